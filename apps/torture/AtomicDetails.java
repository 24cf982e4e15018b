// args: 3 | 10 | 25
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** What atomics, updaters, accumulators and locks hold, all in one thread. */
public class AtomicDetails {
    static int asked;
    volatile int number;
    volatile long wide;
    volatile String name = "";

    static void spin(int times) {
        for (int i = 0; i < times; i++) {
            asked++;
        }
    }

    static int numbers(int n) {
        AtomicInteger a = new AtomicInteger();
        a.lazySet(n);
        int s = a.getOpaque();
        a.setPlain(s + 1);
        s += a.getPlain();
        a.setOpaque(2 * n);
        a.weakCompareAndSetPlain(2 * n, 3 * n);
        s += (int) a.floatValue();
        s += a.compareAndExchange(3 * n, 4) + a.get();
        s += a.compareAndExchange(9, 5) + a.intValue();
        AtomicLong l = new AtomicLong(n);
        s += (int) l.getAndAccumulate(3, (x, y) -> x * y) + (int) l.updateAndGet(x -> x - 1);
        AtomicBoolean b = new AtomicBoolean(n > 5);
        if (b.getAndSet(true)) {
            s += 7;
        }
        if (b.compareAndSet(true, false)) {
            s += 5;
        }
        AtomicIntegerArray array = new AtomicIntegerArray(new int[] {n, 2, 3});
        array.lazySet(1, n);
        s += array.getAndAdd(1, 4) + array.accumulateAndGet(2, n, Math::max) + array.length();
        return s + array.toString().length();
    }

    static int references(int n) {
        AtomicReference<StringBuilder> r = new AtomicReference<>();
        StringBuilder first = new StringBuilder("f".repeat(n));
        r.lazySet(first);
        first.append("x");
        int s = r.getOpaque().length();
        StringBuilder second = new StringBuilder("s");
        if (r.weakCompareAndSetPlain(first, second)) {
            s += 3;
        }
        second.append("y".repeat(n));
        StringBuilder old = r.getAndSet(first);
        s += old.length() * 2;
        StringBuilder seen = r.compareAndExchange(second, null);
        s += seen == first ? seen.length() * 3 : 1;
        seen = r.compareAndExchange(first, null);
        s += r.get() == null ? 11 : 13;
        AtomicReferenceArray<int[]> array = new AtomicReferenceArray<>(3);
        int[] cell = {n};
        array.lazySet(0, cell);
        cell[0]++;
        s += array.getOpaque(0)[0];
        if (array.compareAndSet(1, null, new int[] {n, n})) {
            s += array.get(1).length;
        }
        int[] was = array.getAndSet(1, cell);
        s += was[1];
        s += array.compareAndExchange(1, was, null) == cell ? n : 50;
        s += array.weakCompareAndSetVolatile(2, null, was) ? array.getAcquire(2)[0] : 60;
        array.setPlain(2, new int[n]);
        return s + array.getPlain(2).length + array.length();
    }

    static int stamped(int n) {
        String a = "a" + n;
        AtomicStampedReference<String> r = new AtomicStampedReference<>(a, n);
        int[] stamp = new int[1];
        int s = r.get(stamp).length() + stamp[0];
        if (r.compareAndSet(a, "bb", n, n + 1)) {
            s += r.getReference().length() + r.getStamp();
        }
        if (r.attemptStamp("bb", 5 * n)) {
            s += r.getStamp() - 1;
        }
        r.set("c".repeat(n), 2);
        s += r.getReference().length() * 10 + r.getStamp();
        AtomicMarkableReference<String> m = new AtomicMarkableReference<>(a, n > 5);
        boolean[] mark = new boolean[1];
        s += m.get(mark).length();
        if (mark[0]) {
            s += 100;
        }
        m.attemptMark(a, n % 2 == 0);
        if (m.isMarked()) {
            s += 200;
        }
        if (m.weakCompareAndSet(a, "zz" + n, n % 2 == 0, true)) {
            s += m.getReference().length() * 7;
        }
        return s;
    }

