// test: slice
// No thread is started, so what is asked of locks, permits and queues has one answer.
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

class P {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        Semaphore permits = new Semaphore(args.length);
        permits.acquire();
        StampedLock stamps = new StampedLock();
        LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
        queue.put("a");
        for (int i = 0; lock.writeLock().tryLock() && i < 3; i++) {} //@ slice loop iterations
        for (int i = 0; permits.tryAcquire() && i < 3; i++) {} //@ slice loop iterations
        for (int i = 0; stamps.validate(stamps.tryOptimisticRead()) && i < 3; i++) {} //@ slice loop iterations
        for (int i = 0; !queue.tryTransfer("b") && i < 3; i++) {} //@ slice loop iterations
    }
}

/* expected
17 slice loop iterations
 10         ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
 11         lock.readLock().lock();
 12         Semaphore permits = new Semaphore(args.length);
 13         permits.acquire();
 14         StampedLock stamps = new StampedLock();
 15         LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
 16         queue.put("a");
 17         for (int i = 0; lock.writeLock().tryLock() && i < 3; i++) {}
 19         for (int i = 0; stamps.validate(stamps.tryOptimisticRead()) && i < 3; i++) {}
18 slice loop iterations
 10         ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
 11         lock.readLock().lock();
 12         Semaphore permits = new Semaphore(args.length);
 13         permits.acquire();
 14         StampedLock stamps = new StampedLock();
 15         LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
 16         queue.put("a");
 18         for (int i = 0; permits.tryAcquire() && i < 3; i++) {}
 19         for (int i = 0; stamps.validate(stamps.tryOptimisticRead()) && i < 3; i++) {}
19 slice loop iterations
 10         ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
 11         lock.readLock().lock();
 12         Semaphore permits = new Semaphore(args.length);
 13         permits.acquire();
 14         StampedLock stamps = new StampedLock();
 15         LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
 16         queue.put("a");
 19         for (int i = 0; stamps.validate(stamps.tryOptimisticRead()) && i < 3; i++) {}
20 slice loop iterations
 10         ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
 11         lock.readLock().lock();
 12         Semaphore permits = new Semaphore(args.length);
 13         permits.acquire();
 14         StampedLock stamps = new StampedLock();
 15         LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
 16         queue.put("a");
 19         for (int i = 0; stamps.validate(stamps.tryOptimisticRead()) && i < 3; i++) {}
 20         for (int i = 0; !queue.tryTransfer("b") && i < 3; i++) {}
*/
