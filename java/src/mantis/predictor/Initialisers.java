package mantis.predictor;

import java.util.HashSet;
import java.util.Set;

/** Static initialisers that failed in every training run, and fail in slices, which have nothing in them. */
public final class Initialisers {
    private static final Set<String> FAILED = new HashSet<String>();

    private Initialisers() {}

    static synchronized void end() {
        FAILED.clear();
    }

    /**
     * Throws what the JVM throws where the class {@code name} is used: the first time what its initialiser
     * threw, an error that names a class which is {@code missing} or, without its cause, an exception.
     */
    public static synchronized void fail(String name, boolean missing) {
        Guard.initialisersFailed = true;
        if (!FAILED.add(name)) {
            throw new NoClassDefFoundError("Could not initialize class " + name);
        }
        throw missing ? new NoClassDefFoundError(name) : new ExceptionInInitializerError();
    }
}
