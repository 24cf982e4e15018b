// args: 3 50 5|6 90 11|2 120 4
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;

public class LruAccess {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private final int cap;
        int evictions, spared;
        private final List<K> victims = new ArrayList<>();
        Lru(int cap) {
            super(4, 0.75f, true);
            this.cap = cap;
        }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() <= cap) return false;
            if (eldest.getValue() instanceof Integer i && i % 7 == 6) {
                spared++;
                K k = eldest.getKey();
                get(k); // touching it moves it to the young end
                K other = keySet().iterator().next();
                if (!other.equals(k)) remove(other);
                return false;
            }
            evictions++;
            victims.add(eldest.getKey());
            return true;
        }
        @Override public V getOrDefault(Object key, V def) {
            V v = super.getOrDefault(key, def);
            if (v == def) spared += 100;
            return v;
        }
    }

    static class Plain<K, V> extends LinkedHashMap<K, V> {
        int gets;
        @Override public V get(Object k) { gets++; return super.get(k); }
        @Override public V put(K k, V v) { gets += 1000; return super.put(k, v); }
        @Override public boolean containsKey(Object k) { gets += 7; return super.containsKey(k); }
    }

    static <K, V> Function<K, V> through(Map<K, V> cache, Function<K, V> f, int[] misses) {
        return k -> {
            V v = cache.get(k);
            if (v == null) {
                misses[0]++;
                cache.put(k, v = f.apply(k));
            }
            return v;
        };
    }

    public static void main(String[] args) {
        int cap = Integer.parseInt(args[0]), n = Integer.parseInt(args[1]), spread = Integer.parseInt(args[2]);
        Lru<Integer, Integer> lru = new Lru<>(cap);
        int[] misses = new int[1];
        Function<Integer, Integer> f = through(lru, x -> x * x + spread, misses);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += f.apply(i * i % spread);
            if (i % 10 == 9) sum += lru.getOrDefault(i % spread, -1);
            if (i % 15 == 14) lru.compute(i % 3, (k, v) -> v == null ? 6 : v > 100 ? null : v + 1);
            if (i % 20 == 19) lru.replaceAll((k, v) -> v + k % 2);
        }
        int young = 0, pos = 0;
        for (Map.Entry<Integer, Integer> e : lru.entrySet()) {
            pos++;
            for (int k = 0; k < e.getValue() % 10; k++) young += pos;
        }
        int repeats = 0;
        for (int i = 1; i < lru.victims.size(); i++) if (lru.victims.get(i).equals(lru.victims.get(i - 1))) repeats++;

        Plain<String, Integer> plain = new Plain<>();
        plain.putAll(Map.of("a", n)); // does putAll call put? does merge call get?
        plain.merge("b", cap, Integer::sum);
        plain.computeIfAbsent("c", String::length);
        plain.putIfAbsent("a", spread);
        new HashMap<>(plain).get("a");
        Collections.unmodifiableMap(plain).get("c");
        Collections.synchronizedMap(plain).containsKey("z");
        plain.equals(new LinkedHashMap<>(plain));
        int loops = 0;
        for (int k = 0; k < plain.gets % 1000; k++) loops += plain.size();

        LinkedHashSet<Integer> order = new LinkedHashSet<>(lru.victims);
        order.removeAll(lru.keySet());
        Object strong = new Object();
        WeakHashMap<Object, Integer> weak = new WeakHashMap<>();
        for (int i = 0; i < n % 8; i++) weak.merge(strong, i, Integer::sum);
        System.out.println(sum + " " + misses[0] + " " + lru.evictions + " " + lru.spared + " " + lru.keySet() + " " + young);
        System.out.println(repeats + " " + plain.gets + " " + loops + " " + order + " " + weak.get(strong));
    }
}
