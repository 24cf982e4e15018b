package mantis.rt;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Calls that threads are in when the JVM exits: of daemons, and of all others when the program exits by
 * itself. They never return, which no counter can tell; so the stacks of these threads go, line by line, with
 * {@link Reflected the records of reflection} to the end of the counts file ({@code docs/formats.md}).
 *
 * <p>The thread that called {@code System.exit} is left out: the instrumented program has told its calls by
 * their exact positions.
 */
final class Running {
    private final Map<String, Integer> frames = new TreeMap<String, Integer>();

    /** The stacks of those that still run, but for the calling thread; {@code first} is the main one. */
    Running(List<ThreadCounts> threads, ThreadCounts first) {
        for (ThreadCounts counts : threads) {
            Thread thread = counts.owner;
            if (thread != Thread.currentThread() && thread.isAlive()) {
                add(thread.getStackTrace(), counts == first ? "\tfirst" : "\tother");
            }
        }
    }

    private void add(StackTraceElement[] stack, String which) {
        for (StackTraceElement frame : stack) {
            if (frame.getClassName().equals("java.lang.Shutdown")) {
                return;
            }
        }
        String called = "";
        for (StackTraceElement frame : stack) {
            String type = frame.getClassName().replace('.', '/');
            String record = type + "\t" + frame.getMethodName() + "\t" + frame.getLineNumber() + "\t" + called
                    + "\trunning" + which;
            if (!type.startsWith("java/")) {
                Integer before = frames.get(record);
                frames.put(record, before == null ? 1 : before + 1);
            }
            called = frame.getMethodName();
        }
    }

    /**
     * Class, method, line, method called from there (empty: none), {@code running}, {@code first} or {@code
     * other}, number of threads.
     */
    void addTo(List<String> records) {
        for (Map.Entry<String, Integer> frame : frames.entrySet()) {
            records.add(frame.getKey() + "\t" + frame.getValue());
        }
    }
}
