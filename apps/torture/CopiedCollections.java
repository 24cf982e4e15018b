// args: 3 | 10 | 25
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeSet;

/** JDK collections that are filled from collections of the program, which hand out their elements in different ways. */
public class CopiedCollections {
    /** Hands out an array of its own making. */
    static final class Ring extends AbstractList<Integer> {
        private final Object[] cells = new Object[4];
        private int start;
        private int size;

        void push(int value) {
            if (size == cells.length) {
                start = (start + 1) % cells.length;
                size--;
            }
            cells[(start + size) % cells.length] = value;
            size++;
        }

        @Override
        public Integer get(int index) {
            return (Integer) cells[(start + index) % cells.length];
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Integer set(int index, Integer value) {
            int at = (start + index) % cells.length;
            Integer before = (Integer) cells[at];
            cells[at] = value;
            return before;
        }

        @Override
        public Object[] toArray() {
            return toArray(new Object[size]);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] array) {
            int widx = 0;
            for (int i = start; widx < size && i < cells.length; i++) {
                array[widx++] = (T) cells[i];
            }
            for (int i = 0; widx < size; i++) {
                array[widx++] = (T) cells[i];
            }
            return array;
        }
    }

    /** Only an iterator. */
    static final class Countdown extends AbstractCollection<Integer> {
        private final int from;

        Countdown(int from) {
            this.from = from;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                private int left = from;

                @Override
                public boolean hasNext() {
                    return left > 0;
                }

                @Override
                public Integer next() {
                    return left--;
                }
            };
        }

        @Override
        public int size() {
            return from;
        }
    }

    static int sum(Collection<Integer> values) {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Ring ring = new Ring();
        List<List<Integer>> windows = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            ring.push(i * i % 7);
            windows.add(new ArrayList<>(ring));
        }
        int total = 0;
        for (List<Integer> window : windows) {
            int part = sum(window);
            total += part;
        }
        List<Integer> all = new ArrayList<>();
        all.addAll(new Countdown(n));
        all.addAll(0, ring);
        int copied = sum(all);
        int sorted = new TreeSet<>(new Countdown(n)).first();
        int listed = sum(List.copyOf(ring)) + new ArrayList<>(new Countdown(n % 4 + 1)).get(0);
        boolean same = ring.equals(windows.get(windows.size() - 1)) && windows.get(0).equals(ring);
        ring.sort(Comparator.reverseOrder());
        int largest = ring.get(0);
        ring.replaceAll(value -> 3 * value + 1);
        Collections.sort(ring);
        int smallest = ring.get(0);
        Integer[] given = new Countdown(n % 3).toArray(size -> new Integer[size + 4]);
        int first = given[0] == null ? -1 : given[0];
        int taken = new PriorityQueue<>(ring).poll();
        System.out.println(total + " " + copied + " " + sorted + " " + listed + " " + same);
        System.out.println(largest + " " + smallest + " " + first + " " + taken);
    }
}
