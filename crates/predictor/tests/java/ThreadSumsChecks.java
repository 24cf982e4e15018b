package mantis.predictor;

import java.util.ArrayList;
import java.util.List;

/** What threads add is all there: of those that run and of many that ended. */
public final class ThreadSumsChecks {
    private static final int THREADS = 1000;
    private static final int TURNS = 1000;

    private ThreadSumsChecks() {}

    public static void main(String[] args) throws InterruptedException {
        ThreadSums sums = new ThreadSums(3);
        sums.mine()[0] = 7;
        for (int i = 0; i < THREADS; i++) {
            long added = i;
            Thread one = new Thread(() -> sums.mine()[2] += added);
            one.start();
            one.join();
        }
        List<Thread> together = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread one = new Thread(() -> {
                long[] mine = sums.mine();
                for (int k = 0; k < TURNS; k++) {
                    mine[1]++;
                }
            });
            together.add(one);
            one.start();
        }
        for (Thread one : together) {
            one.join();
        }
        check(sums.sum(0), 7);
        check(sums.sum(1), 4 * TURNS);
        check(sums.sum(2), (long) THREADS * (THREADS - 1) / 2);
        System.out.println("equal");
    }

    private static void check(long actual, long expected) {
        if (actual != expected) {
            throw new AssertionError(actual + " and not " + expected);
        }
    }
}
