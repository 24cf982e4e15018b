package mantis.predictor;

import java.util.ArrayList;
import java.util.List;

/**
 * Sums that each thread of a slice has for itself, added up when they are collected: an adder that threads
 * share takes several times as long, which is most of a loop that only counts.
 */
public final class ThreadSums {
    /** How many threads there may be until those that ended are looked for. */
    private static final int MANY = 256;

    private final int size;
    private final ThreadLocal<long[]> mine = new ThreadLocal<long[]>();
    private final List<Thread> threads = new ArrayList<Thread>();
    private final List<long[]> sums = new ArrayList<long[]>();
    /** Of threads that ended. */
    private final long[] ended;
    private int many = MANY;

    /** Sums at indices below {@code size}. */
    public ThreadSums(int size) {
        this.size = size;
        ended = new long[size];
    }

    /** The sums of the current thread, to add to. */
    public long[] mine() {
        long[] own = mine.get();
        if (own == null) {
            own = new long[size];
            mine.set(own);
            add(own);
        }
        return own;
    }

    /** The sum of all threads at an index. */
    public synchronized long sum(int index) {
        long sum = ended[index];
        for (long[] one : sums) {
            sum += one[index];
        }
        return sum;
    }

    private synchronized void add(long[] own) {
        if (threads.size() >= many) {
            fold();
            many = Math.max(MANY, 2 * threads.size());
        }
        threads.add(Thread.currentThread());
        sums.add(own);
    }

    private void fold() {
        int kept = 0;
        for (int i = 0; i < threads.size(); i++) {
            if (threads.get(i).isAlive()) {
                threads.set(kept, threads.get(i));
                sums.set(kept++, sums.get(i));
            } else {
                for (int k = 0; k < size; k++) {
                    ended[k] += sums.get(i)[k];
                }
            }
        }
        threads.subList(kept, threads.size()).clear();
        sums.subList(kept, sums.size()).clear();
    }
}
