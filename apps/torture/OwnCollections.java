// args: 3 | 10 | 25
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Collections that extend nothing of the JDK, given to its algorithms, constructors and wrappers. */
public class OwnCollections {
    /** A ring of a fixed length. */
    static class Ring implements Collection<Integer> {
        private final int[] values;
        private int start;
        private int size;
        int walks;

        Ring(int length) {
            values = new int[length];
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public boolean isEmpty() {
            return size == 0;
        }

        @Override
        public boolean contains(Object wanted) {
            for (int value : this) if (wanted.equals(value)) return true;
            return false;
        }

        @Override
        public Iterator<Integer> iterator() {
            walks++;
            return new Iterator<>() {
                private int at;

                @Override
                public boolean hasNext() {
                    return at < size;
                }

                @Override
                public Integer next() {
                    if (at == size) throw new NoSuchElementException();
                    return values[(start + at++) % values.length];
                }
            };
        }

        @Override
        public Object[] toArray() {
            Object[] all = new Object[size];
            int i = 0;
            for (int value : this) all[i++] = value;
            return all;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] room) {
            T[] all = Arrays.copyOf(room, size);
            int i = 0;
            for (Integer value : this) all[i++] = (T) value;
            return all;
        }

        @Override
        public boolean add(Integer value) {
            if (size < values.length) {
                values[(start + size++) % values.length] = value;
            } else {
                values[start] = value;
                start = (start + 1) % values.length;
            }
            return true;
        }

        @Override
        public boolean remove(Object value) {
            if (size == 0) return false;
            start = (start + 1) % values.length;
            size--;
            return true;
        }

        @Override
        public boolean containsAll(Collection<?> all) {
            for (Object one : all) if (!contains(one)) return false;
            return true;
        }

        @Override
        public boolean addAll(Collection<? extends Integer> all) {
            for (int one : all) add(one);
            return true;
        }

        @Override
        public boolean removeAll(Collection<?> all) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean retainAll(Collection<?> all) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void clear() {
            size = 0;
        }
    }

    /** Entries whose methods count. */
    static class Pair implements Map.Entry<String, Integer> {
        static int asked;
        private final String key;
        private int value;

        Pair(String key, int value) {
            this.key = key;
            this.value = value;
        }

        @Override
        public String getKey() {
            asked++;
            return key;
        }

        @Override
        public Integer getValue() {
            asked += 2;
            return value;
        }

        @Override
        public Integer setValue(Integer next) {
            int old = value;
            value = next;
            return old;
        }

        @Override
        public int hashCode() {
            asked += 3;
            return key.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Pair pair && pair.key.equals(key);
        }
    }

    /** A map that keeps its own entries in a set of the JDK. */
    static class Pairs extends java.util.AbstractMap<String, Integer> {
        private final Set<Map.Entry<String, Integer>> entries = new LinkedHashSet<>();

        @Override
        public Set<Map.Entry<String, Integer>> entrySet() {
            return entries;
        }

        @Override
        public Integer put(String key, Integer value) {
            for (Map.Entry<String, Integer> entry : entries) {
                if (entry.getKey().equals(key)) return entry.setValue(value);
            }
            entries.add(new Pair(key, value));
            return null;
        }
    }

    static class Halves implements Enumeration<Integer> {
        private int left;

        Halves(int n) {
            left = n;
        }

        @Override
        public boolean hasMoreElements() {
            return left > 0;
        }

        @Override
        public Integer nextElement() {
            left /= 2;
            return left;
        }
    }

    static Ring ring(int n, int length) {
        Ring ring = new Ring(length);
        for (int i = 0; i < n; i++) ring.add(i * 5 % 11);
        return ring;
    }

    static int copies(int n) {
        Ring ring = ring(n, 8);
        int sum = 0;
        for (int x : new ArrayList<>(ring)) sum += x;
        for (int x : new TreeSet<>(ring)) sum += x * 2;
        for (int x : new ArrayDeque<>(ring)) sum += x % 3;
        PriorityQueue<Integer> queue = new PriorityQueue<>(ring);
        while (queue.size() > 2) sum += queue.poll();
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        list.addAll(1, ring);
        for (int x : list) sum += x % 2;
        Set<Integer> set = new HashSet<>(List.of(0, 3, 5, 6));
        set.retainAll(ring);
        for (int i = 0; i < set.size(); i++) sum++;
        for (int x : List.copyOf(ring)) sum += x % 4;
        for (Object x : ring.toArray(Integer[]::new)) sum += x.hashCode() % 2;
        int walks = 0;
        for (int i = 0; i < ring.walks; i++) walks++;
        return sum + walks;
    }

