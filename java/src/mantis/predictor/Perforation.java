package mantis.predictor;

import java.util.Iterator;

/**
 * Long loops of a slice of which some iterations run: the first few, then one of each group of at most k, the
 * middle one, which counts for all of it. Where the loop's test has told how many are left, the last one runs
 * for itself, and groups have just what is left before it; where a loop may end at any time, groups grow with
 * what came before them.
 *
 * <p>Which iterations run depends on their number only, so the same input gives the same counts. The state
 * belongs to the prediction under way, as that of {@link Guard} does; slices that start threads are not
 * perforated.
 */
public final class Perforation {
    /** So many iterations of each execution of a loop run where nobody knows how many there will be. */
    private static final int FIRST = 8;
    /** The same where that is known. */
    private static final int FIRST_OF_KNOWN = 2;
    /**
     * What the first iterations of a loop stand for that may end at any time: a quarter of what came before,
     * so that what is left out or counted too often at the end is little against the whole.
     */
    private static final int[] GROWING = growing();
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
     * At the start of an iteration of a loop that counts: the value of its local for the next iteration that
     * is to run.
     *
     * @param value what the local has, for the next iteration
     * @param step what an iteration adds to it
     * @param end the first value of which no iteration runs; {@link Long#MIN_VALUE} if that is not known yet
     * @param visit how many iterations of this execution of the loop ran
     * @param outer the weight around the loop
     * @param inner that of the iteration before
     * @param loop its number
     */
    public static int advance(
            int value, int step, long end, int visit, long outer, long inner, int loop) {
        int stride = stride(outer, loop);
        weight = outer;
        if (stride <= 1) {
            return value;
        }
        long at = value + step * rest(visit, outer, inner);
        long run = at;
        long group;
        if (end == Long.MIN_VALUE) {
            group = unknown(visit, stride);
            run += step * middle(group);
        } else {
            long left = step > 0 ? (end - at + step - 1) / step : (at - end - step - 1) / -step;
            if (left <= 0) {
                return (int) at == at ? (int) at : value;
            }
            // The last one is another thing, often, and a test behind it has to find the end.
            group = visit < FIRST_OF_KNOWN || left == 1 ? 1 : Math.min(stride, left - 1);
            run += step * middle(group);
        }
        if ((int) run != run) {
            return value;
        }
        weight = outer * group;
        return (int) run;
    }

    /**
     * At the test of a loop over an iterator: leaves out the elements before the next iteration that is to
     * run.
     */
    public static void skip(Iterator<?> iterator, int visit, long outer, long inner, int loop) {
        int stride = stride(outer, loop);
        weight = outer;
        if (stride <= 1) {
            return;
        }
        long group = unknown(visit, stride);
        weight = outer * group;
        for (long left = rest(visit, outer, inner) + middle(group); left > 0 && iterator.hasNext(); left--) {
            iterator.next();
        }
    }

    private static int stride(long outer, int loop) {
        return loop < strides.length && outer < MOST ? strides[loop] : 1;
    }

    /** How many iterations the next one stands for where the end of the loop is not known. */
    private static long unknown(int visit, int stride) {
        return visit < GROWING.length ? Math.min(stride, GROWING[visit]) : stride;
    }

    /** How many of a group are left out before the one that runs. */
    private static long middle(long group) {
        return (group - 1) / 2;
    }

    /** How many of the group before are left out behind the one that ran. */
    private static long rest(int visit, long outer, long inner) {
        long group = visit == 0 ? 1 : Math.max(1, inner / Math.max(1, outer));
        return group - 1 - middle(group);
    }

    private static int[] growing() {
        int[] groups = new int[32];
        int covered = 0;
        for (int visit = 0; visit < groups.length; visit++) {
            groups[visit] = visit < FIRST ? 1 : covered / 4;
            covered += groups[visit];
        }
        return groups;
    }
}
