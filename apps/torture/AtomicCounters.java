// args: 3 5 | 10 2 | 25 7
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/** Atomics, locks and concurrent collections used by one thread: their state is ordinary state. */
public class AtomicCounters {
    private static final AtomicInteger IDS = new AtomicInteger(10);
    private final ReentrantLock lock = new ReentrantLock();
    private int guarded;

    int next(int by) {
        lock.lock();
        try {
            if (by % 4 == 3) {
                return -1;
            }
            guarded += lock.getHoldCount();
            return IDS.getAndAdd(by);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        AtomicCounters self = new AtomicCounters();
        AtomicLong sum = new AtomicLong();
        AtomicBoolean once = new AtomicBoolean();
        AtomicReference<String> longest = new AtomicReference<>("");
        AtomicIntegerArray bins = new AtomicIntegerArray(m);
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < n; i++) {
            sum.addAndGet(self.next(i));
            bins.incrementAndGet(i * i % m);
            longest.accumulateAndGet("s" + i * i, (a, b) -> a.length() >= b.length() ? a : b);
            if (once.compareAndSet(false, true)) {
                sum.updateAndGet(x -> x * 2 + 1);
            }
            list.addIfAbsent(i % 6);
            queue.offer(i);
        }
        int total = longest.get().length() * 10;
        for (int x : list) {
            if (x % 2 == 0) {
                list.add(x + 1);
                total++;
            }
        }
        while (queue.size() > m) {
            total += queue.poll() % 2;
        }
        for (int i = 0; i < m; i++) {
            for (int k = bins.get(i); k > 0; k -= 2) {
                total++;
            }
        }
        for (int i = 0; i < self.guarded + list.size() + IDS.get(); i += 3) {
            total++;
        }
        for (long s = sum.get(); s > 0; s /= 3) {
            total++;
        }
        System.out.println(total + " " + sum);
    }
}
