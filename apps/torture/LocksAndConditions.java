// args: 3 2 | 10 3 | 25 4
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Bounded buffer with conditions, read and write locks, stamped locks, semaphores, barriers with an action. */
public class LocksAndConditions {
    static final class Buffer {
        final Lock lock = new ReentrantLock();
        final Condition notFull = lock.newCondition();
        final Condition notEmpty = lock.newCondition();
        final Deque<Integer> items = new ArrayDeque<>();

        void put(int x) throws InterruptedException {
            lock.lock();
            try {
                while (items.size() == 2) {
                    notFull.await();
                }
                items.addLast(x);
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        int take() throws InterruptedException {
            lock.lock();
            try {
                while (items.isEmpty()) {
                    notEmpty.await();
                }
                int x = items.removeFirst();
                notFull.signal();
                return x;
            } finally {
                lock.unlock();
            }
        }
    }

    static int shared;
    static final ReadWriteLock RW = new ReentrantReadWriteLock();
    static final StampedLock STAMPED = new StampedLock();

    static int read() {
        RW.readLock().lock();
        try {
            return shared;
        } finally {
            RW.readLock().unlock();
        }
    }

    static void write(int x) {
        RW.writeLock().lock();
        try {
            shared += x;
        } finally {
            RW.writeLock().unlock();
        }
    }

    static int optimistic() {
        long stamp = STAMPED.tryOptimisticRead();
        int seen = shared;
        if (!STAMPED.validate(stamp)) {
            stamp = STAMPED.readLock();
            try {
                seen = shared;
            } finally {
                STAMPED.unlockRead(stamp);
            }
        }
        return seen;
    }

    static int barrier(int parties) throws InterruptedException {
        int[] rounds = {0};
        int[] sums = new int[parties];
        CyclicBarrier barrier = new CyclicBarrier(parties, () -> rounds[0]++);
        Thread[] threads = new Thread[parties];
        for (int p = 0; p < parties; p++) {
            int me = p;
            threads[p] = new Thread(() -> {
                try {
                    for (int r = 0; r < 3; r++) {
                        sums[me] += me * r;
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    sums[me] = -1;
                }
            });
            threads[p].start();
        }
        int total = 0;
        for (int p = 0; p < parties; p++) {
            threads[p].join();
            total += sums[p];
        }
        return total * 10 + rounds[0];
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        int parties = Integer.parseInt(args[1]);
        Buffer buffer = new Buffer();
        int[] taken = {0};
        Thread consumer = new Thread(() -> {
            try {
                for (int x = buffer.take(); x >= 0; x = buffer.take()) {
                    taken[0] += x;
                }
            } catch (InterruptedException e) {
                taken[0] = -1;
            }
        });
        consumer.start();
        for (int i = 0; i < n; i++) {
            buffer.put(i);
            write(i);
        }
        buffer.put(-1);
        consumer.join();
        Semaphore permits = new Semaphore(parties);
        int got = 0;
        while (permits.tryAcquire()) {
            got++;
        }
        permits.release(2);
        int total = taken[0] + read() + optimistic() + got + permits.availablePermits();
        total += barrier(parties);
        int steps = 0;
        for (int i = 0; i < total; i++) {
            steps += i & 3;
        }
        System.out.println(total + " " + steps);
    }
}
