// args: 3 | 17 | 26
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.StampedLock;
import java.util.function.IntConsumer;

/** Optimistic reads that a callback in their middle invalidates, conversions of stamps that fail while another thread reads. */
public class OptimisticStamps {
    private final StampedLock lock = new StampedLock();
    private int x = 1;
    private int y = 1;
    final LongAdder retries = new LongAdder();
    final LongAccumulator widest = new LongAccumulator(Math::max, Long.MIN_VALUE);
    final DoubleAccumulator product = new DoubleAccumulator((a, b) -> a * b % 1009, 1);

    void move(int dx, int dy) {
        long s = lock.writeLock();
        try {
            x += dx;
            y += dy;
        } finally {
            lock.unlockWrite(s);
        }
    }

    int distance(IntConsumer between, int tries) {
        for (int i = 0; i < tries; i++) {
            long s = lock.tryOptimisticRead();
            int seenX = x;
            between.accept(i);
            int seenY = y;
            if (lock.validate(s)) {
                widest.accumulate(seenX - seenY);
                return seenX * 2 + seenY;
            }
            retries.increment();
        }
        long s = lock.readLock();
        try {
            return x + y;
        } finally {
            lock.unlockRead(s);
        }
    }

    boolean growIf(int limit) {
        long s = lock.readLock();
        try {
            while (x < limit) {
                long w = lock.tryConvertToWriteLock(s);
                if (w == 0) {
                    return false;
                }
                s = w;
                x += 3;
                product.accumulate(x);
            }
            return true;
        } finally {
            lock.unlock(s);
        }
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        OptimisticStamps p = new OptimisticStamps();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            sum += p.distance(t -> {
                if (t < k % 4) {
                    p.move(t + 1, k % 3);
                }
            }, 3);
        }
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        Thread reader = new Thread(() -> {
            long s = p.lock.readLock();
            try {
                held.countDown();
                done.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                p.lock.unlockRead(s);
            }
        });
        reader.start();
        held.await();
        int refused = 0;
        for (int limit = p.x; limit < p.x + n % 5 + 2; limit++) {
            if (!p.growIf(limit)) {
                refused++;
            }
        }
        boolean write = p.lock.tryWriteLock() != 0;
        done.countDown();
        reader.join();
        boolean grown = p.growIf(p.x + refused * 4);
        int steps = 0;
        for (long left = (long) p.product.get() + p.retries.sumThenReset() * 5; left > 0; left -= 7) {
            steps++;
        }
        try {
            p.lock.unlockWrite(12345L);
            steps += 1000;
        } catch (IllegalMonitorStateException e) {
            steps += refused;
        }
        System.out.println(sum + " " + refused + " " + write + " " + grown + " " + steps + " " + p.widest.intValue() + " " + p.retries.sum());
    }
}
