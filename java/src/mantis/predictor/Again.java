package mantis.predictor;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/**
 * Initialises classes once in each run of a slice, as a JVM does once in its life (JVMS 5.5): by one thread,
 * for which others wait; a class that failed stays so until the next run.
 *
 * <p>Called by classes that {@code mantis_emit::runs_again} changed. One run at a time: see
 * {@link Predictor}.
 */
public final class Again {
    private static final Object DONE = new Object();
    private static final Object FAILED = new Object();
    /** By class its state in this run, or the thread that initialises it. */
    private static final Map<Class<?>, Object> CLASSES = new HashMap<Class<?>, Object>();

    /** The number of this run; a class whose number is another one is not initialised in it. */
    public static int now;

    private static boolean failed;

    private Again() {}

    /** Begins a run: no class is initialised. */
    static void begin() {
        synchronized (CLASSES) {
            CLASSES.clear();
            failed = false;
            now++;
        }
    }

    /** Whether a class failed to initialise; the JVM remembers that of the first run, so its loader is of no more use. */
    static boolean hasFailed() {
        synchronized (CLASSES) {
            return failed;
        }
    }

    /** Whether the caller is to initialise the class; waits for a thread that does. */
    public static boolean enter(Class<?> c) {
        boolean interrupted = false;
        try {
            synchronized (CLASSES) {
                while (true) {
                    Object state = CLASSES.get(c);
                    if (state == null) {
                        CLASSES.put(c, Thread.currentThread());
                        return true;
                    }
                    if (state == DONE || state == Thread.currentThread()) {
                        return false;
                    }
                    if (state == FAILED) {
                        throw new NoClassDefFoundError("Could not initialize class " + c.getName());
                    }
                    try {
                        CLASSES.wait();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Initialises a class that was found by its name, if it is one of those. */
    public static void initialise(Class<?> c) throws Throwable {
        for (Class<?> above = c; above != null && above.getClassLoader() instanceof SliceLoader; above = above.getSuperclass()) {
            try {
                Method init = above.getDeclaredMethod("mantis$init");
                init.setAccessible(true);
                init.invoke(null);
                return;
            } catch (NoSuchMethodException e) {
                // It has no state; the next one may.
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    /** The caller has initialised the class. */
    public static void leave(Class<?> c) {
        settle(c, DONE);
    }

    /** The caller could not initialise the class; gives what it is to throw. */
    public static Error failed(Class<?> c, Throwable t) {
        settle(c, FAILED);
        return t instanceof Error ? (Error) t : new ExceptionInInitializerError(t);
    }

    private static void settle(Class<?> c, Object state) {
        synchronized (CLASSES) {
            CLASSES.put(c, state);
            failed |= state == FAILED;
            CLASSES.notifyAll();
        }
    }
}
