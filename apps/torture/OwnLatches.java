// args: 3 | 0 | 11 | 6
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Synchronisers of the program: a latch, a lock and a gate with a time limit; exceptions without a stack trace. */
public class OwnLatches {
    static final class Latch extends AbstractQueuedSynchronizer {
        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() != 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int ignored) {
            setState(1);
            return true;
        }

        void await() throws InterruptedException {
            acquireSharedInterruptibly(1);
        }

        boolean await(long seconds) throws InterruptedException {
            return tryAcquireSharedNanos(1, TimeUnit.SECONDS.toNanos(seconds));
        }

        void open() {
            releaseShared(1);
        }
    }

    static final class Mutex extends AbstractQueuedSynchronizer {
        private int taken;

        @Override
        protected boolean tryAcquire(int ignored) {
            if (!compareAndSetState(0, 1)) {
                return false;
            }
            setExclusiveOwnerThread(Thread.currentThread());
            return true;
        }

        @Override
        protected boolean tryRelease(int ignored) {
            taken++;
            setExclusiveOwnerThread(null);
            setState(0);
            return true;
        }
    }

    /** An exception that is thrown often. */
    static final class Quick extends RuntimeException {
        static int filled;
        final int code;

        Quick(int code) {
            super("quick " + code);
            this.code = code;
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            filled++;
            return this;
        }
    }

    private static int collatz(int n) {
        if (n % 5 == 4) {
            throw new Quick(n);
        }
        int steps = 0;
        for (long k = n + 1L; k != 1; k = k % 2 == 0 ? k / 2 : 3 * k + 1) {
            steps++;
        }
        return steps;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        Latch begin = new Latch();
        Latch end = new Latch();
        Mutex mutex = new Mutex();
        List<Integer> sums = new ArrayList<>();
        Thread worker = new Thread(() -> {
            try {
                begin.await();
            } catch (InterruptedException e) {
                return;
            }
            for (int i = 0; i < n; i++) {
                int steps;
                try {
                    steps = collatz(i);
                } catch (Quick e) {
                    steps = -e.code;
                }
                mutex.acquire(1);
                try {
                    sums.add(steps);
                } finally {
                    mutex.release(1);
                }
            }
            end.open();
        });
        worker.start();
        mutex.acquire(1);
        sums.add(n);
        mutex.release(1);
        begin.open();
        if (!end.await(60)) {
            throw new IllegalStateException("no end");
        }
        worker.join();
        int total = 0;
        for (int sum : sums) {
            total += sum > 0 ? sum : 1;
        }
        int rounds = 0;
        while (rounds * rounds < total + Quick.filled * 10) {
            rounds++;
        }
        System.out.println(total + " " + rounds + " " + mutex.taken);
    }
}
