package mantis.watch;

/**
 * What the next execution of an action will consume, from its history. Parameters are those of the action in
 * {@code watch.toml}, in that order. Nothing is allocated with up to four of them. Without the agent, and for
 * actions that nothing is known of, predictions are unknown ({@link Prediction#isKnown}) and updates do
 * nothing.
 */
public final class Predictor {
    private Predictor() {}

    /** Predicts an execution without parameters. */
    public static Prediction query(Action action) {
        return query(action, 0, 0, 0, 0, 0);
    }

    /** Predicts an execution with this parameter. */
    public static Prediction query(Action action, double p0) {
        return query(action, 1, p0, 0, 0, 0);
    }

    /** Predicts an execution with these parameters. */
    public static Prediction query(Action action, double p0, double p1) {
        return query(action, 2, p0, p1, 0, 0);
    }

    /** Predicts an execution with these parameters. */
    public static Prediction query(Action action, double p0, double p1, double p2) {
        return query(action, 3, p0, p1, p2, 0);
    }

    /** Predicts an execution with these parameters. */
    public static Prediction query(Action action, double p0, double p1, double p2, double p3) {
        return query(action, 4, p0, p1, p2, p3);
    }

    /** Predicts an execution with these parameters. */
    public static Prediction query(Action action, double... parameters) {
        ThreadState state = ThreadState.current();
        int number = action.number();
        if (state == null || number < 0 || parameters.length > ThreadState.PARAMETERS) {
            return Prediction.NONE;
        }
        return state.prediction.ask(number, parameters, parameters.length);
    }

    private static Prediction query(Action action, int count, double p0, double p1, double p2, double p3) {
        ThreadState state = ThreadState.current();
        int number = action.number();
        if (state == null || number < 0) {
            return Prediction.NONE;
        }
        return state.prediction.ask(number, arguments(state, p0, p1, p2, p3), count);
    }

    /** Takes in an execution without parameters that the caller measured. */
    public static void update(Action action, Measurement measurement) {
        update(action, measurement, 0, 0, 0, 0);
    }

    /** Takes in an execution with this parameter. */
    public static void update(Action action, Measurement measurement, double p0) {
        update(action, measurement, p0, 0, 0, 0);
    }

    /** Takes in an execution with these parameters. */
    public static void update(Action action, Measurement measurement, double p0, double p1) {
        update(action, measurement, p0, p1, 0, 0);
    }

    /** Takes in an execution with these parameters. */
    public static void update(Action action, Measurement measurement, double p0, double p1, double p2) {
        update(action, measurement, p0, p1, p2, 0);
    }

    /** Takes in an execution with these parameters. Those that the action does not have are left out. */
    public static void update(
            Action action, Measurement measurement, double p0, double p1, double p2, double p3) {
        ThreadState state = ThreadState.current();
        int number = action.number();
        if (state != null && number >= 0) {
            Native.update(number, false, measurement.amounts, arguments(state, p0, p1, p2, p3), 0);
        }
    }

    /** Takes in an execution with these parameters. */
    public static void update(Action action, Measurement measurement, double... parameters) {
        ThreadState state = ThreadState.current();
        int number = action.number();
        if (state != null && number >= 0 && parameters.length <= ThreadState.PARAMETERS) {
            System.arraycopy(parameters, 0, state.arguments, 0, parameters.length);
            Native.update(number, false, measurement.amounts, state.arguments, 0);
        }
    }

    private static double[] arguments(ThreadState state, double p0, double p1, double p2, double p3) {
        double[] arguments = state.arguments;
        arguments[0] = p0;
        arguments[1] = p1;
        arguments[2] = p2;
        arguments[3] = p3;
        return arguments;
    }
}
