// args: 3 | 17 | 23
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** A class whose initialiser waits for a latch: its own thread sees defaults, the others stand still until it is through. */
public class InitWaits {
    static final CountDownLatch OPEN = new CountDownLatch(1);
    static final CountDownLatch INSIDE = new CountDownLatch(1);
    static final AtomicInteger ARRIVED = new AtomicInteger();
    static int n;
    static int seenEarly = -1;

    static class Slow {
        static int early = n % 3 + 2;
        static final Integer BOXED;
        static int late;

        static {
            seenEarly = Helper.look();
            INSIDE.countDown();
            try {
                OPEN.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            BOXED = n * 2;
            late = early + BOXED;
            for (int i = 0; i < seenEarly; i++) {
                late += i;
            }
        }

        static int get(int i) {
            return late + i % early;
        }
    }

    static class Helper {
        static int looks = Slow.early;

        static int look() {
            looks++;
            return Slow.BOXED == null ? looks + Slow.late : 1000;
        }
    }

    static class Chain {
        static final Chain FIRST = new Chain(null);
        static int made = 5;
        static final Chain SECOND = new Chain(FIRST);
        final Chain before;
        final int number;

        Chain(Chain before) {
            this.before = before;
            this.number = ++made * 10 + (FIRST == null ? 1 : 0) + (SECOND == null ? 2 : 0);
        }
    }

    static class Worker extends Thread {
        final int k;
        int got;
        boolean tooEarly;

        Worker(int k) {
            this.k = k;
        }

        @Override
        public void run() {
            ARRIVED.incrementAndGet();
            boolean closed = OPEN.getCount() > 0;
            got = Slow.get(k);
            tooEarly = closed && OPEN.getCount() > 0;
        }
    }

    public static void main(String[] args) throws Exception {
        n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Thread first = new Thread(() -> Slow.get(0));
        first.start();
        INSIDE.await();
        Worker[] workers = new Worker[n % 6 + 1];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Worker(i);
            workers[i].start();
        }
        while (ARRIVED.get() < workers.length) {
            Thread.onSpinWait();
        }
        int looks = Helper.looks;
        OPEN.countDown();
        first.join();
        int sum = 0;
        int early = 0;
        for (Worker w : workers) {
            w.join();
            sum += w.got;
            early += w.tooEarly ? 1 : 0;
        }
        int rounds = 0;
        for (int left = Chain.FIRST.number + Chain.SECOND.number * n; left > 0; left -= Slow.late) {
            rounds++;
        }
        System.out.println(looks + " " + seenEarly + " " + sum + " " + early + " " + Slow.late + " " + Chain.made + " " + rounds);
    }
}
