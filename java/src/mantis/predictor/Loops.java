package mantis.predictor;

/** Arithmetic for loops of a slice that only count. */
public final class Loops {
    private Loops() {}

    /**
     * How many iterations can be skipped: the largest {@code k} for which {@code i + k * step} has not
     * reached the limit.
     *
     * @param i the local that counts
     * @param limit what it is compared with
     * @param step what an iteration adds to it, not 0
     * @param strict whether the loop ends at the limit already
     */
    public static long trips(int i, int limit, int step, boolean strict) {
        long room = (step > 0 ? (long) limit - i : (long) i - limit) - (strict ? 1 : 0);
        return room <= 0 ? 0 : room / Math.abs((long) step);
    }

    /**
     * The same where {@code i + ahead} is compared: 0 if that overflows, and no more than lets {@code i} stay
     * in its range.
     *
     * @param ahead what is added to the local before it is compared
     */
    public static long trips(int i, int ahead, int limit, int step, boolean strict) {
        long compared = (long) i + ahead;
        if (compared != (int) compared) {
            return 0;
        }
        return within(trips((int) compared, limit, step, strict), i, step);
    }

    /**
     * The same with a step that is not known before: 0 if it does not lead to the limit.
     *
     * @param up whether {@code i} has to grow
     */
    public static long trips(int i, int ahead, int limit, int step, boolean strict, boolean up) {
        return (up ? step > 0 : step < 0) ? trips(i, ahead, limit, step, strict) : 0;
    }

    /** At most so many additions of {@code step} as let {@code i} stay in its range. */
    public static long within(long trips, int i, int step) {
        long range = step >= 0 ? (long) Integer.MAX_VALUE - i : (long) i - Integer.MIN_VALUE;
        return step == 0 ? trips : Math.min(trips, range / Math.abs((long) step));
    }

    /** Whether the next cycle of a loop is one to learn from: not if there was one, nor if none can be skipped after it. */
    public static int cycled(long trips, int cycled) {
        return trips > 0 && cycled == 0 ? 1 : 0;
    }

    /** The sum of the values that {@code i} takes in these iterations: {@code i + step}, {@code i + 2 * step} and so on. */
    public static long sum(int i, int step, long trips) {
        // Up to 2^32 of them: their product would overflow.
        long pairs = (trips & 1) == 0 ? trips / 2 * (trips + 1) : (trips + 1) / 2 * trips;
        return trips * i + step * pairs;
    }
}
