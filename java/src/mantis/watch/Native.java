package mantis.watch;

/** What the agent answers. Only called where the agent is ({@link Slots#present}). */
final class Native {
    private Native() {}

    /** The number of an action that has been loaded, or -1. */
    static native int action(String name);

    /** Bits of the resources that an action measures, by {@link Resource#bit}. */
    static native int resources(int action);

    /** Whether a thread is virtual. */
    static native boolean isVirtual(Thread thread);

    /** Nanoseconds this thread has waited for a processor, or -1 where the system does not tell. */
    static native long waited();

    /** Microjoules the machine has consumed, or -1 where it does not tell; then energy is modelled. */
    static native long energy();

    /** Finds {@link #allocated}, which must not be called before. */
    static native boolean findAllocated();

    /** Bytes allocated by a thread; 0 is the current one. */
    static native long allocated(long thread);

    /**
     * Takes in an execution.
     *
     * @param amounts by {@link Resource#ordinal}; not a number where nothing was measured
     * @param parameters those of the action are in the array from {@code at} on
     */
    static native void update(int action, boolean failed, double[] amounts, double[] parameters, int at);

    /** Whether counts are told apart by method. */
    static native boolean byMethod();

    /** Whether every method of the classes loaded so far counts exactly. */
    static native boolean exact();

    /** The method of a number, as {@code com.x.A.m(int)}, a tab, and where it begins; null for none. */
    static native String method(int number);

    /** The method of a site (upper half) and the logical bytes of each object that it makes; negative for none. */
    static native long site(int number);

    /**
     * Predicts an execution.
     *
     * @param count how many parameters are given
     * @param into value, low and high for each resource by {@link Resource#ordinal}
     * @return the least trustworthy source of the values, by {@link Prediction.Source#ordinal}; with bit 4 in
     * training
     */
    static native int query(int action, double[] parameters, int count, double[] into);
}
