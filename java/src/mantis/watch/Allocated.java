package mantis.watch;

/**
 * Bytes allocated by the current thread, as the JVM counts them. The management interface would do, but
 * loading it takes some 40 ms; the agent finds the native method behind it.
 */
final class Allocated {
    private static final boolean KNOWN = known();

    private Allocated() {}

    private static boolean known() {
        try {
            // Its initialisation loads the native library.
            Class.forName("java.lang.management.ManagementFactory", true, null);
            return Slots.present() && Native.findAllocated();
        } catch (ClassNotFoundException | LinkageError | RuntimeException e) {
            // The program runs without the management module.
            return false;
        }
    }

    /** The bytes, or -1 where the JVM does not tell. Not to be called on virtual threads: those of the thread below would be given. */
    static long bytes() {
        return KNOWN ? Native.allocated(0) : -1;
    }
}
