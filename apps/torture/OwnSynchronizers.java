// args: 3 | 9 | 20
import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

/** Locks, gates and counters built upon the queued synchronizer of the JDK, which asks the program whether it may go on. */
public class OwnSynchronizers {
    static final class Mutex implements Lock {
        private static final class Sync extends AbstractQueuedSynchronizer {
            private static final long serialVersionUID = 1;
            int tries;
            int entered;

            @Override
            protected boolean tryAcquire(int amount) {
                tries++;
                if (compareAndSetState(0, amount)) {
                    setExclusiveOwnerThread(Thread.currentThread());
                    entered++;
                    return true;
                }
                return false;
            }

            @Override
            protected boolean tryRelease(int amount) {
                if (getState() == 0) {
                    throw new IllegalMonitorStateException("free");
                }
                setExclusiveOwnerThread(null);
                setState(0);
                return true;
            }

            @Override
            protected boolean isHeldExclusively() {
                return getState() != 0 && getExclusiveOwnerThread() == Thread.currentThread();
            }
        }

        final Sync sync = new Sync();

        @Override public void lock() { sync.acquire(1); }
        @Override public void lockInterruptibly() throws InterruptedException { sync.acquireInterruptibly(1); }
        @Override public boolean tryLock() { return sync.tryAcquire(1); }
        @Override public boolean tryLock(long t, TimeUnit u) throws InterruptedException { return sync.tryAcquireNanos(1, u.toNanos(t)); }
        @Override public void unlock() { sync.release(1); }
        @Override public Condition newCondition() { return sync.new ConditionObject(); }
    }

    static final class Gate extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 1;

        Gate(int missing) {
            setState(missing);
        }

        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() == 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int amount) {
            for (;;) {
                int s = getState();
                if (s == 0) {
                    return false;
                }
                int next = Math.max(0, s - amount);
                if (compareAndSetState(s, next)) {
                    return next == 0;
                }
            }
        }

        void arrive(int weight) {
            releaseShared(weight);
        }

        int missing() {
            return getState();
        }
    }

    static int shared;

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        Mutex mutex = new Mutex();
        int refused = 0;
        int free = 0;
        for (int i = 0; i < n; i++) {
            mutex.lock();
            try {
                if (i % 3 == 0 && !mutex.tryLock()) {
                    refused++;
                }
            } finally {
                mutex.unlock();
            }
            try {
                mutex.unlock();
            } catch (IllegalMonitorStateException e) {
                free += e.getMessage().length();
            }
        }
        int single = mutex.sync.tries * 10 + mutex.sync.entered;
        Gate gate = new Gate(n);
        int steps = 0;
        while (!(gate.tryAcquireShared(1) > 0)) {
            gate.arrive(2);
            steps++;
        }
        int late = gate.missing() + n % 4;
        Gate all = new Gate(3);
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 3; t++) {
            int weight = t + 1;
            Thread thread = new Thread(() -> {
                for (int i = 0; i < n; i++) {
                    mutex.lock();
                    shared += weight;
                    mutex.unlock();
                }
                all.arrive(1);
            });
            thread.start();
            thread.join();
            threads.add(thread);
        }
        all.acquireSharedInterruptibly(1);
        mutex.lock();
        int sum = shared;
        mutex.unlock();
        int loops = 0;
        for (int i = 0; i < sum; i += 2) {
            loops++;
        }
        for (Thread t : threads) {
            loops += t.isAlive() ? 1000 : 1;
        }
        int owned = 0;
        for (int i = 0; i < single; i += 11) {
            owned++;
        }
        System.out.println(refused + " " + free + " " + steps + " " + late + " " + loops + " " + owned + " " + mutex.sync.entered);
    }
}