    static int updaters(int n) {
        AtomicDetails d = new AtomicDetails();
        AtomicIntegerFieldUpdater<AtomicDetails> i = AtomicIntegerFieldUpdater.newUpdater(AtomicDetails.class, "number");
        AtomicLongFieldUpdater<AtomicDetails> l = AtomicLongFieldUpdater.newUpdater(AtomicDetails.class, "wide");
        AtomicReferenceFieldUpdater<AtomicDetails, String> r =
            AtomicReferenceFieldUpdater.newUpdater(AtomicDetails.class, String.class, "name");
        i.lazySet(d, n);
        int s = d.number;
        s += i.getAndUpdate(d, x -> x * 2) + i.incrementAndGet(d);
        d.wide = n;
        s += (int) l.addAndGet(d, 5) + (l.compareAndSet(d, n + 5, 1) ? 3 : 4) + (int) d.wide;
        r.lazySet(d, "n".repeat(n));
        s += d.name.length();
        d.name = "m" + n;
        s += r.getAndSet(d, "zzz").length() + r.updateAndGet(d, x -> x + n).length();
        return s;
    }

    static int adders(int n) {
        LongAdder adder = new LongAdder();
        adder.add(n);
        adder.increment();
        int s = (int) adder.sumThenReset();
        adder.decrement();
        s += adder.intValue() + (int) adder.floatValue();
        LongAccumulator most = new LongAccumulator((x, y) -> {
            asked++;
            return Math.max(x, y);
        }, 4);
        most.accumulate(n);
        most.accumulate(2);
        s += (int) most.getThenReset() * 3 + most.intValue();
        DoubleAccumulator product = new DoubleAccumulator((x, y) -> x * y, 1);
        product.accumulate(n);
        product.accumulate(0.5);
        DoubleAdder sum = new DoubleAdder();
        sum.add(n / 2.0);
        sum.add(3);
        return s + (int) product.get() + (int) sum.sum();
    }

    static int locks(int n) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock(n > 5);
        int s = lock.isFair() ? 3 : 4;
        for (int i = 0; i < n % 4; i++) {
            lock.lock();
        }
        s += lock.getHoldCount() * 10;
        if (lock.isHeldByCurrentThread()) {
            s += 7;
        }
        try {
            while (true) {
                lock.unlock();
                s++;
            }
        } catch (IllegalMonitorStateException e) {
            s += 100;
        }
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        both.readLock().lock();
        s += both.getReadLockCount() + (both.writeLock().tryLock() ? 50 : 60);
        both.readLock().unlock();
        StampedLock stamps = new StampedLock();
        Lock write = stamps.asWriteLock();
        write.lock();
        s += stamps.isWriteLocked() ? 1 : 2;
        write.unlock();
        ReadWriteLock view = stamps.asReadWriteLock();
        view.readLock().lock();
        s += stamps.getReadLockCount();
        if (view.writeLock().tryLock(0, TimeUnit.SECONDS)) {
            s += 1000;
        }
        view.readLock().unlock();
        return s;
    }

    static int phases(int n) {
        int[] advanced = new int[1];
        Phaser phaser = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                advanced[0] += phase + parties;
                return phase >= n;
            }
        };
        phaser.register();
        int s = phaser.getRegisteredParties();
        phaser.arrive();
        s += phaser.arriveAndDeregister() + phaser.getPhase();
        while (!phaser.isTerminated()) {
            s += phaser.arrive();
        }
        return s + advanced[0];
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        int a = numbers(n);
        spin(a);
        int b = references(n);
        spin(b);
        int c = stamped(n);
        spin(c);
        int d = updaters(n);
        spin(d);
        int e = adders(n);
        spin(e);
        int f = locks(n);
        spin(f);
        int g = phases(n);
        spin(g);
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + asked);
    }
}
