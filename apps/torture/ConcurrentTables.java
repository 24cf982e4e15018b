// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Concurrent collections used by one thread: bulk operations, skip lists, queues that order or delay. */
public class ConcurrentTables {
    record Job(String name, int rank) implements Delayed {
        public int compareTo(Job other) {
            return Integer.compare(rank, other.rank);
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return rank - 1000;
        }

        @Override
        public int compareTo(Delayed other) {
            return compareTo((Job) other);
        }
    }

    static int weigh(String key, int value) {
        int w = 0;
        for (int i = 0; i < key.length(); i++) {
            w += key.charAt(i) % 3 + value % 2;
        }
        return w;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        ConcurrentHashMap<String, Integer> table = new ConcurrentHashMap<>();
        for (int i = 0; i < n; i++) {
            String key = "k" + i % 7;
            table.merge(key, i, (a, b) -> a > 20 ? null : a + b);
            table.computeIfPresent("k" + i % 3, (k, v) -> v % 5 == 4 ? null : v + 1);
            table.compute("c" + i % 2, (k, v) -> v == null ? k.length() : v + weigh(k, v));
        }
        int total = table.reduceValues(1000, Integer::sum);
        total += table.reduce(1000, (k, v) -> weigh(k, v) > 2 ? v : null, Math::max);
        Integer found = table.search(1000, (k, v) -> k.equals("k1") ? v : null);
        total += found == null ? 0 : found;
        int[] seen = {0};
        table.forEach(1000, (k, v) -> seen[0] += v & 1);
        total += table.reduceToInt(1000, (k, v) -> v % 4, 0, Integer::sum) + seen[0];

        // Whom a skip list compares is drawn: no comparator of the program's own.
        ConcurrentSkipListMap<String, Job> ranks = new ConcurrentSkipListMap<>();
        for (int i = 0; i < n; i++) {
            ranks.putIfAbsent("j" + i % 5, new Job("j", i * 7 % 13));
        }
        for (Map.Entry<String, Job> e : ranks.headMap("j4").descendingMap().entrySet()) {
            total += e.getKey().length() * e.getValue().rank();
        }
        ConcurrentSkipListSet<String> names = new ConcurrentSkipListSet<>(table.keySet());
        String last = names.floor("k3");
        total += last == null ? 0 : last.length() + names.tailSet("k").size();

        PriorityBlockingQueue<Job> queue = new PriorityBlockingQueue<>();
        DelayQueue<Job> delayed = new DelayQueue<>();
        for (int i = 0; i < n; i++) {
            Job job = new Job("q", (i * 5 + 3) % 9);
            queue.add(job);
            delayed.add(job);
        }
        List<Job> drained = new ArrayList<>();
        total += queue.drainTo(drained, n / 2);
        for (Job job : drained) {
            total += job.rank();
        }
        while (!delayed.isEmpty()) {
            total = (total * 3 + delayed.take().rank()) % 1000;
        }
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(4);
        int dropped = 0;
        for (int i = 0; i < n; i++) {
            if (!deque.offerFirst(i)) {
                dropped += deque.pollLast();
            }
        }
        LinkedTransferQueue<Integer> transfer = new LinkedTransferQueue<>(deque);
        CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();
        for (Integer x = transfer.poll(); x != null; x = transfer.poll()) {
            set.add(x % 3);
        }
        for (int i = 0; i < total % 50; i++) {
            dropped += set.size();
        }
        System.out.println(total + " " + dropped);
    }
}
