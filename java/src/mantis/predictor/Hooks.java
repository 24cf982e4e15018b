package mantis.predictor;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * What a program registers to be run when its JVM ends. A prediction ends before that, in a JVM that may have
 * others to make: hooks are known, and never run.
 */
public final class Hooks {
    private static final Set<Thread> HOOKS = Collections.newSetFromMap(new IdentityHashMap<Thread, Boolean>());

    private Hooks() {}

    static synchronized void end() {
        HOOKS.clear();
    }

    /** As {@link Runtime#addShutdownHook}. */
    public static synchronized void addShutdownHook(Runtime runtime, Thread hook) {
        if (hook.isAlive()) {
            throw new IllegalArgumentException("Hook already running");
        }
        if (!HOOKS.add(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        Guard.hooksSet = true;
    }

    /** As {@link Runtime#removeShutdownHook}. */
    public static synchronized boolean removeShutdownHook(Runtime runtime, Thread hook) {
        return HOOKS.remove(hook);
    }
}
