// args: 3 | 6 | 11 | 14
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a callback fills and gives back to the JDK: iterators of lists, sets of entries, parts of a text. */
public class GivesBack {
    static int calls;

    static final class Squares implements Iterable<Integer> {
        final int n;

        Squares(int n) {
            this.n = n;
        }

        @Override
        public Iterator<Integer> iterator() {
            calls++;
            List<Integer> list = new ArrayList<>();
            for (int i = n; i > 0; i--) {
                list.add(i * i % 7);
            }
            Collections.sort(list);
            return list.iterator();
        }
    }

    static final class Words implements Iterable<String> {
        final int n;

        Words(int n) {
            this.n = n;
        }

        @Override
        public Iterator<String> iterator() {
            List<String> words = new ArrayList<>();
            for (int i = 0; i < n; i += 2) {
                words.add("w" + i);
            }
            return Collections.unmodifiableList(words).iterator();
        }
    }

    /** Only what a map must have; the rest is by default methods. */
    static final class Table extends Unsupported<Integer, Integer> {
        final int rows;

        Table(int rows) {
            this.rows = rows;
        }

        @Override
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            calls++;
            Set<Map.Entry<Integer, Integer>> all = new LinkedHashSet<>();
            for (int i = 0; i < rows; i++) {
                all.add(new SimpleEntry<>(i, i * rows % 5));
            }
            return all;
        }
    }

    abstract static class Unsupported<K, V> implements Map<K, V> {
        @Override
        public int size() {
            return entrySet().size();
        }

        @Override
        public boolean isEmpty() {
            return size() == 0;
        }

        @Override
        public boolean containsKey(Object key) {
            return false;
        }

        @Override
        public boolean containsValue(Object value) {
            return false;
        }

        @Override
        public V get(Object key) {
            return null;
        }

        @Override
        public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> m) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void clear() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Set<K> keySet() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Collection<V> values() {
            throw new UnsupportedOperationException();
        }
    }

    static final class Tape implements CharSequence {
        final int length;

        Tape(int length) {
            this.length = length;
        }

        @Override
        public int length() {
            return length;
        }

        @Override
        public char charAt(int i) {
            return i % 4 == 3 ? 'x' : (char) ('0' + i % 10);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            StringBuilder part = new StringBuilder();
            for (int i = from; i < to; i++) {
                part.append(charAt(i));
            }
            return part;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] sum = new int[4];
        new Squares(n).forEach(x -> sum[0] += x);
        for (int i = 0; i < sum[0]; i++) {
            sum[3]++;
        }
        for (int i = String.join("-", new Words(n)).length(); i > 0; i -= 3) {
            sum[3] += 2;
        }
        new Table(n).forEach((k, v) -> sum[1] += k ^ v);
        for (int i = 0; i < sum[1]; i++) {
            sum[3] ^= i;
        }
        for (Map.Entry<Integer, Integer> e : Map.copyOf(new Table(n)).entrySet()) {
            sum[2] += e.getValue();
        }
        while (sum[2]-- > 0) {
            sum[3]++;
        }
        Matcher m = Pattern.compile("x(\\d+)").matcher(new Tape(3 * n));
        while (m.find()) {
            for (int i = 0; i < m.group(1).length() + m.group().charAt(1) - '0'; i++) {
                sum[3] += i;
            }
        }
        System.out.println(sum[3] + " " + calls);
    }
}
