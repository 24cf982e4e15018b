// args: 20 3|45 1|70 8
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;

public class MutableKeys {
    static int hashes, equalities, compares;

    static class Key implements Comparable<Key> {
        int bucket;
        final String name;
        Key(int bucket, String name) { this.bucket = bucket; this.name = name; }
        @Override public int hashCode() { hashes++; return bucket; }
        @Override public boolean equals(Object o) {
            equalities++;
            return o instanceof Key k && k.bucket == bucket && k.name.equals(name);
        }
        @Override public int compareTo(Key o) { // inconsistent with equals
            compares++;
            return Integer.compare(name.length(), o.name.length());
        }
    }
    static class SubKey extends Key {
        SubKey(int b, String n) { super(b, n); }
        @Override public boolean equals(Object o) { return o instanceof SubKey && super.equals(o); } // asymmetric
        @Override public int hashCode() { return super.hashCode(); }
    }
    record Point(int x, Key key) { }

    static final class Task {
        int priority;
        final int id;
        Task(int p, int id) { priority = p; this.id = id; }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), m = Integer.parseInt(args[1]);
        Map<Key, Integer> map = new HashMap<>();
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Key k = i % 4 == 3 ? new SubKey(i % m, "n" + i % 9) : new Key(i % m, "n".repeat(i % 7) + i / 20);
            keys.add(k);
            map.merge(k, 1, Integer::sum); // many collisions: bins become trees ordered by compareTo
        }
        int before = map.size(), lost = 0, found = 0;
        for (int i = 0; i < n; i += 3) keys.get(i).bucket += 2; // now in the wrong bucket
        for (Key k : keys) if (map.containsKey(k)) found++; else lost++;
        int stale = 0;
        for (Map.Entry<Key, Integer> e : map.entrySet()) if (map.get(e.getKey()) == null) stale++;
        Map<Key, Integer> rehashed = new HashMap<>();
        for (Key k : keys) if (map.get(k) != null) rehashed.put(k, k.bucket);
        Set<Key> set = new HashSet<>(keys);
        int asym = 0;
        for (int i = 3; i < n; i += 4) {
            Key plain = new Key(keys.get(i).bucket, keys.get(i).name);
            if (plain.equals(keys.get(i)) != keys.get(i).equals(plain)) asym++;
            if (set.contains(plain)) asym += 100;
        }
        TreeSet<Key> tree = new TreeSet<>(keys);
        Map<String, Integer> ident = new IdentityHashMap<>();
        for (String s : new String[] {"a", new String("a"), "a", args[0], String.valueOf(n).intern()}) ident.merge(s, 1, Integer::sum);
        Set<Point> points = new HashSet<>();
        for (int i = 0; i < n; i++) points.add(new Point(i % 3, keys.get(i % m)));

        PriorityQueue<Task> pq = new PriorityQueue<>(Comparator.comparingInt((Task t) -> t.priority).thenComparing(t -> t.id, Comparator.reverseOrder()));
        List<Task> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Task t = new Task(i * 7 % 10, i);
            all.add(t);
            pq.add(t);
        }
        int inversions = 0, last = -1, changed = 0;
        while (!pq.isEmpty()) {
            Task t = pq.poll();
            if (t.priority < last) inversions++;
            last = t.priority;
            if (t.id % m == 0 && changed < n) {
                all.get((t.id + 1) % n).priority -= 4; // the heap does not notice
                changed++;
            }
            if (t.id % 5 == 0 && pq.remove(all.get(t.id / 2))) changed += 100;
        }
        int[] h = {Arrays.asList(1, null, 3).hashCode(), Objects.hash(n, m), List.of("Aa", "BB").hashCode()};
        int steps = 0;
        for (int x : h) for (int y = Math.floorMod(x, 50); y > 0; y /= 2) steps++;
        System.out.println(before + " " + map.size() + " " + rehashed.size() + " " + set.size() + " " + tree.size() + " " + ident.size() + " " + points.size());
        System.out.println(lost + " " + found + " " + stale + " " + asym + " " + inversions + " " + changed + " " + steps);
        System.out.println((equalities > 3 * n) + " " + (hashes + compares > 0)); // the exact counts depend on identity hash codes
    }
}
