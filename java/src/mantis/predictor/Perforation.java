package mantis.predictor;

import java.util.Iterator;

/**
 * Long loops of a slice of which some iterations run: the first few, then every k-th, each of which counts
 * for those that it stands for.
 *
 * <p>Which iterations run depends on their number only, so the same input gives the same counts. The state
 * belongs to the prediction under way, as that of {@link Guard} does; slices that start threads are not
 * perforated.
 */
public final class Perforation {
    /** So many iterations of each execution of a loop run, so that short loops run as they are. */
    private static final int FIRST = 8;
    /** Iterations that stand for so many already stand for no more. */
    private static final long MOST = 1L << 40;

    private static int[] strides = {};

    /** For how many executions the one under way stands. */
    public static long weight = 1;

    private Perforation() {}

    /** Begins a run in which of loop {@code i} every {@code strides[i]}-th iteration runs. */
    static void begin(int[] strides) {
        Perforation.strides = strides;
        weight = 1;
    }

    static void end() {
        strides = new int[0];
        weight = 1;
    }

    /**
     * At the test of a loop that counts: the value of its local for the next iteration that is to run.
     *
     * @param value what the local has, for the next iteration
     * @param step what an iteration adds to it
     * @param visit how many iterations of this execution of the loop ran
     * @param outer the weight around the loop
     * @param loop its number
     */
    public static int advance(int value, int step, int visit, long outer, int loop) {
        long next = value + step * skipped(visit, outer, loop);
        return (int) next == next ? (int) next : value;
    }

    /** At the test of a loop over an iterator: leaves out the elements before the next iteration that is to run. */
    public static void skip(Iterator<?> iterator, int visit, long outer, int loop) {
        for (long left = skipped(visit, outer, loop); left > 0 && iterator.hasNext(); left--) {
            iterator.next();
        }
    }

    /** How many iterations do not run before the next, which stands for about as many: it is in their middle. */
    private static long skipped(int visit, long outer, int loop) {
        int stride = loop < strides.length && outer < MOST ? strides[loop] : 1;
        if (visit < FIRST || stride <= 1) {
            weight = outer;
            return 0;
        }
        weight = outer * stride;
        return visit == FIRST ? (stride - 1) / 2 : stride - 1;
    }
}
