package mantis.watch;

import java.util.Arrays;

/** What is kept for a thread: the actions it is in, and room for answers, so that nothing is allocated later. */
final class ThreadState {
    /** Parameters an action may have. */
    static final int PARAMETERS = 16;

    private static final int FIRST = 8;

    final Thread thread;
    final boolean virtual;
    /** Bytes that this class itself has allocated in this thread since it was made. */
    long ownBytes;

    final double[] amounts = new double[Resource.count()];
    final double[] arguments = new double[PARAMETERS];
    final Prediction prediction = new Prediction();

    /** Class initialisers the thread is in, where counts are told apart by method. */
    int initialising;
    /** Who counts what methods of this thread consume; null for nobody. */
    MethodCounts counts;

    /** Actions the thread is in, the outermost first. */
    int depth;

    private int[] actions = new int[FIRST];
    private long[] marks = new long[FIRST * Meter.SIZE];
    private double[] parameters = new double[FIRST * PARAMETERS];

    private ThreadState(Thread thread) {
        this.thread = thread;
        this.virtual = Native.isVirtual(thread);
    }

    /** The current thread's; null where the agent is not. */
    static ThreadState current() {
        Thread thread = Thread.currentThread();
        Object state = Slots.state(thread);
        // Threads without a tally of their own share one.
        if (state instanceof ThreadState && ((ThreadState) state).thread == thread) {
            return (ThreadState) state;
        }
        return Slots.present() ? make(thread) : null;
    }

    private static ThreadState make(Thread thread) {
        // Nothing is being measured in a thread without one, so these bytes are nobody's.
        ThreadState made = new ThreadState(thread);
        Slots.setState(thread, made);
        return made;
    }

    /** Makes the action the innermost one; gives its place. Its parameters are not known yet. */
    int push(int action) {
        int place = depth;
        if (place == actions.length) {
            grow();
        }
        actions[place] = action;
        Arrays.fill(parameters, place * PARAMETERS, (place + 1) * PARAMETERS, Double.NaN);
        // Marks that were never set would be those of an action before.
        Arrays.fill(marks, place * Meter.SIZE, (place + 1) * Meter.SIZE, Long.MIN_VALUE);
        depth = place + 1;
        return place;
    }

    private void grow() {
        long before = virtual ? -1 : Allocated.bytes();
        int size = 2 * actions.length;
        actions = Arrays.copyOf(actions, size);
        marks = Arrays.copyOf(marks, size * Meter.SIZE);
        parameters = Arrays.copyOf(parameters, size * PARAMETERS);
        if (before >= 0) {
            ownBytes += Allocated.bytes() - before;
        }
    }

    void parameter(int place, int index, double value) {
        parameters[place * PARAMETERS + index] = value;
    }

    void start(int place) {
        Meter.begin(this, Actions.resources(actions[place]), marks, place * Meter.SIZE);
    }

    /** The action at this place ends, and with it any inside it whose end was not seen. */
    void end(int place, boolean failed) {
        if (place >= depth) {
            return;
        }
        int action = actions[place];
        boolean started = marks[place * Meter.SIZE] != Long.MIN_VALUE;
        if (started) {
            Meter.end(this, Actions.resources(action), marks, place * Meter.SIZE, amounts);
        }
        depth = place;
        if (started) {
            Native.update(action, failed, amounts, parameters, place * PARAMETERS);
        }
    }
}
