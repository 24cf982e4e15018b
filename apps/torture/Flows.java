// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Flow;
import java.util.concurrent.Phaser;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.locks.StampedLock;

/** Publishers and subscribers, phasers with an action, barriers with an action, optimistic locks. */
public class Flows {
    static class Counting implements Flow.Subscriber<Integer> {
        final CountDownLatch done = new CountDownLatch(1);
        final List<Integer> got = new ArrayList<>();
        Flow.Subscription subscription;
        int odd;

        public void onSubscribe(Flow.Subscription s) {
            subscription = s;
            s.request(1);
        }

        public void onNext(Integer item) {
            got.add(item);
            if (item % 2 == 1) {
                odd++;
            }
            subscription.request(1);
        }

        public void onError(Throwable t) {
            done.countDown();
        }

        public void onComplete() {
            done.countDown();
        }
    }

    static int published(int n) throws InterruptedException {
        Counting counting = new Counting();
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
            publisher.subscribe(counting);
            for (int i = 0; i < n; i++) {
                publisher.submit(i * 3);
            }
        }
        counting.done.await();
        int s = 0;
        for (int x : counting.got) {
            s += x & 3;
        }
        return s + counting.odd;
    }

    static int phases;

    static int phased(int n) throws InterruptedException {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                phases += phase + parties;
                return phase >= 3;
            }
        };
        int[] seen = new int[2];
        Thread[] threads = new Thread[2];
        for (int t = 0; t < 2; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                while (!phaser.isTerminated()) {
                    seen[id] += n;
                    phaser.arriveAndAwaitAdvance();
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        return seen[0] + seen[1] + phases;
    }

    static int turned;

    static int barriers(int n) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(3, () -> turned += n);
        Thread[] threads = new Thread[3];
        int[] sums = new int[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int r = 0; r < 4; r++) {
                        sums[id] += r * id;
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    sums[id] = -1;
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        return sums[0] + sums[1] + sums[2] + turned;
    }

    static int stamped(int n) {
        StampedLock lock = new StampedLock();
        int[] value = {0};
        int tries = 0;
        for (int i = 0; i < n; i++) {
            long stamp = lock.tryOptimisticRead();
            int v = value[0];
            if (i % 3 == 0) {
                long w = lock.writeLock();
                try {
                    value[0] += i;
                } finally {
                    lock.unlockWrite(w);
                }
            }
            if (!lock.validate(stamp)) {
                stamp = lock.readLock();
                v = value[0];
                tries++;
                lock.unlockRead(stamp);
            }
            tries += v & 1;
        }
        return tries;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        int[] results = {published(n), phased(n), barriers(n), stamped(n)};
        for (int r : results) {
            for (int i = 0; i < r % 97; i++) {
                total += i % 3;
            }
        }
        CompletableFuture<Integer> f = new SubmissionPublisher<Integer>() {
            CompletableFuture<Integer> run() {
                int[] sum = {0};
                CompletableFuture<Void> all = consume(x -> sum[0] += x);
                for (int i = 0; i < n; i++) {
                    submit(i);
                }
                close();
                return all.thenApply(v -> sum[0]);
            }
        }.run();
        if (f.get() % 2 == 0) {
            total += 1000;
        }
        System.out.println(total);
    }
}
