package mantis.predictor;

/**
 * How long transfers over a link take, learned from transfers that it is told of: a latency and a time for
 * each byte.
 *
 * <p>Least squares on relative errors with exponential forgetting, so that some ten transfers count, held
 * near a first guess where these leave something open: sizes that are all alike do not tell latency and
 * bandwidth apart, though what such transfers take is learned. Two transfers in a row that are far off to the
 * same side are a change of the link: what was before them is forgotten. Nothing is sent to measure: tell it
 * of what is transferred anyway.
 *
 * <p>Safe for threads.
 */
public final class Link {
    /** How much of its weight a transfer keeps with each later one. */
    private static final double KEPT = 0.9;
    /** What a first guess weighs beside a transfer. */
    private static final double GUESS = 1e-6;
    /** A transfer is far off that takes so many times as long as expected, or as little. */
    private static final double FAR = 1.5;

    private final double guessedLatency;
    private final double guessedPerByte;
    private double latency;
    private double perByte;
    /** Sums over transfers of weight, and of weight times bytes, their square, nanoseconds, and both. */
    private final double[] sums = new double[5];
    /** The last transfer if it was far off to this side: 1 slower, -1 faster, 0 it was not. */
    private int side;
    private long farBytes;
    private double farNanos;
    private long transfers;
    private long changes;

    /**
     * A link of which there is a guess, which the first transfers overrule.
     *
     * @param latencyNanos of an exchange without bytes, in nanoseconds
     * @param bytesPerSecond the bandwidth
     * @throws IllegalArgumentException when one is not a positive number
     */
    public Link(double latencyNanos, double bytesPerSecond) {
        if (!isPositive(latencyNanos) || !isPositive(bytesPerSecond)) {
            throw new IllegalArgumentException("the first guess of a link needs a latency and a bandwidth above 0, not "
                    + latencyNanos + " ns and " + bytesPerSecond + " bytes/s: a rough guess will do");
        }
        guessedLatency = latencyNanos;
        guessedPerByte = 1e9 / bytesPerSecond;
        latency = guessedLatency;
        perByte = guessedPerByte;
    }

    static boolean isPositive(double x) {
        return x > 0 && x < Double.POSITIVE_INFINITY;
    }

    /**
     * Learns from a transfer.
     *
     * @param bytes how many were transferred, both ways together
     * @param nanos how long that took, without what the other side took to answer
     * @throws IllegalArgumentException when there are fewer than 0 bytes or the time is not above 0
     */
    public synchronized void transferred(long bytes, long nanos) {
        double expected = nanos(bytes);
        if (nanos <= 0) {
            throw new IllegalArgumentException("a transfer takes more than 0 ns, not " + nanos
                    + ": take times by System.nanoTime and subtract only what the other side says it took");
        }
        int now = nanos > FAR * expected ? 1 : FAR * nanos < expected ? -1 : 0;
        if (now != 0 && now == side) {
            changes++;
            forget();
            add(farBytes, farNanos);
            now = 0;
        }
        side = now;
        farBytes = bytes;
        farNanos = nanos;
        transfers++;
        add(bytes, nanos);
        solve();
    }

    private void forget() {
        for (int i = 0; i < sums.length; i++) {
            sums[i] = 0;
        }
    }

    private void add(double bytes, double nanos) {
        double weight = 1 / (nanos * nanos);
        double[] one = {weight, weight * bytes, weight * bytes * bytes, weight * nanos, weight * bytes * nanos};
        for (int i = 0; i < sums.length; i++) {
            sums[i] = KEPT * sums[i] + one[i];
        }
    }

    /** The normal equations; what would be negative is 0. */
    private void solve() {
        double a = sums[0] + GUESS / (guessedLatency * guessedLatency);
        double b = sums[1];
        double c = sums[2] + GUESS / (guessedPerByte * guessedPerByte);
        double d = sums[3] + GUESS / guessedLatency;
        double e = sums[4] + GUESS / guessedPerByte;
        double determinant = a * c - b * b;
        latency = (d * c - b * e) / determinant;
        perByte = (a * e - b * d) / determinant;
        if (!(latency >= 0)) {
            latency = 0;
            perByte = e / c;
        } else if (!(perByte >= 0)) {
            latency = d / a;
            perByte = 0;
        }
    }

    /**
     * How long so many bytes will take, in nanoseconds; at least 1.
     *
     * @throws IllegalArgumentException when there are fewer than 0
     */
    public synchronized double nanos(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("a transfer has at least 0 bytes, not " + bytes);
        }
        return Math.max(latency + bytes * perByte, 1);
    }

    /** The latency as it is known now, in nanoseconds. */
    public synchronized double latencyNanos() {
        return latency;
    }

    /** The bandwidth as it is known now; infinite where bytes take no time. */
    public synchronized double bytesPerSecond() {
        return 1e9 / perByte;
    }

    /** How many transfers it was told of. */
    public synchronized long transfers() {
        return transfers;
    }

    /** How often these showed that the link has changed. */
    public synchronized long changes() {
        return changes;
    }
}
