// args: 3 2 | 10 4 | 25 6
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;

/** LinkedHashMap in access order with removeEldestEntry called back: a cache whose misses count. */
public class AccessOrder {
    static int evicted;

    static final class Cache extends LinkedHashMap<Integer, String> {
        private static final long serialVersionUID = 1;
        private final transient int limit;

        Cache(int limit) {
            super(8, 0.75f, true);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
            if (size() > limit) {
                evicted += eldest.getKey();
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Cache cache = new Cache(Integer.parseInt(args[1]));
        int misses = 0;
        for (int i = 0; i < n * 2; i++) {
            int key = i * i % 13;
            String v = cache.get(key);
            if (v == null) {
                misses++;
                cache.put(key, "v" + key);
            }
            if (i % 5 == 0) {
                cache.getOrDefault(1, "");
            }
        }
        int total = 0;
        int last = -1;
        for (Map.Entry<Integer, String> e : cache.entrySet()) {
            if (e.getKey() > last) {
                total += e.getValue().length();
            }
            last = e.getKey();
        }
        LinkedHashSet<Integer> order = new LinkedHashSet<>();
        for (int i = 0; i < n; i++) {
            if (!order.add(i * 5 % 8)) {
                order.remove(i % 3);
            }
        }
        for (int x : order) {
            total = total * 2 % 101 + x;
        }
        for (int i = 0; i < evicted; i += 3) {
            total++;
        }
        for (int i = 0; i < misses; i++) {
            total++;
        }
        System.out.println(total + " " + misses);
    }
}
