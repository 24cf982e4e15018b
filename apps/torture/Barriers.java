// args: 2 5 | 3 8 | 4 3
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.StampedLock;

/** Threads that meet: barriers with an action, phasers, exchangers, completion services, completers, stamped locks. */
public class Barriers {
    static int actions;
    static final int[] cells = new int[16];

    static int barrier(int threads, int rounds) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(threads, () -> {
            actions++;
            for (int i = 1; i < threads; i++) {
                cells[0] += cells[i];
            }
        });
        List<Thread> all = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
            int me = t;
            Thread thread = new Thread(() -> {
                for (int r = 0; r < rounds; r++) {
                    if (me > 0) {
                        cells[me] = me * r;
                    }
                    try {
                        barrier.await();
                    } catch (InterruptedException | BrokenBarrierException e) {
                        return;
                    }
                }
            });
            all.add(thread);
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        return cells[0];
    }

    static class Rounds extends Phaser {
        int advanced;

        @Override
        protected boolean onAdvance(int phase, int registered) {
            advanced += registered;
            return phase >= 3 || registered == 0;
        }
    }

    static int phases(int threads) throws InterruptedException {
        Rounds phaser = new Rounds();
        phaser.register();
        Thread[] all = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            phaser.register();
            int me = t;
            all[t] = new Thread(() -> {
                int left = 3 + me % 2;
                while (!phaser.isTerminated() && left > 0) {
                    phaser.arriveAndAwaitAdvance();
                    left--;
                }
                phaser.arriveAndDeregister();
            });
            all[t].start();
        }
        phaser.arriveAndDeregister();
        for (Thread t : all) {
            t.join();
        }
        int total = 0;
        for (int i = 0; i < phaser.advanced; i++) {
            total += 2;
        }
        return total;
    }

    static int exchanged(int rounds) throws InterruptedException {
        Exchanger<int[]> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            int[] box = new int[rounds];
            try {
                for (int r = 0; r < rounds; r++) {
                    for (int i = 0; i <= r; i++) {
                        box[i] = r + i;
                    }
                    box = exchanger.exchange(box);
                }
            } catch (InterruptedException e) {
                return;
            }
        });
        other.start();
        int[] mine = new int[rounds];
        int sum = 0;
        for (int r = 0; r < rounds; r++) {
            mine = exchanger.exchange(mine);
            for (int v : mine) {
                if (v > r) {
                    sum += v;
                }
            }
        }
        other.join();
        return sum;
    }

    static int completed(int threads, int n) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        for (int i = 0; i < n; i++) {
            int k = i;
            Callable<Integer> task = () -> {
                int s = 0;
                for (int j = 0; j < k; j++) {
                    s += j * k;
                }
                return s;
            };
            service.submit(task);
        }
        int sum = 0;
        for (int i = 0; i < n; i++) {
            Future<Integer> done = service.take();
            sum += done.get();
        }
        pool.shutdown();
        return sum;
    }

    static class Summer extends CountedCompleter<Integer> {
        final int[] data;
        final int from;
        final int to;
        int sum;
        Summer left;
        Summer right;

        Summer(CountedCompleter<?> parent, int[] data, int from, int to) {
            super(parent);
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        public void compute() {
            if (to - from > 4) {
                int middle = (from + to) >>> 1;
                left = new Summer(this, data, from, middle);
                right = new Summer(this, data, middle, to);
                setPendingCount(2);
                left.fork();
                right.fork();
            } else {
                for (int i = from; i < to; i++) {
                    sum += data[i];
                }
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            if (left != null) {
                sum = left.sum + right.sum;
            }
        }

        @Override
        public Integer getRawResult() {
            return sum;
        }
    }

    static int completers(int n) {
        int[] data = new int[n * 3];
        for (int i = 0; i < data.length; i++) {
            data[i] = i % 5;
        }
        return new ForkJoinPool(2).invoke(new Summer(null, data, 0, data.length));
    }

    static int stamped(int threads, int n) throws InterruptedException {
        StampedLock lock = new StampedLock();
        int[] shared = new int[2];
        CountDownLatch done = new CountDownLatch(threads);
        for (int t = 0; t < threads; t++) {
            new Thread(() -> {
                for (int i = 0; i < n; i++) {
                    long stamp = lock.writeLock();
                    try {
                        shared[0]++;
                        shared[1] += 2;
                    } finally {
                        lock.unlockWrite(stamp);
                    }
                }
                done.countDown();
            }).start();
        }
        done.await();
        long stamp = lock.tryOptimisticRead();
        int a = shared[0];
        int b = shared[1];
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            a = shared[0];
            b = shared[1];
            lock.unlockRead(stamp);
        }
        return b - a;
    }

    static int permits(int threads, int n) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        AtomicInteger passed = new AtomicInteger();
        LongAdder adder = new LongAdder();
        Thread[] all = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            all[t] = new Thread(() -> {
                for (int i = 0; i < n; i++) {
                    semaphore.acquireUninterruptibly();
                    passed.incrementAndGet();
                    adder.add(i);
                }
            });
            all[t].start();
        }
        semaphore.release(threads * n);
        for (Thread t : all) {
            t.join();
        }
        return passed.get() + adder.intValue();
    }

    static void spend(int n) {
        for (int i = 0; i < n; i += 2) {
            System.out.print('.');
        }
        System.out.println();
    }

    public static void main(String[] args) throws Exception {
        int threads = Integer.parseInt(args[0]);
        int n = Integer.parseInt(args[1]);
        spend(barrier(threads, n) + actions);
        spend(phases(threads));
        spend(exchanged(n));
        spend(completed(threads, n));
        spend(completers(n));
        spend(stamped(threads, n));
        spend(permits(threads, n));
    }
}
