// args: 14 3|40 5|27 2
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

public class CustomCollections {
    static int gets, sets, walks, splits;

    static class Mirror extends AbstractList<Integer> {
        final int[] data;
        int size;
        Mirror(int cap) { data = new int[cap]; }
        @Override public Integer get(int i) { gets++; return data[size - 1 - i]; }
        @Override public Integer set(int i, Integer v) { sets++; int o = data[size - 1 - i]; data[size - 1 - i] = v; return o; }
        @Override public void add(int i, Integer v) {
            if (size == data.length) throw new IllegalStateException();
            int at = size - i;
            System.arraycopy(data, at, data, at + 1, size - at);
            data[at] = v;
            size++;
            modCount++;
        }
        @Override public Integer remove(int i) {
            int at = size - 1 - i, o = data[at];
            System.arraycopy(data, at + 1, data, at, size - 1 - at);
            size--;
            modCount++;
            return o;
        }
        @Override public int size() { return size; }
    }

    static class Digits extends AbstractMap<Integer, String> {
        final int max;
        Digits(int max) { this.max = max; }
        @Override public Set<Map.Entry<Integer, String>> entrySet() {
            return new AbstractSet<>() {
                @Override public int size() { return max; }
                @Override public Iterator<Map.Entry<Integer, String>> iterator() {
                    walks++;
                    return new Iterator<>() {
                        int at;
                        public boolean hasNext() { return at < max; }
                        public Map.Entry<Integer, String> next() {
                            if (at >= max) throw new NoSuchElementException();
                            gets += 1000;
                            return Map.entry(at, Integer.toString(at++ * max, 3));
                        }
                    };
                }
            };
        }
    }

    static class Steps implements Spliterator<Integer>, Iterable<Integer> {
        int lo;
        final int hi, step;
        Steps(int lo, int hi, int step) { this.lo = lo; this.hi = hi; this.step = step; }
        public boolean tryAdvance(Consumer<? super Integer> c) {
            if (lo >= hi) return false;
            c.accept(lo);
            lo += step;
            return true;
        }
        public Spliterator<Integer> trySplit() {
            int half = (hi - lo) / 2 / step * step;
            if (half < 4 * step) return null;
            synchronized (CustomCollections.class) { splits++; }
            Steps first = new Steps(lo, lo + half, step);
            lo += half;
            return first;
        }
        public long estimateSize() { return Math.max(0, (hi - lo + step - 1) / step); }
        public int characteristics() { return ORDERED | NONNULL | (lo % 2 == 0 ? DISTINCT : 0); }
        public Iterator<Integer> iterator() { return java.util.Spliterators.iterator(this); }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        List<Integer> list = new Mirror(2 * n);
        for (Integer v : new Steps(0, n, k)) list.add(v % 7);
        for (int i = 0; i < n; i++) list.add(i % (list.size() + 1), i * k % 13);
        Collections.sort(list.subList(1, list.size() - 1));
        list.removeIf(v -> v % k == 1);
        int idx = list.indexOf(7), runs = 0;
        for (int v : list) if (v == list.get(0)) runs++;
        if (Collections.binarySearch(list.subList(1, list.size()), 5) >= 0) runs += 100;
        Map<Integer, String> digits = new Digits(n);
        int ones = 0;
        for (int i = 0; i < n + 3; i += k) if (digits.getOrDefault(i, "none").contains("1")) ones++;
        for (char c : digits.values().toString().toCharArray()) if (c == '2') ones += 10;
        String joined = StreamSupport.stream(new Steps(n, n * 10, k), true).filter(v -> v % 3 == 0)
                .map(v -> (char) ('a' + v % 26)).map(String::valueOf).collect(Collectors.joining());
        int vowels = 0;
        for (char c : joined.toCharArray()) if ("aeiou".indexOf(c) >= 0) vowels++;
        System.out.println(list.size() + " " + idx + " " + runs + " " + ones + " " + vowels + " " + joined.length());
        System.out.println(gets + " " + sets + " " + walks + " " + (splits > 0) + " " + list.hashCode() % 1000 + " " + digits.containsValue("11"));
    }
}
