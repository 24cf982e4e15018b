import mantis.rt.Counts;
import mantis.rt.ThreadCounts;

/** Threads mode: many threads that live and die, some alive at the exit. */
public class Many {
    public static void main(String[] args) throws Exception {
        Counts.thread().c[0]++;
        int waves = Integer.parseInt(args[0]);
        for (int wave = 0; wave < waves; wave++) {
            Thread[] threads = new Thread[10];
            for (int i = 0; i < threads.length; i++) {
                threads[i] = new Thread(() -> {
                    ThreadCounts t = Counts.thread();
                    for (int k = 0; k < 100; k++) {
                        t.c[1]++;
                        t.s[0] -= 2;
                    }
                    Counts.thread().d[0] += 0.25;
                    t.b[0] += 16;
                });
                threads[i].start();
            }
            for (Thread t : threads) {
                t.join();
            }
        }
        Object lock = new Object();
        boolean[] counted = new boolean[1];
        Thread daemon = new Thread(() -> {
            Counts.thread().c[1]++;
            synchronized (lock) {
                counted[0] = true;
                lock.notifyAll();
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        synchronized (lock) {
            while (!counted[0]) {
                lock.wait();
            }
        }
    }
}
