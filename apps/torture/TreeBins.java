// args: 5 | 60 | 400 | 1500
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Keys whose hash codes are bad: bins become trees, which are ordered by `compareTo`. */
public class TreeBins {
    static int hashes;
    static int equal;
    static int compared;

    static class Key implements Comparable<Key> {
        final int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            hashes++;
            return id % 4;
        }

        @Override
        public boolean equals(Object other) {
            equal++;
            return other instanceof Key && ((Key) other).id == id;
        }

        @Override
        public int compareTo(Key other) {
            compared++;
            return Integer.compare(id, other.id);
        }
    }

    /** Every bin has keys of two classes; each compares with its own. */
    static final class Named implements Comparable<Named> {
        static int orders;
        final String name;

        Named(String name) {
            this.name = name;
        }

        @Override
        public int hashCode() {
            return name.length();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Named && name.equals(((Named) other).name);
        }

        @Override
        public int compareTo(Named other) {
            orders += name.charAt(0) == 'a' ? 2 : 1;
            return name.compareTo(other.name);
        }
    }

    static int inMaps(int n) {
        Map<Key, Integer> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            map.merge(new Key(i * 7 % 300), 1, Integer::sum);
            if (i % 5 == 0) {
                map.computeIfAbsent(new Key(i), k -> k.id);
            }
        }
        int found = 0;
        for (int i = 0; i < n; i += 3) {
            Integer seen = map.get(new Key(i));
            found += seen == null ? 0 : seen;
        }
        Map<Key, Integer> copy = new LinkedHashMap<>(map);
        copy.keySet().removeIf(k -> k.id % 2 == 0);
        return found + copy.size();
    }

    static int inSets(int n) {
        Set<Key> set = new HashSet<>();
        int again = 0;
        for (int i = 0; i < n; i++) {
            if (!set.add(new Key(i * i % 199))) {
                again++;
            }
        }
        List<Key> keys = new ArrayList<>(set);
        int before = compared;
        Set<Key> more = new HashSet<>(keys);
        more.retainAll(set);
        return again + more.size() + (compared - before) % 7;
    }

    static int concurrent(int n) {
        ConcurrentHashMap<Named, Integer> map = new ConcurrentHashMap<>();
        for (int i = 0; i < n; i++) {
            map.put(new Named((i % 2 == 0 ? "a" : "b") + i % 90 + "x".repeat(i % 2)), i);
        }
        int hits = 0;
        for (int i = 0; i < n; i++) {
            if (map.containsKey(new Named("a" + i))) {
                hits++;
            }
        }
        return hits + map.size();
    }

    static int grouped(int n) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(i);
        }
        Map<Key, Long> groups = all.stream().collect(Collectors.groupingBy(i -> new Key(i % 90), Collectors.counting()));
        long distinct = all.stream().map(i -> new Key(i % 70)).distinct().count();
        Set<Key> collected = all.stream().map(i -> new Key(i % 50)).collect(Collectors.toSet());
        return groups.size() + (int) distinct + collected.size();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int maps = inMaps(n);
        int slow = 0;
        for (int i = compared; i > 0; i -= 100) {
            slow++;
        }
        int sets = inSets(n);
        int many = 0;
        if (equal > 50) {
            many = equal / 50;
        }
        int both = concurrent(n);
        int groups = grouped(n);
        System.out.println(maps + " " + slow + " " + sets + " " + many + " " + both + " " + groups);
        System.out.println(hashes + " " + equal + " " + compared + " " + Named.orders);
    }
}
