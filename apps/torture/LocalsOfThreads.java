// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Values of threads, inherited ones, waiting and notifying, locks with conditions, pools with factories and hooks. */
public class LocalsOfThreads {
    static int initial;
    static int children;
    static int total;

    static final ThreadLocal<List<Integer>> OWN = ThreadLocal.withInitial(() -> {
        initial++;
        return new ArrayList<>();
    });

    static final InheritableThreadLocal<Integer> LEVEL = new InheritableThreadLocal<>() {
        @Override
        protected Integer initialValue() {
            return 1;
        }

        @Override
        protected Integer childValue(Integer parent) {
            children++;
            return parent * 2;
        }
    };

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Bounded<T> {
        private final LinkedList<T> items = new LinkedList<>();
        private final int limit;
        int waits;

        Bounded(int limit) {
            this.limit = limit;
        }

        synchronized void put(T t) throws InterruptedException {
            while (items.size() == limit) {
                waits++;
                wait();
            }
            items.add(t);
            notifyAll();
        }

        synchronized T take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            T t = items.removeFirst();
            notifyAll();
            return t;
        }
    }

    static class Turns {
        private final ReentrantLock lock = new ReentrantLock(true);
        private final Condition[] turn = {lock.newCondition(), lock.newCondition()};
        private int next;
        private final StringBuilder log = new StringBuilder();

        void run(int who, int times) {
            for (int i = 0; i < times; i++) {
                lock.lock();
                try {
                    while (next != who) {
                        turn[who].awaitUninterruptibly();
                    }
                    log.append(who == 0 ? 'a' : 'b').append(i % 3);
                    next = 1 - who;
                    turn[next].signal();
                } finally {
                    lock.unlock();
                }
            }
        }
    }

    static class Pool extends ThreadPoolExecutor {
        int before;
        int failed;

        Pool(ThreadFactory factory) {
            super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
        }

        @Override
        protected void beforeExecute(Thread t, Runnable r) {
            before += t.getName().length();
        }

        @Override
        protected void afterExecute(Runnable r, Throwable e) {
            if (e != null) {
                failed++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        OWN.get().add(n);
        int[] seen = new int[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            Thread thread = new Thread(() -> {
                for (int i = 0; i < n; i++) {
                    OWN.get().add(i * id);
                }
                seen[id] = OWN.get().size() + LEVEL.get();
                if (id == 1) {
                    OWN.remove();
                    seen[id] += OWN.get().size();
                }
            });
            LEVEL.set(LEVEL.get() + t);
            thread.start();
            thread.join();
        }
        int locals = seen[0] + seen[1] + seen[2];
        count(locals);
        int mine = OWN.get().size() + initial + n;
        count(mine);
        int inherited = LEVEL.get() + children + n;
        count(inherited);
        Bounded<Integer> bounded = new Bounded<>(2);
        int[] consumed = {0};
        Thread consumer = new Thread(() -> {
            try {
                for (int k; (k = bounded.take()) >= 0; ) {
                    consumed[0] += k % 4;
                }
            } catch (InterruptedException e) {
                consumed[0] = -1;
            }
        });
        consumer.start();
        for (int i = 0; i < n; i++) {
            bounded.put(i);
        }
        bounded.put(-1);
        consumer.join();
        int got = consumed[0];
        count(got);
        Turns turns = new Turns();
        Thread other = new Thread(() -> turns.run(1, n));
        other.start();
        turns.run(0, n);
        other.join();
        int length = turns.log.length();
        count(length);
        int at = turns.log.indexOf("b2");
        count(at + n);
        Pool pool = new Pool(r -> new Thread(r, "pool" + n));
        for (int i = 0; i < n; i++) {
            int k = i;
            pool.execute(() -> {
                total += 2;
                if (k == n - 1) {
                    count(k);
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        int before = pool.before;
        count(before);
        int done = (int) pool.getCompletedTaskCount();
        count(done);
        Thread interrupted = new Thread(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                seen[0] = n + (Thread.currentThread().isInterrupted() ? 1 : 2);
            }
        });
        interrupted.start();
        interrupted.interrupt();
        interrupted.join();
        int woken = seen[0];
        count(woken);
        ReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        boolean upgrade = rw.writeLock().tryLock();
        rw.readLock().unlock();
        int upgraded = upgrade ? 1 : n;
        count(upgraded);
        StampedLock stamped = new StampedLock();
        long stamp = stamped.tryOptimisticRead();
        boolean valid = stamped.validate(stamp);
        int optimistic = valid ? n : 0;
        count(optimistic);
        Semaphore semaphore = new Semaphore(n);
        int acquired = 0;
        while (semaphore.tryAcquire(2)) {
            acquired++;
        }
        count(acquired);
        Thread.State state = new Thread(() -> {}).getState();
        int states = state == Thread.State.NEW ? n : state.ordinal();
        count(states);
        ForkJoinPool fj = new ForkJoinPool(2);
        int forked = fj.invoke(new RecursiveTask<Integer>() {
            @Override
            protected Integer compute() {
                return sum(0, n);
            }

            private int sum(int from, int to) {
                if (to - from < 5) {
                    int s = 0;
                    for (int i = from; i < to; i++) {
                        s += i % 3;
                    }
                    return s;
                }
                RecursiveTask<Integer> left = new RecursiveTask<>() {
                    @Override
                    protected Integer compute() {
                        return sum(from, (from + to) / 2);
                    }
                };
                left.fork();
                return sum((from + to) / 2, to) + left.join();
            }
        });
        fj.shutdown();
        count(forked);
        System.out.println(total);
    }
}
