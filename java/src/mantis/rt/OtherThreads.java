package mantis.rt;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashSet;
import java.util.Set;

/**
 * How many threads were started between two moments, the JVM's own excepted. Counts every thread that has
 * ended and every live one outside the system group, so a thread of the JDK that came and went is counted
 * too: the answer errs towards more, never towards fewer.
 */
final class OtherThreads {
    /** Threads known at the first moment; {@code null} when the JVM has no management module. */
    private Set<Long> before;
    private long startedBefore;

    OtherThreads() {
        try {
            ThreadMXBean bean = ManagementFactory.getThreadMXBean();
            before = ids(bean);
            startedBefore = bean.getTotalStartedThreadCount();
        } catch (LinkageError e) {
            before = null;
        } catch (RuntimeException e) {
            before = null;
        }
    }

    /** Threads started since construction, not counting the calling thread; -1 when unknown. */
    int count() {
        if (before == null) {
            return -1;
        }
        try {
            ThreadMXBean bean = ManagementFactory.getThreadMXBean();
            long started = bean.getTotalStartedThreadCount() - startedBefore;
            Set<Long> now = ids(bean);
            now.removeAll(before);
            long ended = Math.max(0, started - now.size());
            return (int) Math.min(Integer.MAX_VALUE, ended + alive(now));
        } catch (LinkageError e) {
            return -1;
        } catch (RuntimeException e) {
            return -1;
        }
    }

    /** Live threads with these ids that belong to the program. */
    private static int alive(Set<Long> ids) {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        Thread[] threads = new Thread[2 * root.activeCount() + 16];
        int n = root.enumerate(threads, true);
        int count = 0;
        for (int i = 0; i < n; i++) {
            Thread t = threads[i];
            boolean jvm = t.getThreadGroup() == root || "DestroyJavaVM".equals(t.getName());
            if (!jvm && t != Thread.currentThread() && !"mantis-time".equals(t.getName()) && ids.contains(t.getId())) {
                count++;
            }
        }
        return count;
    }

    private static Set<Long> ids(ThreadMXBean bean) {
        Set<Long> set = new HashSet<Long>();
        for (long id : bean.getAllThreadIds()) {
            set.add(id);
        }
        return set;
    }
}
