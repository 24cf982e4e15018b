// args: 3 x | 12 abc | 40 longer
import java.lang.ref.*;
import java.util.*;

/** References of all strengths, cleaners, queues and maps whose keys may go away. */
public class WeakAndCleaned {
    static int total;
    static int cleanedUp;
    static final Cleaner CLEANER = Cleaner.create();

    static class Resource implements AutoCloseable {
        private final Cleaner.Cleanable cleanable;

        private static class State implements Runnable {
            int uses;

            @Override
            public void run() {
                cleanedUp += uses;
            }
        }

        private final State state = new State();

        Resource() {
            cleanable = CLEANER.register(this, state);
        }

        void use(int k) {
            state.uses += k;
        }

        @Override
        public void close() {
            cleanable.clean();
        }
    }

    static class Cache<K, V> {
        private final Map<K, SoftReference<V>> map = new HashMap<>();
        private final java.util.function.Function<K, V> make;
        int misses;

        Cache(java.util.function.Function<K, V> make) {
            this.make = make;
        }

        V get(K key) {
            SoftReference<V> ref = map.get(key);
            V value = ref == null ? null : ref.get();
            if (value == null) {
                misses++;
                value = make.apply(key);
                map.put(key, new SoftReference<>(value));
            }
            return value;
        }
    }

    static class Key {
        final int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return id % 7;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }
    }

    static class Tracked extends WeakReference<String> {
        final int number;

        Tracked(String s, ReferenceQueue<? super String> queue, int number) {
            super(s, queue);
            this.number = number;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            try (Resource r = new Resource()) {
                r.use(i % 4);
                if (i % 5 == 0) {
                    r.close();
                }
            }
        }
        int cleaned = cleanedUp;
        total += cleaned;
        Cache<Integer, String> cache = new Cache<>(k -> "v".repeat(k % 6));
        int letters = 0;
        for (int i = 0; i < n; i++) {
            letters += cache.get(i * i % 10).length();
        }
        total += letters + cache.misses;
        Map<Key, Integer> weak = new WeakHashMap<>();
        List<Key> held = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Key k = new Key(i % 9);
            held.add(k);
            weak.merge(k, 1, Integer::sum);
        }
        int entries = weak.size();
        total += entries;
        int found = 0;
        for (Key k : held) {
            found += weak.getOrDefault(k, 100);
        }
        total += found % 50;
        int sum = 0;
        for (Map.Entry<Key, Integer> e : weak.entrySet()) {
            sum = sum * 3 + e.getKey().id;
        }
        total += sum & 31;
        ReferenceQueue<String> queue = new ReferenceQueue<>();
        List<Tracked> tracked = new ArrayList<>();
        String[] strong = new String[n];
        for (int i = 0; i < n; i++) {
            strong[i] = args[1] + i;
            tracked.add(new Tracked(strong[i], queue, i));
        }
        int alive = 0;
        for (Tracked t : tracked) {
            String s = t.get();
            if (s != null && s.endsWith("1")) {
                alive += t.number + s.length();
            }
            if (t.number % 3 == 0) {
                t.clear();
            }
            if (t.number % 4 == 0) {
                t.enqueue();
            }
        }
        total += alive;
        int polled = 0;
        for (Reference<? extends String> r; (r = queue.poll()) != null; ) {
            polled += ((Tracked) r).number;
        }
        total += polled;
        int gone = 0;
        for (Tracked t : tracked) {
            if (t.get() == null) {
                gone++;
            }
            if (t.refersTo(strong[t.number])) {
                gone += 2;
            }
        }
        total += gone;
        PhantomReference<String> phantom = new PhantomReference<>(strong[0], new ReferenceQueue<>());
        int ghost = phantom.get() == null ? n : 0;
        total += ghost;
        Reference.reachabilityFence(strong);
        int steps = 0;
        for (int i = total; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps);
    }
}
