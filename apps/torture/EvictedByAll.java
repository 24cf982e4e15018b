// args: 5 12|3 40|9 25
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.HashMap;

/** Each method of a linked map that inserts asks for the eldest entry, and most move what they find. */
public class EvictedByAll {
    static final class Bounded<K, V> extends LinkedHashMap<K, V> {
        private final int limit;
        int asked;
        int dropped;

        Bounded(int limit, boolean byAccess) {
            super(16, 0.75f, byAccess);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            asked++;
            if (size() > limit) {
                dropped++;
                return true;
            }
            return false;
        }
    }

    static int computed;

    static int byAbsent(int limit, int n) {
        Bounded<Integer, String> map = new Bounded<>(limit, true);
        for (int i = 0; i < n; i++) {
            map.computeIfAbsent(i * 7 % 11, k -> "v" + computed++);
        }
        return map.dropped * 100 + first(map);
    }

    static int byMerge(int limit, int n) {
        Bounded<Integer, Integer> map = new Bounded<>(limit, true);
        for (int i = 0; i < n; i++) {
            map.merge(i * 5 % 13, 1, Integer::sum);
        }
        return map.asked * 100 + first(map);
    }

    static int byCompute(int limit, int n) {
        Bounded<Integer, Integer> map = new Bounded<>(limit, false);
        for (int i = 0; i < n; i++) {
            map.compute(i * 3 % 17, (k, v) -> v == null ? k : k % 5 == 0 ? null : v + 1);
        }
        return map.dropped * 100 + first(map);
    }

    static int byPutIfAbsent(int limit, int n) {
        Bounded<Integer, Integer> map = new Bounded<>(limit, true);
        for (int i = 0; i < n; i++) {
            map.putIfAbsent(i * i % 19, i);
        }
        return map.asked * 100 + first(map);
    }

    static int byPutAll(int limit, int n) {
        Bounded<Integer, Integer> map = new Bounded<>(limit, true);
        Map<Integer, Integer> more = new HashMap<>();
        for (int i = 0; i < n; i++) {
            more.put(i, -i);
        }
        map.putAll(more);
        return map.dropped * 100 + first(map);
    }

    static int byReplace(int n) {
        Map<Integer, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
        for (int i = 0; i < 6; i++) {
            map.put(i, i);
        }
        if (n % 2 == 1) {
            map.replace(0, 7);
        }
        int after = first(map);
        if (n % 3 == 0) {
            map.replace(1, 1, 8);
        }
        after = after * 10 + first(map);
        if (n % 5 == 0) {
            map.computeIfPresent(2, (k, v) -> v + 1);
        }
        return after * 10 + first(map);
    }

    static int byReading(int n) {
        Map<Integer, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
        for (int i = 0; i < 6; i++) {
            map.put(i, i);
        }
        int got = 0;
        if (n > 10) {
            got += map.getOrDefault(0, 3);
        }
        int after = first(map);
        if (n > 20) {
            got += map.get(1) == null ? 0 : 1;
        }
        after = after * 10 + first(map);
        if (n > 30) {
            for (Map.Entry<Integer, Integer> e : map.entrySet()) {
                e.setValue(got);
            }
        }
        return after * 10 + first(map);
    }

    static int first(Map<Integer, ?> map) {
        for (int k : map.keySet()) {
            return k;
        }
        return -1;
    }

    static int spin(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            x += i % 3;
        }
        return x;
    }

    public static void main(String[] args) {
        int limit = Integer.parseInt(args[0]);
        int n = Integer.parseInt(args[1]);
        int a = spin(byAbsent(limit, n));
        int b = spin(byMerge(limit, n));
        int c = spin(byCompute(limit, n));
        int d = spin(byPutIfAbsent(limit, n));
        int e = spin(byPutAll(limit, n));
        int f = spin(byReplace(n));
        int g = spin(byReading(n));
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + computed);
    }
}
