package mantis.rt;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The figures of a measurement that need the management classes, which take some 50 ms to load. */
final class Beans {
    private final com.sun.management.ThreadMXBean threads;
    private final Thread main = Thread.currentThread();
    private long bytes;
    private long cpu;
    private long collections;
    private long collectionMillis;
    /** Figures of the main thread at the end of main; it may be gone when the JVM exits. */
    private volatile long[] atEnd;

    Beans() {
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        threads = bean instanceof com.sun.management.ThreadMXBean ? (com.sun.management.ThreadMXBean) bean : null;
        ManagementFactory.getGarbageCollectorMXBeans();
    }

    void begin() {
        for (GarbageCollectorMXBean gc : ManagementFactory.getGarbageCollectorMXBeans()) {
            collections -= gc.getCollectionCount();
            collectionMillis -= gc.getCollectionTime();
        }
        long[] now = ofMain();
        bytes = now[0];
        cpu = now[1];
    }

    void mainEnds() {
        atEnd = ofMain();
    }

    /** Lines for the file. */
    String end() {
        long[] now = atEnd != null ? atEnd : ofMain();
        for (GarbageCollectorMXBean gc : ManagementFactory.getGarbageCollectorMXBeans()) {
            collections += gc.getCollectionCount();
            collectionMillis += gc.getCollectionTime();
        }
        String text = "gc_count " + collections + "\ngc_ns " + collectionMillis * 1000000L + "\n";
        if (now[0] >= 0 && bytes >= 0) {
            text += "main_allocated_bytes " + (now[0] - bytes) + "\n";
        }
        if (now[1] >= 0 && cpu >= 0) {
            text += "main_cpu_ns " + (now[1] - cpu) + "\n";
        }
        return text;
    }

    private long[] ofMain() {
        if (threads == null) {
            return new long[] {-1, -1};
        }
        long id = main.getId();
        return new long[] {threads.getThreadAllocatedBytes(id), threads.getThreadCpuTime(id)};
    }
}
