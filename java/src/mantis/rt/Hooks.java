package mantis.rt;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The hooks that a program registers for the end of its JVM, in the place of the methods of {@link
 * Runtime}. A JVM runs all hooks at the same time, so a hook that writes the counters would not know what the
 * others count: these are run before.
 */
public final class Hooks {
    private static final Set<Thread> HOOKS = Collections.newSetFromMap(new IdentityHashMap<Thread, Boolean>());
    private static boolean started;

    private Hooks() {}

    /** As {@link Runtime#addShutdownHook}. */
    public static synchronized void addShutdownHook(Runtime runtime, Thread hook) {
        if (!Counts.endsLast) {
            // Nothing was counted so far: nobody would run it.
            runtime.addShutdownHook(hook);
            return;
        }
        refuseIfStarted(runtime, hook);
        if (hook.isAlive()) {
            throw new IllegalArgumentException("Hook already running");
        }
        if (!HOOKS.add(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
    }

    /** As {@link Runtime#removeShutdownHook}. */
    public static synchronized boolean removeShutdownHook(Runtime runtime, Thread hook) {
        refuseIfStarted(runtime, hook);
        return HOOKS.remove(hook) || runtime.removeShutdownHook(hook);
    }

    private static void refuseIfStarted(Runtime runtime, Thread hook) {
        if (runtime == null || hook == null) {
            throw new NullPointerException();
        }
        if (started) {
            throw new IllegalStateException("Shutdown in progress");
        }
    }

    private static synchronized List<Thread> start() {
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

    /** Runs them to their ends. */
    static void run() {
        for (Thread hook : start()) {
            while (hook.isAlive()) {
                try {
                    hook.join();
                } catch (InterruptedException e) {
                    // As the JVM does.
                }
            }
        }
    }
}
