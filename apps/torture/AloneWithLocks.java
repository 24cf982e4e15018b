// args: 3 | 7 | 12
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** One thread alone: what it asks of locks, permits and its own interruption has one answer. */
public class AloneWithLocks {
    static int permits(int n) {
        Semaphore semaphore = new Semaphore(n / 2);
        int taken = 0;
        while (semaphore.tryAcquire()) {
            taken++;
        }
        semaphore.release(2);
        return taken * 10 + semaphore.availablePermits();
    }

    static int locks(int n) {
        ReentrantLock lock = new ReentrantLock();
        int held = 0;
        for (int i = 0; i < n; i++) {
            if (lock.tryLock()) {
                held++;
            }
        }
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        both.writeLock().lock();
        int read = both.readLock().tryLock() ? 100 : 200;
        both.writeLock().unlock();
        return held + read + (lock.isLocked() ? 1000 : 2000);
    }

    static int latch(int n) {
        CountDownLatch latch = new CountDownLatch(n);
        for (int i = 0; i < n / 3; i++) {
            latch.countDown();
        }
        return (int) latch.getCount();
    }

    static int untilInterrupted(int n) {
        int rounds = 0;
        while (!Thread.currentThread().isInterrupted() && rounds < n * n) {
            rounds++;
        }
        return rounds;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int a = permits(n);
        int b = locks(n);
        int c = latch(n);
        int d = untilInterrupted(n);
        System.out.println(a + " " + b + " " + c + " " + d);
    }
}
