// args: 3 | 17 | 31
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Tasks asked by state for their results, executors that close with their block and wait, virtual threads in line. */
public class FutureStates {
    record Task(int k, AtomicInteger turns) implements Callable<Integer> {
        @Override
        public Integer call() throws Exception {
            turns.addAndGet(k);
            if (k % 4 == 3) {
                throw k % 8 == 3 ? new IllegalStateException("odd" + k) : new java.io.IOException("io" + k * k);
            }
            return k * k % 10;
        }
    }

    static int weigh(Future<Integer> f) {
        return switch (f.state()) {
            case RUNNING -> {
                try {
                    yield f.resultNow();
                } catch (IllegalStateException e) {
                    yield e.getMessage() == null ? 3 : e.getMessage().length();
                }
            }
            case SUCCESS -> f.resultNow() * 2;
            case FAILED -> switch (f.exceptionNow()) {
                case IllegalStateException e when e.getMessage().length() > 4 -> 500;
                case RuntimeException e -> 300;
                case Throwable t -> t.getMessage().length() * 10;
            };
            case CANCELLED -> {
                try {
                    f.exceptionNow();
                    yield -1;
                } catch (IllegalStateException e) {
                    yield 7;
                }
            }
        };
    }

    static int locked(int n) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock(true);
        Semaphore permits = new Semaphore(0);
        int[] shared = {1};
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Math.min(n, 12); i++) {
            int k = i;
            threads.add(Thread.ofVirtual().name("v", i).unstarted(() -> {
                permits.acquireUninterruptibly(k % 3 + 1);
                lock.lock();
                try {
                    synchronized (shared) {
                        shared[0] += k * (k % 2 == 0 ? 3 : 5);
                    }
                } finally {
                    lock.unlock();
                    permits.release(k % 3);
                }
            }));
        }
        int released = 0;
        for (Thread t : threads) {
            t.start();
            while (!t.join(java.time.Duration.ofMillis(2))) {
                permits.release();
                released++;
                if (released > 4000) {
                    throw new IllegalStateException("stuck");
                }
                while (permits.availablePermits() > 0 && t.getState() != Thread.State.WAITING && t.isAlive()) {
                    Thread.onSpinWait();
                }
                if (permits.availablePermits() > threads.indexOf(t) % 3 + 1 && t.isAlive()) {
                    t.join();
                }
            }
        }
        return shared[0] * 10 + (threads.isEmpty() || threads.get(0).isVirtual() ? 1 : 0);
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 7;
        AtomicInteger turns = new AtomicInteger();
        List<Future<Integer>> all = new ArrayList<>();
        CountDownLatch held = new CountDownLatch(1);
        int early = 0;
        try (ExecutorService pool = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory())) {
            Future<Integer> first = pool.submit(() -> {
                held.await();
                return 9;
            });
            all.add(first);
            early += weigh(first);
            for (int i = 0; i < n; i++) {
                all.add(pool.submit(new Task(i, turns)));
                if (i % 5 == 2) {
                    all.get(all.size() - 2).cancel(i % 2 == 0 && all.size() > 4);
                }
            }
            held.countDown();
        }
        Map<Future.State, Integer> counts = new EnumMap<>(Future.State.class);
        int weight = 0;
        for (Future<Integer> f : all) {
            counts.merge(f.state(), 1, Integer::sum);
            weight += weigh(f);
        }
        CompletableFuture<Integer> own = new CompletableFuture<>();
        FutureTask<Integer> never = new FutureTask<>(() -> n);
        weight += weigh(own) + weigh(never);
        never.run();
        own.completeExceptionally(new IllegalStateException("end" + n));
        weight += weigh(own) + weigh(never);
        int some = 0;
        try (ExecutorService each = Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().factory())) {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < n % 5 + 1; i++) {
                tasks.add(new Task(i, turns));
            }
            for (Future<Integer> f : each.invokeAll(tasks, 5, TimeUnit.SECONDS)) {
                some += weigh(f);
            }
        }
        int rounds = 0;
        for (int left = weight + turns.get(); left > 0; left -= counts.getOrDefault(Future.State.SUCCESS, 0) + 3) {
            rounds++;
        }
        System.out.println(early + " " + counts + " " + weight + " " + some + " " + rounds + " " + locked(n));
    }
}
