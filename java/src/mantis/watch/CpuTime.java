package mantis.watch;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Nanoseconds the current thread has had a processor, as the operating system counts them. Loaded only if asked for. */
final class CpuTime {
    private static final ThreadMXBean BEAN = bean();

    private CpuTime() {}

    private static ThreadMXBean bean() {
        try {
            ThreadMXBean bean = ManagementFactory.getThreadMXBean();
            return bean.isCurrentThreadCpuTimeSupported() && bean.isThreadCpuTimeEnabled() ? bean : null;
        } catch (LinkageError | RuntimeException e) {
            // The program runs without the management module, or forbids it.
            return null;
        }
    }

    /** The nanoseconds, or -1 where the JVM does not tell: on virtual threads, or without the management module. */
    static long nanos(ThreadState state) {
        return state.virtual || BEAN == null ? -1 : BEAN.getCurrentThreadCpuTime();
    }
}
