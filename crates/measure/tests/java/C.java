package mantis.gen;

/** The holder that the instrumenter generates, by hand. */
public final class C {
    public static final long[] c = new long[2];
    public static final long[] s = new long[0];
    public static final double[] d = new double[1];
    public static final long[] b = new long[1];

    static {
        mantis.rt.Counts.register(c, s, d, b, "by hand");
    }

    private C() {}
}
