package mantis.predictor;

/**
 * What the generated class of a bundle implements: it starts the sliced program and hands over what its
 * probes counted.
 *
 * <p>The generated subclass registers an instance of itself from its static initialiser, so that {@link
 * Predictor} needs {@code Class.forName} only and no reflection.
 */
public abstract class Entry {
    private static Entry registered;

    /** For the generated subclass. */
    protected Entry() {}

    /** Called by the static initialiser of the generated subclass. */
    public static void register(Entry entry) {
        registered = entry;
    }

    static Entry take() {
        Entry entry = registered;
        registered = null;
        return entry;
    }

    /** Runs the slice: the body of {@code main}. */
    public abstract void run(String[] args) throws Throwable;

    /** Begins another run, where the classes can: registers another instance, whose probes have counted nothing. */
    public void again() {
        throw new UnsupportedOperationException();
    }

    /** Copies the probes' integer sums into {@code longs} and their floating-point sums into {@code doubles}, by slot. */
    public abstract void collect(long[] longs, double[] doubles);
}
