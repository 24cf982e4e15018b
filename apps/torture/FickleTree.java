// args: 9 1 | 20 3 | 40 7
import java.util.*;

/** TreeMap/TreeSet whose ordering callbacks mutate state, throw, or disagree with equals. */
public class FickleTree {
    static int compares, keySeq;

    static class Key implements Comparable<Key> {
        final int v;
        int touched;
        final int id = keySeq++;

        Key(int v) {
            this.v = v;
        }

        @Override
        public int compareTo(Key o) {
            compares++;
            touched++;
            o.touched += 2;
            return Integer.compare(v % 11, o.v % 11); // coarser than equals
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.v == v;
        }

        @Override
        public int hashCode() {
            return v;
        }

        @Override
        public String toString() {
            return v + "^" + touched;
        }
    }

    /** Starts in ascending order and flips for good after a budget of calls. */
    static class Flipper implements Comparator<Integer> {
        int budget;
        int flips;

        Flipper(int budget) {
            this.budget = budget;
        }

        @Override
        public int compare(Integer a, Integer b) {
            if (budget-- == 0) flips++;
            int c = a.compareTo(b);
            return flips % 2 == 0 ? c : -c;
        }
    }

    static class Picky implements Comparator<String> {
        int thrown;

        public int compare(String a, String b) {
            if (a.length() + b.length() == 7) {
                thrown++;
                throw new UnsupportedOperationException(a + "/" + b);
            }
            return a.compareTo(b);
        }

        @Override
        public Comparator<String> reversed() { // overrides a default method, wrongly on purpose
            return Comparator.comparing(String::length).thenComparing(this);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), seed = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        TreeMap<Key, Integer> m = new TreeMap<>();
        int lost = 0;
        for (int i = 0; i < n; i++) {
            Key k = new Key(i * seed + i / 3);
            Integer old = m.put(k, i);
            if (old != null) lost += old; // key kept, value replaced
        }
        int hot = 0;
        for (Key k : m.keySet()) if (k.touched > n / 2) hot++;
        System.out.println(
                "size=" + m.size() + " lost=" + lost + " hot=" + hot + " first=" + m.firstKey());
        int removed = 0;
        for (Key k = m.firstKey(); k != null; k = m.higherKey(k))
            if ((k.touched & 1) == 0) {
                m.remove(k);
                removed++;
            }
        System.out.println("removed=" + removed + " keys=" + m.keySet());
        HashSet<Key> hs = new HashSet<>(m.keySet());
        System.out.println(
                "hs.removeAll="
                        + hs.removeAll(new TreeSet<>(List.of(new Key(11), new Key(22))))
                        + " "
                        + hs.size());

        Flipper f = new Flipper(n * 2);
        TreeSet<Integer> flip = new TreeSet<>(f);
        int dup = 0;
        for (int i = 0; i < n; i++) if (!flip.add((i * (seed + 4)) % 13)) dup++;
        int missing = 0;
        for (int i = 0; i < 13; i++)
            if (flip.contains(i) != new ArrayList<>(flip).contains(i)) missing++;
        System.out.println("flip=" + flip + " dup=" + dup + " missing=" + missing);

        Picky p = new Picky();
        TreeMap<String, Integer> words = new TreeMap<>(p);
        TreeMap<String, Integer> byRev = new TreeMap<>(p.reversed());
        int refused = 0;
        for (int i = 0; i < n; i++) {
            String w = "abcdefgh".substring(i % 3, i % 3 + 1 + (i * seed) % 5);
            try {
                words.merge(w, 1, Integer::sum);
            } catch (UnsupportedOperationException e) {
                refused += e.getMessage().length();
            }
            try {
                byRev.merge(w, 1, (x, y) -> x == 3 ? null : x + y);
            } catch (UnsupportedOperationException e) {
                refused++;
            }
        }
        System.out.println(words + " refused=" + refused + " thrown=" + p.thrown);
        System.out.println(byRev);

        // a mutated key becomes unreachable in its bucket order
        TreeSet<int[]> arr = new TreeSet<>((x, y) -> x[0] - y[0]);
        for (int i = 0; i < n; i++) arr.add(new int[] {i * 3 % (n + 1)});
        int[] root = arr.floor(new int[] {n / 2});
        root[0] = Integer.MIN_VALUE; // subtraction overflows from here on
        int found = 0;
        for (int[] a : arr.toArray(new int[0][])) if (arr.contains(a)) found++;
        int steps = 0;
        while (arr.pollFirst() != null && arr.pollLast() != null) steps++;
        System.out.println("found=" + found + " steps=" + steps + " compares=" + compares);
    }
}
