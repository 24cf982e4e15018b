import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;

/** Daemons that wait for ever, each below other calls and in a loop of another kind, when the JVM ends. */
public class Waiting {
    static final Object LOCK = new Object();

    static int work(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i * n;
        }
        return sum;
    }

    /** No way out. */
    static class Endless implements Runnable {
        final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(3, 1, 4, 1, 5));
        int sum;

        @Override
        public void run() {
            sum = 1;
            try {
                while (true) {
                    sum += work(queue.take());
                }
            } catch (InterruptedException e) {
                sum = -1;
            }
        }
    }

    /** A way out that is never taken. */
    static class Stoppable extends Thread {
        final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(2, 7, 1, 8));
        volatile boolean stopped;
        int sum;

        @Override
        public void run() {
            while (!stopped) {
                Integer next = next();
                if (next != null && next > 2) {
                    sum += work(next);
                }
            }
            sum++;
        }

        private Integer next() {
            try {
                return queue.take();
            } catch (InterruptedException e) {
                return null;
            }
        }
    }

    /** Waits to be notified, deep in a recursion. */
    static int deep(int n) throws InterruptedException {
        if (n == 0) {
            synchronized (LOCK) {
                while (work(n) == 0) {
                    LOCK.wait();
                }
            }
        }
        return n + deep(n - 1);
    }

    static void entersMonitor() {
        int n = work(3);
        synchronized (Waiting.class) {
            work(n);
        }
    }

    static void start(Thread thread, Thread.State atRest) {
        thread.setDaemon(true);
        thread.start();
        // No code of the program runs while it looks.
        Stream.generate(thread::getState).anyMatch(atRest::equals);
    }

    public static void main(String[] args) throws Exception {
        start(new Thread(new Endless()), Thread.State.WAITING);
        start(new Thread(new Endless()), Thread.State.WAITING);
        start(new Stoppable(), Thread.State.WAITING);
        Semaphore none = new Semaphore(0);
        start(new Thread(() -> {
            for (int i = 0; i < 4; i++) {
                none.acquireUninterruptibly(work(i) / 100_000 + (i == 3 ? 1 : 0));
            }
        }), Thread.State.WAITING);
        start(new Thread(() -> {
            try {
                deep(5);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }), Thread.State.WAITING);
        start(new Thread(() -> Collections.nCopies(3, 2).forEach(n -> {
            if (work(n) > 0) {
                none.acquireUninterruptibly();
            }
        })), Thread.State.WAITING);
        synchronized (Waiting.class) {
            start(new Thread(Waiting::entersMonitor), Thread.State.BLOCKED);
            System.out.println(work(10));
            System.exit(3);
        }
    }
}
