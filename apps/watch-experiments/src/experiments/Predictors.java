package experiments;

/**
 * Methods that give the predictors of {@code watch.toml} their names. They are never executed: every measurement of the one
 * action is handed to all of them, so that strategies and intervals are compared on the same executions.
 */
final class Predictors {
    private Predictors() {}

    static void os1(int vertices) {}

    static void as1(int vertices) {}

    static void lpf1(int vertices) {}

    static void ga1(int vertices) {}

    static void os5(int vertices) {}

    static void as5(int vertices) {}

    static void lpf5(int vertices) {}

    static void ga5(int vertices) {}

    static void os10(int vertices) {}

    static void as10(int vertices) {}

    static void lpf10(int vertices) {}

    static void ga10(int vertices) {}

    static void osTable(int vertices) {}

    static void asTable(int vertices) {}

    static void lpfTable(int vertices) {}

    static void gaTable(int vertices) {}

    static void osCost(int vertices) {}

    static void gaCost(int vertices) {}

    static void grow(int vertices) {}

    static void widen(int vertices) {}

    static void redivide(int vertices) {}
}
