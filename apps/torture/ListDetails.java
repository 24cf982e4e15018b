// args: 3 abc | 8 xyzzy | 14 q
import java.nio.LongBuffer;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.EmptyStackException;
import java.util.EnumSet;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

/** Details of collections: algorithms, wrappers, old classes, views, collections of the program, arrays and bit sets. */
public class ListDetails {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    /** Compared by its text, which counts. */
    static class Item implements Comparable<Item> {
        static int compared;
        static int equals;
        final int value;

        Item(int value) {
            this.value = value;
        }

        @Override
        public int compareTo(Item o) {
            compared++;
            return Integer.compare(value, o.value);
        }

        @Override
        public boolean equals(Object o) {
            equals++;
            return o instanceof Item && ((Item) o).value == value;
        }

        @Override
        public int hashCode() {
            return value * 31;
        }

        @Override
        public String toString() {
            return "<" + value + ">";
        }
    }

    static class OwnList extends AbstractList<Integer> {
        int[] data = new int[40];
        int used;
        int gets;
        int sets;
        int sizes;

        @Override
        public Integer get(int i) {
            gets++;
            if (i >= used) {
                throw new IndexOutOfBoundsException();
            }
            return data[i];
        }

        @Override
        public int size() {
            sizes++;
            return used;
        }

        @Override
        public Integer set(int i, Integer x) {
            sets++;
            int old = data[i];
            data[i] = x;
            return old;
        }

        @Override
        public void add(int at, Integer x) {
            System.arraycopy(data, at, data, at + 1, used - at);
            data[at] = x;
            used++;
            modCount++;
        }

        @Override
        public Integer remove(int at) {
            int old = data[at];
            System.arraycopy(data, at + 1, data, at, used - at - 1);
            used--;
            modCount++;
            return old;
        }
    }

    /** A list by its list iterator only. */
    static class Chain extends AbstractSequentialList<Integer> {
        final LinkedList<Integer> under = new LinkedList<>();
        int walks;

        @Override
        public ListIterator<Integer> listIterator(int at) {
            walks++;
            return under.listIterator(at);
        }

        @Override
        public int size() {
            return under.size();
        }
    }

    static class Line extends AbstractQueue<Integer> {
        final ArrayList<Integer> waiting = new ArrayList<>();
        int offers;
        int polls;

        @Override
        public boolean offer(Integer x) {
            offers++;
            return waiting.size() < 6 && waiting.add(x);
        }

        @Override
        public Integer poll() {
            polls++;
            return waiting.isEmpty() ? null : waiting.remove(0);
        }

        @Override
        public Integer peek() {
            polls += 10;
            return waiting.isEmpty() ? null : waiting.get(0);
        }

        @Override
        public Iterator<Integer> iterator() {
            return waiting.iterator();
        }

        @Override
        public int size() {
            return waiting.size();
        }
    }

    static class Evens extends AbstractSet<Integer> {
        final int end;
        int walks;
        int asked;

        Evens(int end) {
            this.end = end;
        }

        @Override
        public Iterator<Integer> iterator() {
            walks++;
            return new Iterator<>() {
                int at;

                @Override
                public boolean hasNext() {
                    return at < end;
                }

                @Override
                public Integer next() {
                    return (at += 2) - 2;
                }
            };
        }

        @Override
        public boolean contains(Object o) {
            asked++;
            return o instanceof Integer && (Integer) o % 2 == 0 && (Integer) o < end;
        }

        @Override
        public int size() {
            return (end + 1) / 2;
        }
    }

    static class Table extends AbstractMap<String, Integer> {
        final LinkedHashMap<String, Integer> under = new LinkedHashMap<>();
        int views;
        int puts;

        @Override
        public Set<Map.Entry<String, Integer>> entrySet() {
            views++;
            return under.entrySet();
        }

        @Override
        public Integer put(String k, Integer v) {
            puts++;
            return under.put(k, v);
        }
    }

