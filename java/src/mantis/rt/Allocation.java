package mantis.rt;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * What all threads have allocated since the JVM began, those that have ended among them, as the JVM counts
 * it. Loading the management classes takes some 30 ms and allocates: to be asked when all else is measured.
 */
final class Allocation {
    private Allocation() {}

    /** Bytes without those of the current thread; -1 where the JVM does not know. */
    static long total() {
        try {
            ThreadMXBean bean = ManagementFactory.getThreadMXBean();
            if (!(bean instanceof com.sun.management.ThreadMXBean)) {
                return -1;
            }
            com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) bean;
            // Since JDK 21, and in updates of earlier ones. A sum over the threads that live would lack the
            // main thread, which has ended by now where main returned.
            Class<?> type = com.sun.management.ThreadMXBean.class;
            Object all = type.getMethod("getTotalThreadAllocatedBytes").invoke(threads);
            long total = ((Long) all).longValue();
            long own = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            return total >= 0 && own >= 0 ? Math.max(total - own, 0) : -1;
        } catch (ReflectiveOperationException e) {
            return -1;
        } catch (RuntimeException e) {
            return -1;
        } catch (Error e) {
            // The program has used up its memory or its stack, or has no such module.
            return -1;
        }
    }
}
