// args: 3 2 | 10 3 | 25 5
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** A generic cache by hand: a map into a linked ring, eviction of the oldest, a loader called on misses. */
public class LruCache<K, V> {
    private final class Entry {
        K key;
        V value;
        Entry before = this;
        Entry after = this;

        void unlink() {
            before.after = after;
            after.before = before;
        }

        void linkFirst() {
            after = ring.after;
            before = ring;
            ring.after.before = this;
            ring.after = this;
        }
    }

    private final Map<K, Entry> map = new HashMap<>();
    private final Entry ring = new Entry();
    private final int limit;
    private final Function<? super K, ? extends V> loader;
    int loads;

    LruCache(int limit, Function<? super K, ? extends V> loader) {
        this.limit = limit;
        this.loader = loader;
    }

    V get(K key) {
        Entry e = map.get(key);
        if (e == null) {
            loads++;
            e = new Entry();
            e.key = key;
            e.value = loader.apply(key);
            if (map.size() == limit) {
                Entry old = ring.before;
                old.unlink();
                map.remove(old.key);
            }
            map.put(key, e);
        } else {
            e.unlink();
        }
        e.linkFirst();
        return e.value;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        LruCache<Integer, String> cache = new LruCache<>(Integer.parseInt(args[1]), k -> "x".repeat(k));
        int total = 0;
        for (int i = 0; i < n * 2; i++) {
            total += cache.get(i * i % 7).length();
        }
        for (LruCache<Integer, String>.Entry e = cache.ring.after; e.key != null; e = e.after) {
            total += e.key * 10;
        }
        for (int i = 0; i < cache.loads; i++) {
            total++;
        }
        LruCache<String, LruCache<Integer, String>> nested = new LruCache<>(2, s -> cache);
        for (String a : args) {
            total += nested.get(a).get(n % 5).length();
        }
        System.out.println(total + " " + cache.loads + " " + nested.loads);
    }
}
