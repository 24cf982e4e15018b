// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

/** Collections of Java 21 with ends, views backwards, virtual threads with locks, and small news of the library. */
public class SequencedWork {
    static int total;
    static int evicted;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Recent<K, V> extends LinkedHashMap<K, V> {
        final int limit;

        Recent(int limit) {
            super(8, 0.75f, true);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            if (size() > limit) {
                evicted++;
                return true;
            }
            return false;
        }
    }

    static class History<T> extends AbstractList<T> {
        final Deque<T> done = new ArrayDeque<>();

        @Override
        public T get(int i) {
            total++;
            return new ArrayList<>(done).get(i);
        }

        @Override
        public int size() {
            return done.size();
        }

        @Override
        public void add(int at, T t) {
            if (at == 0) {
                done.addFirst(t);
            } else {
                done.addLast(t);
            }
        }

        @Override
        public T remove(int at) {
            return at == 0 ? done.pollFirst() : done.pollLast();
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Recent<Integer, String> recent = new Recent<>(5);
        for (int i = 0; i < n; i++) {
            recent.put(i * 3 % 11, args[1] + i);
            recent.get(i % 4);
        }
        int eldest = recent.firstEntry().getKey();
        count(eldest);
        int newest = recent.sequencedKeySet().getLast();
        count(newest);
        int backwards = recent.reversed().sequencedValues().getFirst().length();
        count(backwards);
        recent.putFirst(100, "f");
        int put = recent.pollFirstEntry().getKey() + recent.size();
        count(put);
        History<Integer> history = new History<>();
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) {
                history.addFirst(i);
            } else {
                history.addLast(i);
            }
        }
        int first = history.getFirst() + history.reversed().getFirst();
        count(first);
        int removed = history.removeLast() + history.size();
        count(removed);
        int streamed = history.reversed().stream().limit(3).mapToInt(k -> k).sum();
        count(streamed);
        Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2, n));
        int last = deque.reversed().peekFirst();
        count(last);
        SequencedSet<String> set = new LinkedHashSet<>(List.of("a", args[1], "z"));
        set.addFirst("z");
        set.reversed().add("q");
        int at = String.join("", set).indexOf(args[1]) + n;
        count(at);
        TreeSet<Integer> tree = new TreeSet<>(List.of(n, 5, 9));
        int low = tree.reversed().getLast() + tree.removeFirst();
        count(low);
        List<Integer> unmodifiable = Collections.unmodifiableSequencedCollection(new ArrayList<>(List.of(n, 1))).stream().toList();
        int one = unmodifiable.reversed().get(0) + n;
        count(one);
        StringBuilder b = new StringBuilder();
        b.repeat(args[1], n).repeat('y', 3);
        int letters = b.length() + b.indexOf("y");
        count(letters);
        int clamped = Math.clamp(n * 7L, 10, 50);
        count(clamped);
        int parts = "a,b,,c".splitWithDelimiters(",", 0).length + n;
        count(parts);
        int emoji = Character.isEmoji(0x1F600) ? n : 0;
        count(emoji);
        int index = ("x".repeat(n) + "key").indexOf("key", 0, n + 3);
        count(index);
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> all = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                int k = i;
                all.add(pool.submit(() -> {
                    map.merge("k" + k % 3, k, Integer::sum);
                    if (k % 7 == 6) {
                        throw new IllegalStateException("k" + k);
                    }
                    return k * 2;
                }));
            }
            int sum = 0;
            int failed = 0;
            for (Future<Integer> f : all) {
                try {
                    sum += f.get();
                } catch (ExecutionException e) {
                    failed += e.getCause().getMessage().length();
                }
            }
            count(sum % 200);
            count(failed);
        }
        int most = map.values().stream().mapToInt(k -> k).max().getAsInt() % 150;
        count(most);
        Thread t = Thread.startVirtualThread(() -> map.put("end", n));
        t.join();
        int end = map.get("end") + (t.isVirtual() ? 1 : 0) + (t.isDaemon() ? 2 : 0);
        count(end);
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(2);
        Thread producer = Thread.ofVirtual().unstarted(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    queue.put(i);
                }
                queue.put(-1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        producer.start();
        int consumed = 0;
        for (int k; (k = queue.take()) >= 0; ) {
            consumed += k % 3;
        }
        count(consumed);
        System.out.println(total + " " + evicted);
    }
}
