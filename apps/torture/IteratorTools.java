// args: 3 | 10 | 25
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Iterators that add and set, split and drain; algorithms over lists and arrays; views of maps that are written through. */
public class IteratorTools {
    static final class Cell {
        int n;

        Cell(int n) {
            this.n = n;
        }

        int take() {
            return n++;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Cell && ((Cell) o).n % 5 == n % 5;
        }

        @Override
        public int hashCode() {
            return n % 5;
        }
    }

    static int iterators(int n) {
        LinkedList<Cell> list = new LinkedList<>();
        for (int i = 0; i < n; i++) {
            list.add(new Cell(i));
        }
        for (ListIterator<Cell> it = list.listIterator(); it.hasNext(); ) {
            Cell c = it.next();
            if (c.n % 3 == 0) {
                it.set(new Cell(c.n + 10));
            } else if (c.n % 3 == 1) {
                it.add(new Cell(c.n * 2));
            } else {
                it.remove();
            }
        }
        int total = 0;
        for (Iterator<Cell> it = list.descendingIterator(); it.hasNext(); ) {
            total = total * 2 % 1009 + it.next().take();
        }
        int[] drained = {0};
        Iterator<Cell> rest = list.iterator();
        rest.next();
        rest.forEachRemaining(c -> drained[0] += c.take());
        Spliterator<Cell> split = new ArrayList<>(list).spliterator();
        Spliterator<Cell> half = split.trySplit();
        if (half != null) {
            half.forEachRemaining(c -> drained[0] += 2 * c.n);
        }
        split.tryAdvance(c -> drained[0] += 100);
        PrimitiveIterator.OfInt numbers = IntStream.range(0, n).filter(i -> i % 2 == 1).iterator();
        while (numbers.hasNext()) {
            total += numbers.nextInt();
        }
        Enumeration<Cell> old = Collections.enumeration(list);
        while (old.hasMoreElements()) {
            total += old.nextElement().n & 1;
        }
        for (Iterator<Cell> it = Collections.enumeration(list).asIterator(); it.hasNext(); ) {
            total += it.next().n & 2;
        }
        Iterable<Integer> counting = () -> IntStream.range(0, n).iterator();
        total += StreamSupport.stream(counting.spliterator(), false).mapToInt(i -> i).sum();
        return total + drained[0] + Collections.list(Collections.enumeration(list)).size();
    }

    static int algorithms(int n) {
        Cell[] cells = new Cell[n];
        Arrays.setAll(cells, i -> new Cell(i * 7 % 11));
        List<Cell> view = Arrays.asList(cells);
        Collections.rotate(view, 2);
        Collections.swap(view, 0, n - 1);
        view.set(1, new Cell(50));
        int total = cells[1].take() + cells[0].n;
        Collections.sort(view, Comparator.comparingInt(c -> -c.n));
        total += Collections.binarySearch(view, new Cell(50), Comparator.comparingInt(c -> -c.n));
        total += Collections.frequency(view, new Cell(5)) + Collections.indexOfSubList(view, view.subList(1, 2));
        List<Cell> more = new ArrayList<>();
        Collections.addAll(more, cells[0], cells[n - 1], new Cell(3));
        total += Collections.max(more, Comparator.comparing((Cell c) -> c.n)).n + more.indexOf(new Cell(8)) + (more.containsAll(view) ? 1 : 0);
        Collections.replaceAll(more, new Cell(3), new Cell(9));
        Collections.fill(view.subList(0, 1), cells[n - 1]);
        total += cells[0] == cells[n - 1] ? 20 : 0;
        int[] a = IntStream.range(0, n).map(i -> i * i % 13).toArray();
        int[] b = a.clone();
        Arrays.parallelPrefix(a, Integer::sum);
        Arrays.sort(b, 0, n / 2);
        total += Arrays.mismatch(a, b) + Arrays.compare(a, b) + (Arrays.equals(a, 0, 1, b, 0, 1) ? 1 : 0);
        Integer[] boxed = {5, 3, n, 1};
        Arrays.sort(boxed, Collections.reverseOrder());
        total += boxed[0] + Arrays.hashCode(boxed) % 7 + Arrays.deepToString(new Object[] {boxed, "x"}).length();
        Cell[] others = Arrays.copyOf(cells, n + 2);
        others[n] = new Cell(4);
        total += Arrays.equals(others, 0, n, cells, 0, n) ? 30 : 0;
        total += Objects.requireNonNullElseGet(others[n + 1], () -> new Cell(77)).take() + Objects.hash(n, "a") % 3;
        return total + Objects.compare(cells[0], others[n], Comparator.comparingInt(c -> c.n)) + Objects.checkFromToIndex(0, n, n);
    }

    static int views(int n) {
        NavigableMap<Integer, Cell> map = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            map.put(i * 3, new Cell(i));
        }
        NavigableMap<Integer, Cell> sub = map.subMap(2, true, n * 2, false);
        sub.replaceAll((k, c) -> new Cell(c.n + k));
        sub.computeIfAbsent(4, Cell::new).take();
        sub.merge(4, new Cell(6), (x, y) -> new Cell(x.n * y.n));
        int total = map.get(4).n;
        map.tailMap(n * 2, true).keySet().removeIf(k -> k % 2 == 0);
        map.descendingMap().headMap(6).entrySet().removeIf(e -> e.getValue().n % 4 == 3);
        for (Map.Entry<Integer, Cell> e : map.entrySet()) {
            total += e.getKey() + e.getValue().take();
        }
        Map.Entry<Integer, Cell> last = map.pollLastEntry();
        total += last == null ? 0 : last.getValue().n;
        Map<String, Cell> named = new HashMap<>(Map.of("a", new Cell(1), "b", new Cell(n)));
        named.values().remove(new Cell(1));
        named.keySet().retainAll(List.of("a", "b", "c"));
        named.entrySet().forEach(e -> e.setValue(new Cell(e.getValue().n + 1)));
        named.putAll(Map.ofEntries(Map.entry("c", new Cell(2)), Map.entry("d", new Cell(4))));
        Map<String, Cell> ordered = new LinkedHashMap<>();
        named.entrySet().stream().sorted(Map.Entry.<String, Cell>comparingByValue(Comparator.comparingInt(c -> c.n)).thenComparing(Map.Entry.comparingByKey()))
                .forEachOrdered(e -> ordered.put(e.getKey(), e.getValue()));
        int weight = 1;
        for (Cell c : ordered.values()) {
            total += weight++ * c.take();
        }
        AbstractMap.SimpleEntry<String, Cell> entry = new AbstractMap.SimpleEntry<>("x", new Cell(n));
        Cell before = entry.setValue(new Cell(8));
        total += before.n + entry.getValue().n + (entry.equals(Map.entry("x", new Cell(3))) ? 13 : 0);
        Map<Cell, Integer> keyed = new HashMap<>();
        for (int i = 0; i < n; i++) {
            keyed.merge(new Cell(i), 1, Integer::sum);
        }
        Map<Cell, Integer> fixed = Collections.unmodifiableMap(keyed);
        int[] seen = {0};
        fixed.forEach((k, v) -> seen[0] += k.n * v);
        return total + seen[0] + fixed.getOrDefault(new Cell(7), 40);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = iterators(n) + algorithms(n) + views(n);
        int steps = 0;
        for (int i = 0; i < Math.floorMod(total, 100); i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
