package mantis.watch;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Bytes allocated by the current thread, as the JVM counts them. Loading the management classes takes some 50 ms. */
final class Allocated {
    private static final com.sun.management.ThreadMXBean BEAN = bean();

    private Allocated() {}

    private static com.sun.management.ThreadMXBean bean() {
        try {
            ThreadMXBean bean = ManagementFactory.getThreadMXBean();
            if (bean instanceof com.sun.management.ThreadMXBean) {
                com.sun.management.ThreadMXBean extended = (com.sun.management.ThreadMXBean) bean;
                return extended.isThreadAllocatedMemorySupported() && extended.isThreadAllocatedMemoryEnabled()
                        ? extended
                        : null;
            }
        } catch (LinkageError | RuntimeException e) {
            // The program runs without the management module, or forbids it.
        }
        return null;
    }

    /** The bytes, or -1 where the JVM does not tell: on virtual threads, or without the management module. */
    static long bytes() {
        return BEAN == null ? -1 : Slots.allocated(BEAN);
    }
}
