package mantis.watch;

/**
 * What the next execution of an action will consume. Each thread has one that its next query overwrites: read
 * it at once, or {@link #copy} it.
 */
public final class Prediction {
    /** Where a prediction comes from, the least trustworthy first. */
    public enum Source {
        /** There is none: the action was never executed, is not known, or there is no agent. */
        UNKNOWN,
        /** The average of everything measured. */
        OVERALL,
        /** Executions with other parameters. */
        NEIGHBOUR,
        /** Executions with these parameters elsewhere. */
        SHARED,
        /** Executions with these parameters here. */
        HISTORY,
        /** The action's trained model. */
        MODEL;

        private static final Source[] ALL = values();

        static Source of(int ordinal) {
            return ordinal >= 0 && ordinal < ALL.length ? ALL[ordinal] : UNKNOWN;
        }
    }

    /** What is answered where nothing is known. */
    static final Prediction NONE = new Prediction();

    private final double[] values = new double[3 * Resource.count()];
    private Source source = Source.UNKNOWN;
    private boolean training;

    /** Marks an answer of an action that is still being trained. */
    private static final int TRAINING = 16;

    Prediction() {
        java.util.Arrays.fill(values, Double.NaN);
    }

    /** The predicted amount; not a number where there is none. */
    public double value(Resource resource) {
        return values[3 * resource.ordinal()];
    }

    /** The lower end of its interval. */
    public double low(Resource resource) {
        return values[3 * resource.ordinal() + 1];
    }

    /** The upper end of its interval. */
    public double high(Resource resource) {
        return values[3 * resource.ordinal() + 2];
    }

    /** The source of the least trustworthy of its values. */
    public Source source() {
        return source;
    }

    /** Whether there is a prediction. */
    public boolean isKnown() {
        return source != Source.UNKNOWN;
    }

    /** Whether the action is still in its training phase: measure it, but do not act on this. */
    public boolean isTraining() {
        return training;
    }

    /** One that later queries do not overwrite. */
    public Prediction copy() {
        Prediction copy = new Prediction();
        System.arraycopy(values, 0, copy.values, 0, values.length);
        copy.source = source;
        copy.training = training;
        return copy;
    }

    Prediction ask(int action, double[] arguments, int count) {
        int answer = Native.query(action, arguments, count, values);
        source = Source.of(answer & ~TRAINING);
        training = (answer & TRAINING) != 0;
        return this;
    }
}
