package mantis.predictor;

/**
 * Ends a slice early. Emitted code never catches it: catch-all handlers of the program rethrow it first.
 *
 * <p>It has no stack trace and is cheap to throw.
 */
public final class Stop extends Error {
    private static final long serialVersionUID = 1;

    /** The program called {@code System.exit}: a normal end. */
    static final int EXIT = 0;
    /** The slice came to code that no training run reached. */
    static final int COLD = 1;
    /** The slice was about to touch the outside world. */
    static final int DENIED = 2;
    /** The slice reads standard input and there is none, or in training a file that the program wrote. */
    static final int NO_INPUT = 3;

    final int kind;

    Stop(int kind, String message) {
        super(message, null, false, false);
        this.kind = kind;
    }
}