    static int algorithms(int n) {
        Ring ring = ring(n, 9);
        int found = Collections.max(ring) + Collections.min(ring, Comparator.reverseOrder());
        int times = 0;
        for (int i = 0; i < Collections.frequency(ring, 5); i++) times++;
        Collections.addAll(ring, 7, 7, 8);
        int apart = Collections.disjoint(ring, List.of(7, 100)) ? 50 : 60;
        int held = 0;
        for (int i = 0; i < 12; i++) if (Collections.unmodifiableCollection(ring).contains(i)) held++;
        Collection<Integer> safe = Collections.synchronizedCollection(ring);
        safe.addAll(List.of(9, 9));
        safe.remove(0);
        int size = 0;
        for (int i = 0; i < safe.size(); i++) size++;
        int listed = 0;
        for (int x : Collections.list(new Halves(n))) listed += x;
        Iterator<Integer> walk = new Halves(n * 2).asIterator();
        while (walk.hasNext()) listed += walk.next() % 2;
        StringJoiner joiner = new StringJoiner("-");
        ring.forEach(x -> joiner.add("" + x));
        int text = 0;
        for (int i = 0; i < String.join(",", names(ring)).length() + joiner.length(); i++) text++;
        return found + times + apart + held + size + listed + text;
    }

    static Iterable<String> names(Ring ring) {
        return () -> {
            Iterator<Integer> of = ring.iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return of.hasNext();
                }

                @Override
                public String next() {
                    return "n" + of.next();
                }
            };
        };
    }

    static int streams(int n) {
        Ring ring = ring(n, 7);
        int sum = ring.stream().filter(x -> x % 2 == 0).mapToInt(x -> x).sum();
        Map<Boolean, List<Integer>> parts = ring.stream().collect(Collectors.partitioningBy(x -> x > 4));
        int large = 0;
        for (int i = 0; i < parts.get(true).size(); i++) large++;
        long named = StreamSupport.stream(names(ring).spliterator(), false).filter(s -> s.length() > 2).count();
        int kept = 0;
        for (int i = 0; i < named; i++) kept++;
        List<Integer> both = Stream.concat(ring.stream(), Stream.of(ring.size())).toList();
        for (int x : both) sum += x % 3;
        return sum + large + kept;
    }

    static int maps(int n) {
        Pairs pairs = new Pairs();
        for (int i = 0; i < n; i++) pairs.put("k" + i % 6, i);
        Pair.asked = 0;
        int got = 0;
        for (int i = 0; i < 8; i++) if (pairs.containsKey("k" + i)) got += pairs.get("k" + i);
        int asked = 0;
        for (int i = 0; i < Pair.asked; i++) asked++;
        int values = 0;
        for (int x : new TreeMap<>(pairs).headMap("k3").values()) values += x;
        Map<String, Integer> copy = new LinkedHashMap<>(pairs);
        copy.putAll(pairs);
        for (int x : copy.values()) values += x % 5;
        pairs.remove("k1");
        pairs.replaceAll((k, v) -> v + k.length());
        pairs.merge("k2", 100, Integer::sum);
        for (int x : new TreeMap<>(Map.copyOf(pairs)).values()) values += x % 7;
        int odd = 0;
        for (String key : Collections.unmodifiableMap(pairs).keySet()) if (pairs.get(key) % 2 == 1) odd++;
        Map<String, Integer> other = new HashMap<>(copy);
        int same = other.equals(pairs) ? 1000 : 2000;
        for (int i = 0; i < pairs.toString().length(); i++) same++;
        int hashes = 0;
        for (int i = 0; i < Math.floorMod(pairs.hashCode(), 20); i++) hashes++;
        return got + asked + values + odd + same + hashes;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        System.out.println(copies(n) + " " + algorithms(n) + " " + streams(n) + " " + maps(n));
    }
}
