// args: 2 15 3|1 40 5|4 26 2
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

public class BoundedBuffer {
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    private final Object[] slots;
    private int head, size, highWater;
    BoundedBuffer(int cap) { slots = new Object[cap]; }

    void put(Object o) throws InterruptedException {
        lock.lock();
        try {
            while (size == slots.length) notFull.await();
            slots[(head + size++) % slots.length] = o;
            highWater += lock.getHoldCount();
            notEmpty.signal();
        } finally { lock.unlock(); }
    }
    Object take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (size == 0) notEmpty.await();
            Object o = slots[head];
            slots[head] = null;
            head = (head + 1) % slots.length;
            size--;
            notFull.signal();
            return o;
        } finally { lock.unlock(); }
    }

    static class Monitor {
        private final Queue<Integer> q = new ArrayDeque<>();
        private boolean closed;
        synchronized void offer(int v) throws InterruptedException {
            while (q.size() >= 2) wait();
            q.add(v);
            notifyAll();
        }
        synchronized Integer poll() throws InterruptedException {
            while (q.isEmpty() && !closed) wait();
            Integer v = q.poll();
            notifyAll();
            return v;
        }
        synchronized void close() { closed = true; notifyAll(); }
    }

    volatile int turns;
    static final AtomicIntegerFieldUpdater<BoundedBuffer> TURNS = AtomicIntegerFieldUpdater.newUpdater(BoundedBuffer.class, "turns");
    static final String POISON = new String("poison");

    public static void main(String[] args) throws InterruptedException {
        int cap = Integer.parseInt(args[0]), n = Integer.parseInt(args[1]), k = Integer.parseInt(args[2]);
        BoundedBuffer buf = new BoundedBuffer(cap);
        Monitor mon = new Monitor();
        int[] odd = {0}, words = {0};
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < n; i++) buf.put(i % k == 0 ? "w".repeat(i % 6) : (Object) (i * i));
                buf.put(POISON);
            } catch (InterruptedException e) { odd[0] = -1000; }
        });
        Thread middle = new Thread(() -> {
            try {
                for (Object o; (o = buf.take()) != POISON; )
                    if (o instanceof Integer i) { if (i % 2 == 1) odd[0]++; mon.offer(i % 50); }
                    else for (int c = ((String) o).length(); c > 0; c--) { words[0]++; TURNS.addAndGet(buf, c); }
            } catch (InterruptedException e) { odd[0] = -2000; }
            finally { mon.close(); }
        });
        producer.start();
        middle.start();
        int sum = 0, count = 0;
        for (Integer v; (v = mon.poll()) != null; count++) for (int j = v; j > 0; j -= k) sum++;
        producer.join();
        middle.join();

        Semaphore ping = new Semaphore(1), pong = new Semaphore(0);
        StringBuilder rally = new StringBuilder();
        Thread player = new Thread(() -> {
            for (int i = 0; i < n / 2; i++) { pong.acquireUninterruptibly(); rally.append(i % k == 0 ? 'P' : 'p'); ping.release(); }
        });
        player.start();
        for (int i = 0; i < n / 2; i++) { ping.acquire(); rally.append(rally.length() % 3 == 0 ? 'Q' : 'q'); pong.release(); }
        player.join();
        int caps = 0;
        for (char c : rally.toString().toCharArray()) if (Character.isUpperCase(c)) caps++;

        StampedLock sl = new StampedLock();
        int valid = 0, upgraded = 0;
        for (int i = 0; i < n; i++) {
            long s = sl.tryOptimisticRead();
            if (i % k == 1) { long w = sl.writeLock(); sl.unlockWrite(w); }
            if (sl.validate(s)) valid++;
            long r = sl.readLock(), w = sl.tryConvertToWriteLock(r);
            if (w != 0) upgraded++;
            sl.unlock(w != 0 ? w : r);
        }
        System.out.println(odd[0] + " " + words[0] + " " + sum + " " + count + " " + buf.turns + " " + buf.highWater);
        System.out.println(rally + " " + caps + " " + valid + " " + upgraded);
    }
}
