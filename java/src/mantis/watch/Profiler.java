package mantis.watch;

/**
 * What a piece of code of the current thread has consumed: {@link #reset} before, {@link #getCount} after, in
 * the same method. (Bytecodes of methods that are still running are known in the method that calls, but not
 * in its callers.) Without the agent both do nothing and amounts are not numbers: {@link #isPresent} tells.
 */
public final class Profiler {
    private Profiler() {}

    /** Whether the agent is there and measures. */
    public static boolean isPresent() {
        return Slots.present();
    }

    /** Sets the counts of the profile's resources back to 0. */
    public static void reset(Profile profile) {
        ThreadState state = ThreadState.current();
        if (state != null) {
            Meter.begin(state, profile.resources, profile.marks, 0);
        }
    }

    /** What was consumed since the last {@link #reset}. Allocates nothing: each call gives the same object. */
    public static Measurement getCount(Profile profile) {
        ThreadState state = ThreadState.current();
        if (state != null) {
            Meter.end(state, profile.resources, profile.marks, 0, profile.measurement.amounts);
        }
        return profile.measurement;
    }
}
