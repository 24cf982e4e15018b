// args: 3 2 | 10 3 | 25 4
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Bulk methods of concurrent maps in one thread, ends and views of sorted maps, eldest entries, keys that change. */
public class BulkMaps {
    static final long ONE = Long.MAX_VALUE;
    static int looped;

    /** Loops as often as it is told. */
    static void spin(int times) {
        for (int i = 0; i < times; i++) {
            looped++;
        }
    }

    /** A value that changes. */
    static final class Box {
        int held;

        Box(int held) {
            this.held = held;
        }
    }

    /** A key that changes. */
    static final class Key implements Comparable<Key> {
        static int hashed;
        static int compared;
        int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            hashed++;
            return id;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.id == id;
        }

        @Override
        public int compareTo(Key o) {
            compared++;
            return Integer.compare(id, o.id);
        }
    }

    static ConcurrentHashMap<Integer, Box> boxes(int n) {
        ConcurrentHashMap<Integer, Box> map = new ConcurrentHashMap<>();
        for (int i = 0; i < n; i++) {
            map.put(i, new Box(i * 2));
        }
        return map;
    }

    static int walked(int n, int m) {
        ConcurrentHashMap<Integer, Box> map = boxes(n);
        int[] seen = new int[8];
        map.forEach(ONE, (k, v) -> v.held += k % m);
        map.forEach(ONE, (k, v) -> k % 2 == 0 ? v : null, v -> v.held++);
        map.forEachKey(ONE, k -> seen[0] += k);
        map.forEachKey(ONE, k -> k % m == 0 ? "k".repeat(k) : null, s -> seen[1] += s.length());
        map.forEachValue(ONE, v -> seen[2] += v.held);
        map.forEachValue(ONE, v -> v.held > n ? v : null, v -> v.held -= 1);
        map.forEachEntry(ONE, e -> e.getValue().held += e.getKey());
        map.forEachEntry(ONE, e -> e.getKey() > 1 ? e : null, e -> e.getValue().held += 2);
        for (int i = 0; i < n; i++) {
            spin(map.get(i).held);
        }
        spin(seen[0]);
        spin(seen[1]);
        return (int) map.mappingCount() + seen[2];
    }

    static int reduced(int n, int m) {
        ConcurrentHashMap<Integer, Box> map = boxes(n);
        int[] calls = new int[1];
        int s = map.reduce(ONE, (k, v) -> k + v.held, (a, b) -> {
            calls[0]++;
            return Math.max(a, b);
        });
        s += map.reduceKeys(ONE, (a, b) -> a > b ? a : b);
        s += map.reduceKeys(ONE, k -> k > m ? k : null, Integer::sum) == null ? 1 : 2;
        Box most = map.reduceValues(ONE, (a, b) -> a.held > b.held ? a : b);
        most.held += 7;
        s += map.reduceValues(ONE, v -> v.held, Integer::sum);
        Map.Entry<Integer, Box> least = map.reduceEntries(ONE, (a, b) -> a.getKey() < b.getKey() ? a : b);
        least.getValue().held += 3;
        s += map.reduceEntries(ONE, e -> e.getKey() * e.getValue().held, Integer::sum);
        spin(map.reduceToInt(ONE, (k, v) -> v.held, 1, Integer::sum));
        spin((int) map.reduceToLong(ONE, (k, v) -> k, 2, (a, b) -> a + b));
        spin((int) map.reduceToDouble(ONE, (k, v) -> k / 2.0, 1, Double::max));
        spin(map.reduceKeysToInt(ONE, k -> k, 0, Math::max));
        spin((int) map.reduceKeysToLong(ONE, k -> k * 2, 0, Math::max));
        spin((int) map.reduceKeysToDouble(ONE, k -> k, 0, (a, b) -> a + b));
        spin(map.reduceValuesToInt(ONE, v -> v.held++, 0, Math::max));
        spin((int) map.reduceValuesToLong(ONE, v -> v.held, 0, Math::max));
        spin((int) map.reduceValuesToDouble(ONE, v -> v.held, n, Math::min));
        spin(map.reduceEntriesToInt(ONE, e -> e.getKey() + m, 0, Math::max));
        spin((int) map.reduceEntriesToLong(ONE, e -> e.getValue().held, 0, Math::max));
        spin((int) map.reduceEntriesToDouble(ONE, e -> e.getKey(), 0, Math::max));
        spin(calls[0]);
        return s + map.get(0).held + map.get(n - 1).held;
    }

    static int searched(int n, int m) {
        ConcurrentHashMap<Integer, Box> map = boxes(n);
        int[] asked = new int[1];
        Box found = map.search(ONE, (k, v) -> {
            asked[0]++;
            return k == m ? v : null;
        });
        if (found != null) {
            found.held += 50;
        }
        spin(map.searchKeys(ONE, k -> k == n - 1 ? k * 2 : null));
        Integer none = map.searchValues(ONE, v -> v.held > n * 100 ? v.held : null);
        Box value = map.searchValues(ONE, v -> v.held >= 2 ? v : null);
        value.held++;
        Map.Entry<Integer, Box> entry = map.searchEntries(ONE, e -> e.getKey() == 1 ? e : null);
        try {
            entry.setValue(new Box(n));
        } catch (UnsupportedOperationException e) {
            entry.getValue().held += n;
        }
        spin(map.get(1).held);
        spin(map.getOrDefault(m, new Box(9)).held);
        spin(asked[0]);
        return none == null ? value.held : -1;
    }

    static int keySets(int n, int m) {
        Set<Integer> set = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < n; i++) {
            if (!set.add(i / m)) {
                spin(1);
            }
        }
        ConcurrentHashMap<Integer, Box> map = boxes(m);
        Box given = new Box(4);
        ConcurrentHashMap.KeySetView<Integer, Box> view = map.keySet(given);
        boolean added = view.add(n * 10);
        view.addAll(List.of(n * 11, 0));
        map.get(n * 10).held += n;
        spin(given.held);
        spin(view.getMappedValue().held);
        spin(view.size());
        view.getMap().put(77, new Box(n + 1));
        spin(map.get(77).held);
        view.remove(0);
        spin(map.size());
        return set.size() + (added ? 10 : 0) + (view.contains(77) ? 5 : 0) + (map.containsKey(0) ? 100 : 0);
    }

    static int skipLists(int n, int m) {
        ConcurrentSkipListMap<Integer, Box> map = new ConcurrentSkipListMap<>(Comparator.reverseOrder());
        for (int i = 0; i < n; i++) {
            map.putIfAbsent(i / m, new Box(i));
        }
        spin(map.firstKey());
        spin(map.firstEntry().getValue().held);
        map.lastEntry().getValue().held += 5;
        spin(map.get(0).held);
        Map.Entry<Integer, Box> lower = map.lowerEntry(0);
        Map.Entry<Integer, Box> higher = map.higherEntry(0);
        spin(lower == null ? 2 : lower.getKey());
        spin(higher == null ? 3 : higher.getValue().held);
        map.merge(0, new Box(1), (a, b) -> new Box(a.held + b.held));
        map.headMap(0, true).remove(0);
        Map.Entry<Integer, Box> first = map.pollFirstEntry();
        spin(first == null ? 1 : first.getValue().held);
        map.descendingMap().put(100, new Box(n));
        spin(map.pollFirstEntry().getKey());
        return map.size() + 1;
    }

    /** Forgets its eldest entries. */
    static final class Short<K, V> extends LinkedHashMap<K, V> {
        final int most;
        int asked;
        int forgotten;

        Short(int most, boolean byAccess) {
            super(16, 0.75f, byAccess);
            this.most = most;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            asked++;
            if (size() > most) {
                forgotten += (Integer) e.getKey();
                return true;
            }
            return false;
        }
    }

    static int eldestPut(int n, int m) {
        Short<Integer, Box> map = new Short<>(m, true);
        for (int i = 0; i < n; i++) {
            map.put(i, new Box(i));
            map.get(i / 2);
        }
        spin(map.forgotten);
        return map.keySet().iterator().next();
    }

    static int eldestAbsent(int n, int m) {
        Short<Integer, Box> map = new Short<>(m, false);
        for (int i = 0; i < n; i++) {
            map.putIfAbsent(i, new Box(i));
        }
        spin(map.asked);
        return map.forgotten;
    }

    static int eldestComputed(int n, int m) {
        Short<Integer, Box> map = new Short<>(m, false);
        for (int i = 0; i < n; i++) {
            map.computeIfAbsent(i, Box::new);
        }
        spin(map.asked);
        return map.forgotten;
    }

    static int eldestCompute(int n, int m) {
        Short<Integer, Box> map = new Short<>(m, false);
        for (int i = 0; i < n; i++) {
            map.compute(i % (m + 1), (k, v) -> v == null ? new Box(1) : new Box(v.held + 1));
        }
        spin(map.asked);
        return map.forgotten;
    }

    static int eldestMerged(int n, int m) {
        Short<Integer, Integer> map = new Short<>(m, true);
        for (int i = 0; i < n; i++) {
            map.merge(i * 7 % (m + 2), 1, Integer::sum);
        }
        spin(map.asked);
        return map.forgotten;
    }

    static int eldestAll(int n, int m) {
        Short<Integer, Integer> map = new Short<>(m, false);
        Map<Integer, Integer> all = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            all.put(i, i);
        }
        map.putAll(all);
        spin(map.asked);
        return map.forgotten;
    }

    static int ends(int n, int m) {
        NavigableMap<Integer, Box> map = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < n; i++) {
            map.put(i * m, new Box(i));
        }
        int s = map.comparator() == null ? 1 : map.comparator().compare(1, 2) + 2;
        spin(map.lowerEntry(m).getKey());
        map.higherEntry(m).getValue().held += n;
        spin(map.get(0).held);
        spin(map.floorKey(m + 1) + map.ceilingEntry(m + 1).getValue().held);
        try {
            map.lastEntry().setValue(new Box(1));
        } catch (UnsupportedOperationException e) {
            s += 10;
        }
        NavigableMap<Integer, Box> down = map.descendingMap();
        down.put(-5, new Box(n * 2));
        spin(map.lastEntry().getValue().held);
        NavigableMap<Integer, Box> part = map.subMap(n * m, true, m, false);
        part.put(m + 1, new Box(3));
        try {
            part.put(-1, new Box(3));
        } catch (IllegalArgumentException e) {
            s += 100;
        }
        spin(map.size());
        part.pollFirstEntry();
        NavigableSet<Integer> keys = map.navigableKeySet();
        keys.remove(0);
        spin(keys.first());
        keys.descendingSet().pollFirst();
        spin(map.size());
        SortedMap<Integer, Box> tail = map.tailMap(m + 1);
        tail.clear();
        Map.Entry<Integer, Box> last = map.pollLastEntry();
        return s + map.size() + (last == null ? 1 : last.getValue().held) + part.size();
    }

    static int sets(int n, int m) {
        TreeSet<Key> set = new TreeSet<>();
        Key.compared = 0;
        for (int i = 0; i < n; i++) {
            set.add(new Key(i * m));
        }
        spin(set.last().id);
        Key low = set.lower(new Key(m + 1));
        low.id++;
        spin(set.higher(new Key(m)).id);
        NavigableSet<Key> part = set.subSet(new Key(m), true, new Key(n * m), false);
        part.add(new Key(n * m - 1));
        int s = part.size();
        part.pollLast();
        spin(set.pollLast().id);
        set.headSet(new Key(m), true).clear();
        spin(Key.compared);
        return s + set.size() + (set.floor(new Key(m)) == null ? 50 : 0);
    }

    static int entries(int n) {
        List<Map.Entry<Key, Integer>> list = new ArrayList<>();
        Key.compared = 0;
        for (int i = 0; i < n; i++) {
            list.add(new AbstractMap.SimpleEntry<>(new Key(i * 7 % n), i * 3 % n));
        }
        list.sort(Map.Entry.comparingByKey());
        spin(Key.compared);
        spin(list.get(0).setValue(n));
        list.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        spin(list.get(0).getValue());
        spin(list.get(n - 1).getKey().id);
        list.sort(Map.Entry.<Key, Integer>comparingByKey((a, b) -> {
            looped++;
            return b.id - a.id;
        }).thenComparing(Map.Entry.comparingByValue()));
        AbstractMap.SimpleEntry<Key, Integer> copy = new AbstractMap.SimpleEntry<>(list.get(0));
        copy.getKey().id += 5;
        return list.get(0).getKey().id + (copy.equals(list.get(0)) ? 1 : 0);
    }

    static int changedKeys(int n, int m) {
        Map<Key, Integer> hash = new HashMap<>();
        Map<Key, Integer> tree = new TreeMap<>();
        Set<Key> set = new HashSet<>();
        List<Key> keys = new ArrayList<>();
        Key.hashed = 0;
        for (int i = 0; i < n; i++) {
            Key k = new Key(i * 2);
            keys.add(k);
            hash.put(k, i);
            tree.put(k, i);
            set.add(k);
        }
        for (int i = 0; i < n; i += m) {
            keys.get(i).id++;
        }
        int found = 0;
        for (Key k : keys) {
            found += hash.containsKey(k) ? 1 : 0;
            found += tree.containsKey(k) ? 10 : 0;
            found += set.remove(k) ? 100 : 0;
        }
        spin(set.size());
        spin(Key.hashed);
        for (Iterator<Key> it = hash.keySet().iterator(); it.hasNext();) {
            if (it.next().id % 2 == 1) {
                it.remove();
            }
        }
        spin(hash.size());
        return found;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int s = walked(n, m);
        s += reduced(n, m);
        s += searched(n, m);
        s += keySets(n, m);
        s += skipLists(n, m);
        s += eldestPut(n, m);
        s += eldestAbsent(n, m);
        s += eldestComputed(n, m);
        s += eldestCompute(n, m);
        s += eldestMerged(n, m);
        s += eldestAll(n, m);
        s += ends(n, m);
        s += sets(n, m);
        s += entries(n);
        s += changedKeys(n, m);
        System.out.println(s + " " + looped);
    }
}
