package mantis.junit;

import java.util.concurrent.Callable;
import mantis.watch.MethodCounts;

/**
 * Lets only a part of a test count: {@code Measured.only(() -> orders.sort())}. A test that has such parts
 * costs what they take together, and nothing around them counts. Outside of tests that are measured, and on
 * other threads than the test's, the parts simply run.
 */
public final class Measured {
    private static final ThreadLocal<Measured> CURRENT = new ThreadLocal<>();

    private final MethodCounts all = new MethodCounts();
    private final MethodCounts parts = new MethodCounts();
    private boolean divided;
    /** In a part; parts inside it are in it. */
    private boolean inside;

    private Measured() {}

    /** Something to measure. */
    @FunctionalInterface
    public interface Work {
        /** Does it. */
        void run() throws Exception;
    }

    /** Runs a part that counts. */
    public static void only(Work work) throws Exception {
        only(() -> {
            work.run();
            return null;
        });
    }

    /** Runs a part that counts; gives what it returns. */
    public static <T> T only(Callable<T> work) throws Exception {
        Measured measured = CURRENT.get();
        if (measured == null || measured.inside) {
            return work.call();
        }
        measured.divided = true;
        measured.inside = true;
        measured.parts.start();
        try {
            return work.call();
        } finally {
            measured.parts.stop();
            measured.inside = false;
        }
    }

    /** What the tests of JUnit are: may throw anything. */
    @FunctionalInterface
    interface Body {
        void run() throws Throwable;
    }

    /** Runs a test, or what it is compared with; gives its cost. */
    static Cost cost(Body body) throws Throwable {
        Measured outer = CURRENT.get();
        Measured measured = new Measured();
        CURRENT.set(measured);
        measured.all.start();
        try {
            body.run();
        } finally {
            measured.all.stop();
            CURRENT.set(outer);
        }
        return new Cost(measured.divided ? measured.parts : measured.all);
    }
}
