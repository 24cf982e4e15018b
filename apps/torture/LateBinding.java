// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.Spliterator;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Views, streams, iterators, functions that are made before what they look at changes. */
public class LateBinding {
    static int seen;
    int field;

    static class Box {
        int value;

        Box(int value) {
            this.value = value;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Box b && b.value == value;
        }

        @Override
        public int hashCode() {
            return value;
        }
    }

    static int views(int n) {
        Map<String, Integer> map = new LinkedHashMap<>();
        Set<String> keys = map.keySet();
        Collection<Integer> values = map.values();
        Map<String, Integer> fixed = Collections.unmodifiableMap(map);
        for (int i = 0; i < n; i++) {
            map.put("k" + i, i);
        }
        int s = keys.size() + fixed.get("k1");
        values.removeIf(v -> v % 3 == 0);
        s += map.size() * 2;
        keys.retainAll(Set.of("k1", "k2", "k4"));
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            e.setValue(e.getValue() + n);
        }
        for (int v : fixed.values()) {
            s += v;
        }
        NavigableMap<Integer, Integer> tree = new TreeMap<>();
        NavigableMap<Integer, Integer> tail = tree.tailMap(2, true);
        NavigableMap<Integer, Integer> down = tree.descendingMap();
        for (int i = 0; i < n; i++) {
            tree.put(i, i * i);
        }
        s += tail.size() + down.firstKey();
        tail.clear();
        s += tree.size() * 7;
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, n));
        List<Integer> part = list.subList(1, 4);
        part.set(0, n);
        list.set(2, 50);
        s += part.get(1) + list.get(1);
        part.add(60);
        s += list.size();
        List<Integer> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        Collections.swap(list, 0, 1);
        s += reversed.get(0) + list.get(0);
        return s;
    }

    static int iterators(int n) {
        int s = 0;
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        Stream<Integer> late = list.stream().filter(x -> x > 1).peek(x -> seen++);
        Iterator<Integer> early = list.iterator();
        list.add(n * 2);
        s += late.mapToInt(x -> x).sum();
        try {
            s += early.next();
        } catch (ConcurrentModificationException e) {
            s += 1000;
        }
        ListIterator<Integer> it = list.listIterator();
        while (it.hasNext()) {
            int x = it.next();
            if (x % 2 == 0) {
                it.remove();
            } else if (x % 3 == 0) {
                it.set(x * 10);
                it.add(7);
            }
        }
        for (int x : list) {
            s += x;
        }
        CopyOnWriteArrayList<Integer> copying = new CopyOnWriteArrayList<>(list);
        for (int x : copying) {
            if (x < 20) {
                copying.add(x + 20);
            }
        }
        s += copying.size();
        Spliterator<Integer> split = list.spliterator();
        Spliterator<Integer> half = split.trySplit();
        int[] sums = new int[2];
        if (half != null) {
            half.forEachRemaining(x -> sums[0] += x);
        }
        split.forEachRemaining(x -> sums[1] += x);
        s += sums[0] * 2 + sums[1];
        PriorityQueue<Box> queue = new PriorityQueue<>((a, b) -> a.value - b.value);
        Box first = new Box(n);
        queue.add(first);
        queue.add(new Box(5));
        first.value = 1;
        queue.add(new Box(3));
        s += queue.peek().value;
        Set<Box> boxes = new HashSet<>();
        boxes.add(first);
        first.value = 99;
        s += boxes.contains(first) ? 100 : 200;
        s += boxes.contains(new Box(1)) ? 1000 : 2000;
        return s;
    }

    int functions(int n) {
        int[] local = {n};
        IntSupplier ofLocal = () -> local[0];
        IntSupplier ofField = () -> field;
        Supplier<String> text = new StringBuilder("a")::toString;
        StringBuilder changing = new StringBuilder("b");
        Supplier<String> ofBuilder = changing::toString;
        Consumer<String> adding = changing::append;
        Runnable run = () -> field += local[0];
        local[0] = n + 1;
        field = 3;
        run.run();
        adding.accept("xyz".substring(0, n % 3));
        int s = ofLocal.getAsInt() + ofField.getAsInt() + text.get().length() + ofBuilder.get().length();
        Optional<int[]> kept = Optional.of(local);
        local[0] = 40;
        s += kept.map(a -> a[0]).get();
        Map<Integer, List<String>> lazily = new HashMap<>();
        for (int i = 0; i < n; i++) {
            lazily.computeIfAbsent(i % 3, k -> new ArrayList<>()).add("v" + i);
        }
        List<String> one = lazily.get(1);
        lazily.get(1).add("late");
        s += one.size();
        Map<Boolean, List<Integer>> parts = IntStream.range(0, n).boxed().collect(Collectors.partitioningBy(x -> x > 2));
        parts.get(true).add(1);
        s += parts.get(true).size() + parts.values().stream().mapToInt(List::size).sum();
        ConcurrentHashMap<String, Box> table = new ConcurrentHashMap<>();
        table.put("a", new Box(n));
        Box held = table.get("a");
        table.forEach((k, v) -> v.value++);
        s += held.value;
        StringJoiner joiner = new StringJoiner("|");
        joiner.setEmptyValue("none");
        s += joiner.length();
        joiner.add("x").add(changing);
        changing.append("never");
        s += joiner.toString().length();
        BitSet bits = new BitSet();
        BitSet other = (BitSet) bits.clone();
        bits.set(1, n);
        other.or(bits);
        bits.clear(2);
        s += other.cardinality() + bits.cardinality();
        TreeSet<Integer> set = new TreeSet<>(List.of(1, 5, 9));
        Set<Integer> head = set.headSet(6);
        set.add(n % 6);
        s += head.size();
        return s;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int a = views(n);
        int b = iterators(n);
        int c = new LateBinding().functions(n);
        for (int i = 0; i < a % 100; i++) {
            seen += i & 1;
        }
        for (int i = 0; i < b % 100; i++) {
            seen += 2;
        }
        for (int i = 0; i < c; i++) {
            seen += 3;
        }
        System.out.println(a + " " + b + " " + c + " " + seen);
    }
}
