package mantis.rt;

/**
 * The counters of one thread of a program instrumented in threads mode. Only the owning thread writes them;
 * {@link Counts} reads them when the thread has died or the JVM exits.
 */
public final class ThreadCounts {
    /** Counts of edges, exception positions and handler entries. */
    public final long[] c;
    /** Sums of stored integers; they wrap like Java's {@code long}. */
    public final long[] s;
    /** Sums of stored floating-point numbers. */
    public final double[] d;
    /** One slot: logically allocated bytes. */
    public final long[] b = new long[1];

    /** The thread that writes these counters. */
    final Thread owner;

    ThreadCounts(Thread owner, int counters, int sums, int doubles) {
        this.owner = owner;
        this.c = new long[counters];
        this.s = new long[sums];
        this.d = new double[doubles];
    }

    /** Adds another thread's counters to these. */
    void add(ThreadCounts other) {
        for (int i = 0; i < c.length; i++) {
            c[i] += other.c[i];
        }
        for (int i = 0; i < s.length; i++) {
            s[i] += other.s[i];
        }
        for (int i = 0; i < d.length; i++) {
            d[i] += other.d[i];
        }
        b[0] += other.b[0];
    }
}
