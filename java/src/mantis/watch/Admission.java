package mantis.watch;

import java.util.function.Supplier;

/**
 * Decides before an action runs whether what it will consume is there, with three choices if it is not:
 * postpone it, notify somebody, or run an alternative (section II-B of the Weight-Watcher paper). An action
 * of which nothing is known is admitted: that is how it becomes known.
 */
public abstract class Admission {
    /** How much of a resource there is now, in its unit; infinite if it is of no interest. */
    protected abstract double available(Resource resource);

    /** A prediction exceeded what there is. Called before an action is postponed or replaced. */
    protected void shortage(Action action, Prediction prediction) {}

    /** Whether there is enough for an execution with this prediction. */
    public final boolean admits(Prediction prediction) {
        for (int i = 0; i < Resource.count(); i++) {
            Resource resource = RESOURCES[i];
            if (prediction.value(resource) > available(resource)) {
                return false;
            }
        }
        return true;
    }

    private static final Resource[] RESOURCES = Resource.values();

    /** Whether there is enough, having told {@link #shortage} if not: the choice to notify. */
    public final boolean check(Action action, Prediction prediction) {
        boolean enough = admits(prediction);
        if (!enough) {
            shortage(action, prediction);
        }
        return enough;
    }

    /**
     * The choice to postpone: waits until there is enough, looking again whenever {@link #released} is
     * called.
     *
     * @param milliseconds the longest time to wait
     * @return whether there is enough now
     * @throws InterruptedException if the thread was interrupted meanwhile
     */
    public final boolean postpone(Action action, Prediction prediction, long milliseconds)
            throws InterruptedException {
        if (check(action, prediction)) {
            return true;
        }
        long end = System.nanoTime() + milliseconds * 1_000_000L;
        // Other queries of this thread, made while it asks what is available, must not change it.
        Prediction wanted = prediction.copy();
        synchronized (this) {
            while (!admits(wanted)) {
                long left = (end - System.nanoTime() + 999_999L) / 1_000_000L;
                if (left <= 0) {
                    return false;
                }
                wait(left);
            }
        }
        return true;
    }

    /** Something that postponed actions may be waiting for has become available. */
    public final synchronized void released() {
        notifyAll();
    }

    /** The choice of an alternative: runs the action if there is enough, else the alternative. */
    public final <T> T choose(Action action, Prediction prediction, Supplier<T> full, Supplier<T> alternative) {
        return check(action, prediction) ? full.get() : alternative.get();
    }
}