    static class Recent extends LinkedHashMap<Integer, Boolean> {
        int evictions;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Boolean> e) {
            if (size() > 4) {
                evictions++;
                return true;
            }
            return false;
        }
    }

    static List<Integer> upTo(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        return list;
    }

    static OwnList own(int n) {
        OwnList list = new OwnList();
        for (int i = 0; i < n; i++) {
            list.add(i, i * 2);
        }
        return list;
    }

    static void algorithms(int n) {
        List<Integer> to = upTo(n + 2);
        Collections.copy(to, List.of(50, n));
        int r1 = to.get(1) + to.get(0);
        count(r1);
        int small = 0;
        try {
            Collections.copy(new ArrayList<>(), to);
        } catch (IndexOutOfBoundsException e) {
            small += n;
        }
        count(small);
        Collections.rotate(to, n);
        int r2 = to.get(0);
        count(r2);
        Collections.swap(to, 0, 2);
        int r3 = to.get(2);
        count(r3);
        int r4 = Collections.lastIndexOfSubList(List.of(1, 2, n, 1, 2), List.of(1, 2)) + Collections.indexOfSubList(upTo(n), List.of(2));
        count(r4);
        Collections.fill(to, 7 + n);
        int r5 = to.get(n - 1);
        count(r5);
        Vector<Integer> v = new Vector<>(to);
        ArrayList<Integer> listed = Collections.list(v.elements());
        v.add(3);
        int r6 = listed.size();
        count(r6);
        Enumeration<Integer> e = Collections.enumeration(to);
        e.nextElement();
        to.remove(0);
        int broken = 0;
        try {
            e.nextElement();
        } catch (ConcurrentModificationException x) {
            broken += n;
        }
        count(broken);
        Enumeration<Integer> f = v.elements();
        Iterator<Integer> asIterator = f.asIterator();
        asIterator.next();
        v.set(1, 60 + n);
        int after = f.nextElement();
        count(after);
    }

    static void ownAlgorithms(int n) {
        OwnList list = own(n);
        Iterator<Integer> it = list.iterator();
        it.next();
        list.listIterator().next();
        list.replaceAll(x -> x + 1);
        int r1 = list.gets + list.sets;
        count(r1);
        OwnList target = own(n + 1);
        Collections.copy(target, list);
        int sets = target.sets;
        count(sets);
        int r2 = target.get(n - 1) + list.gets;
        count(r2);
        Collections.rotate(target, 1);
        int r3 = target.get(0);
        count(r3);
        int r4 = target.sizes;
        count(r4);
        Collections.fill(target, n);
        int r5 = target.sets;
        count(r5);
        Collections.replaceAll(target, n, n + 3);
        int r6 = target.get(1);
        count(r6);
        int r7 = Collections.indexOfSubList(own(n), List.of(4)) + 2;
        count(r7);
        int r8 = Collections.disjoint(new Evens(n), upTo(1)) ? 3 : n;
        count(r8);
        Evens evens = new Evens(n);
        boolean apart = Collections.disjoint(evens, List.of(1, 3, 5));
        int r9 = apart ? evens.asked : 40;
        count(r9);
        int r10 = Collections.frequency(list, 3) + Collections.max(list);
        count(r10);
    }

    static void wrappers(int n) {
        Set<Integer> plain = new HashSet<>();
        Set<Integer> checked = Collections.checkedSet(plain, Integer.class);
        int wrong = 0;
        try {
            checked.add(n);
            add(checked, "text");
            wrong += 50;
        } catch (ClassCastException e) {
            wrong += plain.size() + n;
        }
        count(wrong);
        Map<String, Integer> checkedMap = Collections.checkedMap(new TreeMap<>(), String.class, Integer.class);
        checkedMap.put("a", n);
        int typed = 0;
        try {
            checkedMap.entrySet().forEach(x -> x.setValue(n + 1));
            put(checkedMap, 5);
        } catch (ClassCastException e) {
            typed += checkedMap.get("a");
        }
        count(typed);
        SortedSet<Integer> sync = Collections.synchronizedSortedSet(new TreeSet<>(upTo(n)));
        sync.headSet(2).clear();
        int r1 = sync.first() + sync.size();
        count(r1);
        NavigableSet<Integer> under = new TreeSet<>(upTo(n));
        NavigableSet<Integer> fixed = Collections.unmodifiableNavigableSet(under);
        under.add(100 + n);
        int r2 = fixed.last();
        count(r2);
        int refused = 0;
        try {
            fixed.pollFirst();
        } catch (UnsupportedOperationException e) {
            refused += n;
        }
        count(refused);
        SortedMap<Integer, Integer> values = new TreeMap<>(Comparator.reverseOrder());
        SortedMap<Integer, Integer> view = Collections.unmodifiableSortedMap(values);
        values.put(n, 1);
        values.put(n + 1, 2);
        int r3 = view.firstKey() + view.headMap(n).size();
        count(r3);
        Recent recent = new Recent();
        Set<Integer> last = Collections.newSetFromMap(recent);
        recent.put(-1, true);
        for (int i = 0; i < n; i++) {
            last.add(i);
        }
        int r4 = last.size();
        count(r4);
        int r5 = recent.evictions;
        count(r5);
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        Queue<Integer> stack = Collections.asLifoQueue(deque);
        stack.add(n);
        stack.add(n + 5);
        int r6 = stack.remove();
        count(r6);
        int r7 = deque.size() + stack.peek();
        count(r7);
        int empty = 0;
        for (Collection<Integer> c : List.<Collection<Integer>>of(Collections.emptyList(), Collections.emptySet(), Collections.emptyNavigableSet(), Collections.singleton(n), Collections.singletonList(n))) {
            try {
                c.add(1);
            } catch (UnsupportedOperationException e) {
                empty += c.size() + 1;
            }
        }
        int r8 = empty + (Collections.emptyEnumeration().hasMoreElements() ? 50 : 1) + Collections.emptySortedMap().size();
        count(r8);
        OwnList own = own(n);
        List<Integer> shared = Collections.synchronizedList(own);
        shared.add(33);
        int r9 = own.get(n);
        count(r9);
        Collections.unmodifiableList(own).indexOf(33);
        int r10 = own.gets;
        count(r10);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void add(Set set, Object x) {
        set.add(x);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void put(Map map, Object x) {
        map.put(x, x);
    }

    static void vectors(int n) {
        Vector<Integer> v = new Vector<>(4, 3);
        for (int i = 0; i < n; i++) {
            v.addElement(i);
        }
        int r1 = v.capacity();
        count(r1);
        v.ensureCapacity(30 + n);
        int more = v.capacity();
        count(more);
        v.trimToSize();
        int less = v.capacity();
        count(less);
        v.insertElementAt(n * 2, 1);
        int r2 = v.elementAt(1) + v.firstElement() + v.lastElement();
        count(r2);
        int r3 = v.removeElement(2) ? v.size() : 60;
        count(r3);
        v.setSize(n + 4);
        Integer end = v.elementAt(n + 3);
        int r4 = end == null ? n : 50;
        count(r4);
        v.setElementAt(5, n + 3);
        Enumeration<Integer> e = v.elements();
        int elements = 0;
        while (e.hasMoreElements()) {
            Integer x = e.nextElement();
            elements += x == null ? 1 : x;
        }
        count(elements);
        int bad = 0;
        try {
            v.setSize(n - 20);
        } catch (ArrayIndexOutOfBoundsException x) {
            bad += n;
        }
        count(bad);
        v.removeAllElements();
        int none = 0;
        try {
            v.firstElement();
        } catch (NoSuchElementException x) {
            none += n + v.size();
        }
        count(none);
        Stack<String> stack = new Stack<>();
        stack.push("a");
        stack.add(0, "b".repeat(n));
        int r5 = stack.search("a") + stack.pop().length() + stack.peek().length();
        count(r5);
        stack.clear();
        int popped = 0;
        try {
            stack.pop();
        } catch (EmptyStackException x) {
            popped += n;
        }
        count(popped);
    }

    static void deques(int n) {
        ArrayDeque<Integer> a = new ArrayDeque<>(upTo(n));
        a.addAll(upTo(3));
        a.removeLast();
        a.removeLastOccurrence(1);
        int r1 = a.size() + a.peekLast();
        count(r1);
        Iterator<Integer> back = a.descendingIterator();
        back.next();
        int second = back.next();
        back.remove();
        int r2 = second + a.size();
        count(r2);
        LinkedList<Integer> l = new LinkedList<>(upTo(n));
        l.addFirst(2);
        l.removeLastOccurrence(2);
        int r3 = l.indexOf(2) + l.size() + l.removeLast();
        count(r3);
        ListIterator<Integer> it = l.listIterator(2);
        it.add(70 + n);
        it.previous();
        it.set(30 + n);
        int r4 = l.get(2) + it.previousIndex() + it.nextIndex();
        count(r4);
        int early = 0;
        try {
            it.add(1);
            it.set(2);
        } catch (IllegalStateException e) {
            early += l.size();
        }
        count(early);
    }

    static void parts(int n) {
        List<Integer> list = upTo(n + 6);
        List<Integer> outer = list.subList(1, 6);
        List<Integer> inner = outer.subList(1, 3);
        inner.add(40 + n);
        int r1 = list.get(4) + outer.size();
        count(r1);
        outer.set(1, n + 9);
        int r2 = inner.get(0);
        count(r2);
        inner.clear();
        int r3 = list.size() + outer.get(1);
        count(r3);
        list.add(5);
        int broken = 0;
        try {
            broken += outer.size() + 50;
        } catch (ConcurrentModificationException e) {
            broken += n;
        }
        count(broken);
        List<Integer> fresh = list.subList(0, 4);
        fresh.replaceAll(x -> x + n);
        Collections.reverse(fresh);
        int r4 = list.get(0);
        count(r4);
        fresh.removeIf(x -> x % 2 == 0);
        int r5 = list.size();
        count(r5);
        OwnList own = own(n);
        List<Integer> part = own.subList(0, 2);
        part.set(1, 44);
        int r6 = own.get(1);
        count(r6);
        part.add(n);
        int r7 = own.used;
        count(r7);
        part.clear();
        int r8 = own.used + own.get(0);
        count(r8);
    }

    static void ownLists(int n, String word) {
        OwnList list = own(n);
        list.add(n);
        list.addAll(0, List.of(5, 6));
        int r1 = list.used + list.data[0];
        count(r1);
        list.remove((Integer) 5);
        list.retainAll(List.of(6, 4, n, 2));
        int r2 = list.used;
        count(r2);
        list.removeIf(x -> x == 4);
        int r3 = list.used * 3;
        count(r3);
        list.sort(Comparator.reverseOrder());
        int r4 = list.data[0];
        count(r4);
        int r5 = list.sets;
        count(r5);
        int r6 = list.equals(List.of(6, 2)) ? 3 : list.hashCode() & 15;
        count(r6);
        int r7 = list.toString().length() + list.indexOf(2) + list.lastIndexOf(6);
        count(r7);
        int r8 = list.containsAll(List.of(6, 2)) ? n : 50;
        count(r8);
        int broken = 0;
        try {
            for (int x : list) {
                list.add(0, x);
            }
        } catch (ConcurrentModificationException e) {
            broken += list.used;
        }
        count(broken);
        list.clear();
        int r9 = list.used + 1;
        count(r9);
        Chain chain = new Chain();
        chain.listIterator(0).add(3);
        chain.add(n);
        chain.add(0, n + 1);
        int r10 = chain.under.get(0);
        count(r10);
        int r11 = chain.get(2) + chain.set(1, 8);
        count(r11);
        chain.remove(0);
        int r12 = chain.under.size() * 4 + chain.under.getFirst();
        count(r12);
        int r13 = chain.walks;
        count(r13);
        Line line = new Line();
        line.offer(1);
        line.poll();
        line.add(n);
        line.addAll(List.of(4, 5));
        int r14 = line.offers;
        count(r14);
        int r15 = line.element() + line.remove();
        count(r15);
        int r16 = line.polls;
        count(r16);
        int full = 0;
        try {
            for (int i = 0; i < 9; i++) {
                line.add(i);
            }
        } catch (IllegalStateException e) {
            full += line.offers;
        }
        count(full);
        line.clear();
        int r17 = line.size() + line.polls;
        count(r17);
    }

    static void ownSets(int n, String word) {
        Evens evens = new Evens(n);
        int r1 = evens.contains(2) ? evens.asked : 9;
        count(r1);
        int r2 = evens.equals(Set.of(0, 2)) ? 7 : evens.hashCode();
        count(r2);
        int r3 = evens.asked;
        count(r3);
        int r4 = evens.containsAll(List.of(0, 2)) ? evens.asked : 40;
        count(r4);
        int r5 = evens.toString().length() + evens.walks;
        count(r5);
        int fixed = 0;
        try {
            evens.removeAll(List.of(2));
        } catch (UnsupportedOperationException e) {
            fixed += evens.walks;
        }
        count(fixed);
        Table table = new Table();
        table.put("a", n);
        table.putAll(Map.of("b", 2));
        table.merge(word, 5, Integer::sum);
        table.computeIfAbsent("q", k -> n + 1);
        int r6 = table.puts;
        count(r6);
        int r7 = table.get("q") + (table.containsKey("b") ? 1 : 50);
        count(r7);
        int r8 = table.values().stream().mapToInt(x -> x).sum() + table.size();
        count(r8);
        table.keySet().remove("a");
        table.values().removeIf(x -> x == 2);
        int r9 = table.under.size();
        count(r9);
        int r10 = table.equals(Map.of(word, 5)) ? 2 : table.toString().length();
        count(r10);
        int r11 = table.hashCode() & 31;
        count(r11);
        int r12 = table.views;
        count(r12);
        table.clear();
        int r13 = table.under.size() + 3;
        count(r13);
    }

    static void queues(int n) {
        PriorityQueue<Item> q = new PriorityQueue<>((a, b) -> b.value - a.value);
        for (int i = 0; i < n; i++) {
            q.add(new Item(i * 7 % 5));
        }
        int r1 = q.comparator().compare(new Item(1), new Item(n)) + 30;
        count(r1);
        boolean gone = q.remove(new Item(4));
        int r2 = (gone ? 1 : 2) + q.peek().value;
        count(r2);
        int r3 = Item.equals;
        count(r3);
        q.removeIf(x -> x.value == 2);
        int r4 = q.size() + new PriorityQueue<>(q).poll().value;
        count(r4);
        EnumSet<Day> days = EnumSet.noneOf(Day.class);
        days.add(Day.values()[n % 7]);
        days.addAll(EnumSet.range(Day.TUE, Day.THU));
        EnumSet<Day> others = EnumSet.complementOf(days);
        days.clear();
        int r5 = others.size();
        count(r5);
        int r6 = others.iterator().next().ordinal() + others.stream().mapToInt(Day::ordinal).sum();
        count(r6);
    }

    static void arrays(int n, String word) {
        Object[] a = {new Item(1), new int[] {n}, new Object[] {word, new Item(2)}};
        Object[] b = {new Item(1), new int[] {n}, new Object[] {word, new Item(2)}};
        int r1 = Arrays.deepEquals(a, b) ? n : 50;
        count(r1);
        ((int[]) b[1])[0]++;
        int r2 = Arrays.deepEquals(a, b) || Objects.deepEquals(a, b) ? 50 : n + 1;
        count(r2);
        int r3 = Arrays.deepToString(b).length() + (Arrays.deepHashCode(a) & 15);
        count(r3);
        Integer[] x = {1, 2, n};
        Integer[] y = {1, n, 3};
        int[] calls = new int[2];
        Comparator<Integer> same = (p, q) -> {
            calls[0]++;
            return p % 2 - q % 2;
        };
        int r4 = Arrays.mismatch(x, y, same) + 2;
        count(r4);
        int r5 = Arrays.compare(x, y, same) + 2 + Arrays.compare(x, y) + (Arrays.equals(x, y, same) ? 1 : 2);
        count(r5);
        int r6 = Arrays.compare(x, 0, 2, y, 1, 3, same) + 3;
        count(r6);
        count(Arrays.binarySearch(new Integer[] {1, 3, 5, 7, n + 9}, 1, 4, 5, (p, q) -> {
            calls[1]++;
            return p - q;
        }) + 3);
        int r7 = calls[0];
        count(r7);
        int r8 = calls[1];
        count(r8);
        int r9 = Arrays.mismatch(new int[] {1, n}, new int[] {1, 8}) + 2;
        count(r9);
        long[] filled = new long[n];
        Arrays.setAll(filled, i -> {
            calls[1]++;
            return i * 2L;
        });
        int r10 = (int) filled[n - 1] + calls[1];
        count(r10);
        int[] sums = {1, 2, n, 4};
        Arrays.parallelPrefix(sums, (p, q) -> p + q);
        int r11 = sums[3];
        count(r11);
        String[] words = {word, "b"};
        List<String> view = Arrays.asList(words);
        view.set(1, "c".repeat(n));
        words[0] = "dd";
        int r12 = words[1].length() + view.get(0).length();
        count(r12);
        Collections.sort(view);
        int r13 = words[0].length();
        count(r13);
        int grown = 0;
        try {
            view.add("x");
        } catch (UnsupportedOperationException e) {
            grown += n;
        }
        count(grown);
    }

    static void objects(int n, String word) {
        int[] made = new int[1];
        String s = Objects.requireNonNullElse(n > 5 ? null : word, "other");
        String t = Objects.requireNonNullElseGet(n > 5 ? word : null, () -> {
            made[0]++;
            return "t".repeat(n);
        });
        int r1 = s.length() + t.length();
        count(r1);
        int r2 = made[0] + 2;
        count(r2);
        int bad = 0;
        try {
            bad += Objects.checkFromIndexSize(2, n, 10);
        } catch (IndexOutOfBoundsException e) {
            bad += n;
        }
        count(bad);
        if (Objects.isNull(word) || Objects.nonNull(word.length() > 3 ? null : word)) {
            count(n);
        }
        BitSet bits = new BitSet();
        bits.flip(2, n + 2);
        bits.flip(n);
        int r3 = bits.cardinality() + bits.previousSetBit(n + 1);
        count(r3);
        int r4 = bits.nextClearBit(2) + bits.stream().sum() % 40;
        count(r4);
        bits.set(n + 3, n + 6);
        bits.clear(2, 4);
        int r5 = bits.length() + bits.nextSetBit(0) + bits.previousClearBit(n);
        count(r5);
        LongBuffer longs = LongBuffer.allocate(2);
        longs.put(0, n);
        BitSet of = BitSet.valueOf(longs);
        of.or(bits);
        int r6 = of.cardinality();
        count(r6);
        int r7 = (int) (of.toLongArray()[0] & 31);
        count(r7);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        algorithms(n);
        ownAlgorithms(n);
        wrappers(n);
        vectors(n);
        deques(n);
        parts(n);
        ownLists(n, word);
        ownSets(n, word);
        queues(n);
        arrays(n, word);
        objects(n, word);
        System.out.println(total);
    }
}
