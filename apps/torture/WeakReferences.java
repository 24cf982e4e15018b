// args: 4 | 9 | 14
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;

/** References to objects that stay alive: caches behind soft references, weak keys, cleared references and their queue. */
public class WeakReferences {
    static class Block {
        final int[] data;
        int hits;

        Block(int n) {
            data = new int[n];
            for (int i = 0; i < n; i++) {
                data[i] = i * n;
            }
        }
    }

    static class Named extends WeakReference<Block> {
        final String name;

        Named(Block b, String name, ReferenceQueue<Block> queue) {
            super(b, queue);
            this.name = name;
        }
    }

    static class Cache {
        final Map<Integer, SoftReference<Block>> blocks = new HashMap<>();
        final List<Block> alive = new ArrayList<>();
        int misses;

        Block get(int n) {
            SoftReference<Block> ref = blocks.get(n);
            Block found = ref == null ? null : ref.get();
            if (found == null) {
                misses++;
                found = new Block(n);
                alive.add(found);
                blocks.put(n, new SoftReference<>(found));
            }
            found.hits++;
            return found;
        }
    }

    static int cached(int n) {
        Cache cache = new Cache();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            Block b = cache.get(i * i % 7);
            for (int v : b.data) {
                if (v > b.hits) {
                    sum++;
                }
            }
        }
        for (int i = 0; i < cache.misses; i++) {
            sum += 5;
        }
        return sum;
    }

    static int cleared(int n) {
        ReferenceQueue<Block> queue = new ReferenceQueue<>();
        List<Block> alive = new ArrayList<>();
        List<Named> names = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            Block b = new Block(i);
            alive.add(b);
            names.add(new Named(b, "n".repeat(i), queue));
        }
        int sum = 0;
        for (Named named : names) {
            if (named.name.length() % 3 == 0) {
                named.clear();
            }
            Block b = named.get();
            sum += b == null ? 100 : b.data.length;
        }
        for (Named named : names) {
            if (named.name.length() % 4 == 0 && named.enqueue()) {
                sum++;
            }
        }
        int polled = 0;
        for (var r = queue.poll(); r != null; r = queue.poll()) {
            polled += ((Named) r).name.length();
        }
        for (int i = 0; i < polled; i++) {
            sum += alive.get(0).data.length;
        }
        return sum;
    }

    static int weakKeys(int n) {
        Map<Object, Integer> weak = new WeakHashMap<>();
        List<Object> keys = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String key = new String("key" + i % 5);
            keys.add(key);
            weak.merge(key, i, Integer::sum);
        }
        int sum = 0;
        for (Object key : keys) {
            Integer v = weak.get(key);
            if (v != null && v > 3) {
                sum += v;
            }
        }
        weak.remove("key1");
        for (Map.Entry<Object, Integer> e : weak.entrySet()) {
            sum += e.getValue();
        }
        return weak.containsKey("key1") ? -1 : sum;
    }

    static int phantoms(int n) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        List<Object> alive = new ArrayList<>();
        int none = 0;
        for (int i = 0; i < n; i++) {
            Object o = new int[i];
            alive.add(o);
            PhantomReference<Object> ref = new PhantomReference<>(o, queue);
            if (ref.get() == null) {
                none++;
            }
            if (ref.refersTo(o)) {
                none += 2;
            }
        }
        return none;
    }

    static int lazily(int n) {
        Function<Integer, WeakReference<Block>> make = k -> new WeakReference<>(new Block(k));
        int sum = 0;
        for (int i = 0; i < n; i++) {
            Block held = new Block(i);
            WeakReference<Block> ref = i % 2 == 0 ? new WeakReference<>(held) : new WeakReference<>(null);
            Block b = ref.get();
            if (b != null) {
                b.hits += i;
            }
            sum += held.hits;
        }
        return make == null ? 0 : sum;
    }

    static void spend(int n) {
        for (int i = 0; i < n; i += 2) {
            System.out.print('.');
        }
        System.out.println();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        spend(cached(n));
        spend(cleared(n));
        spend(weakKeys(n));
        spend(phantoms(n));
        spend(lazily(n));
    }
}
