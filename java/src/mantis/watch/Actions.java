package mantis.watch;

/**
 * What instrumented methods call at their beginnings and ends, through {@link Thread}. Nothing here throws:
 * an error, also an overflowing stack, loses a measurement.
 */
public final class Actions {
    /** Bits of resources by action, and {@link #KNOWN}. Written by any thread; all write the same. */
    private static int[] resources = new int[64];

    private static final int KNOWN = 1 << 30;

    /** The action that class initialisers are where counts are told apart by method. */
    private static final int INITIALISER = -1;
    /** The token of one that runs. */
    private static final int INITIALISING = -2;

    private Actions() {}

    /** Begins and starts an action without parameters; gives a token for its end. */
    public static int enter(int action) {
        try {
            ThreadState state = ThreadState.current();
            if (state == null) {
                return -1;
            }
            if (action == INITIALISER) {
                state.initialising++;
                return INITIALISING;
            }
            int token = state.push(action);
            state.start(token);
            return token;
        } catch (Throwable t) {
            return -1;
        }
    }

    /** Begins an action; its parameters and {@link #start} follow. */
    public static int begin(int action) {
        try {
            ThreadState state = ThreadState.current();
            return state == null ? -1 : state.push(action);
        } catch (Throwable t) {
            return -1;
        }
    }

    /** Gives a parameter's value. */
    public static void parameter(int token, int index, double value) {
        try {
            if (token >= 0) {
                ThreadState.current().parameter(token, index, value);
            }
        } catch (Throwable t) {
            // The parameter stays unknown.
        }
    }

    /** Starts the measurement of an action that has begun. */
    public static void start(int token) {
        try {
            if (token >= 0) {
                ThreadState.current().start(token);
            }
        } catch (Throwable t) {
            // The end finds no start and measures nothing.
        }
    }

    /** The action ends normally. */
    public static void left(int token) {
        end(token, false);
    }

    /** The action ends by an exception. */
    public static void failed(int token) {
        end(token, true);
    }

    private static void end(int token, boolean failed) {
        try {
            if (token >= 0) {
                ThreadState.current().end(token, failed);
            } else if (token == INITIALISING) {
                ThreadState.current().initialising--;
            }
        } catch (Throwable t) {
            // One measurement less.
        }
    }

    /** Bits of the resources an action measures. */
    static int resources(int action) {
        int[] known = resources;
        if (action < known.length && known[action] != 0) {
            return known[action];
        }
        return learn(action);
    }

    private static synchronized int learn(int action) {
        if (action >= resources.length) {
            resources = java.util.Arrays.copyOf(resources, Math.max(action + 1, 2 * resources.length));
        }
        return resources[action] = Native.resources(action) | KNOWN;
    }
}
