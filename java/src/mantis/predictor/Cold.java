package mantis.predictor;

/** Where no training run went on from. */
public final class Cold {
    private Cold() {}

    /** Ends the slice. {@code where} is a place in the source, such as {@code Route.java:88}. */
    public static void reached(String where) {
        throw Guard.stop(Stop.COLD, where);
    }

    /** Notes that the slice goes past a place where no training run came; ends it when that is so too often. */
    public static void left(String where) {
        Guard.leaveOut(where, 1);
    }

    /** The same for an exception that nobody handles: what is tried again at each would take long. */
    public static void caught(String where) {
        Guard.leaveOut(where, 100);
    }

    /** Notes that the slice came to a place, and goes on. */
    public static void passed(String where) {
        Guard.pass(where);
    }
}
