package mantis.predictor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * What a program registers to be run when its JVM ends. A prediction runs in a JVM that may have others to
 * make, so its hooks run where the program's JVM would end.
 */
public final class Hooks {
    private static final Set<Thread> HOOKS = Collections.newSetFromMap(new IdentityHashMap<Thread, Boolean>());
    /** Whether they were started. */
    private static boolean started;

    private Hooks() {}

    static synchronized void end() {
        HOOKS.clear();
        started = false;
    }

    /** Starts all hooks, as a JVM does when it ends. */
    static synchronized List<Thread> start() {
        started = true;
        List<Thread> hooks = new ArrayList<Thread>(HOOKS);
        for (Thread hook : hooks) {
            try {
                hook.start();
            } catch (IllegalThreadStateException e) {
                // The program started it.
            }
        }
        return hooks;
    }

    /** As {@link Runtime#addShutdownHook}. */
    public static synchronized void addShutdownHook(Runtime runtime, Thread hook) {
        refuseIfStarted(runtime, hook);
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
        refuseIfStarted(runtime, hook);
        return HOOKS.remove(hook);
    }

    private static void refuseIfStarted(Runtime runtime, Thread hook) {
        if (runtime == null || hook == null) {
            throw new NullPointerException();
        }
        if (started) {
            throw new IllegalStateException("Shutdown in progress");
        }
    }
}
