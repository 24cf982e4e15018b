package mantis.predictor;

/** Where a slice ends because no training run went on from there. */
public final class Cold {
    private Cold() {}

    /** Ends the slice. {@code where} is a place in the source, such as {@code Route.java:88}. */
    public static void reached(String where) {
        throw Guard.stop(Stop.COLD, where);
    }
}
