package mantis.rt;

import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/**
 * Writes the counters of a running program at the times that the system property {@code mantis.snapshots}
 * lists: nanoseconds after the first counted class was loaded, ascending, separated by commas. Snapshot
 * <em>n</em> goes to the counts file's name with {@code .n} appended; at exit {@code .end} gets the
 * nanoseconds that the program took. Other threads are not stopped meanwhile, and compiled code keeps some
 * counters in registers for a while: a snapshot is near the truth, not exact.
 */
final class Snapshots extends Thread {
    private final long start = System.nanoTime();
    private final File target;
    private final long[] times;

    private Snapshots(File target, long[] times) {
        super("mantis-snapshots");
        setDaemon(true);
        this.target = target;
        this.times = times;
    }

    /** Starts taking snapshots if they were asked for; otherwise {@code null}. */
    static Snapshots begin(File target) {
        String list = System.getProperty("mantis.snapshots");
        if (list == null) {
            return null;
        }
        String[] parts = list.split(",");
        long[] times = new long[parts.length];
        for (int i = 0; i < parts.length; i++) {
            times[i] = Long.parseLong(parts[i].trim());
        }
        Snapshots thread = new Snapshots(target, times);
        thread.start();
        return thread;
    }

    @Override
    public void run() {
        for (int i = 0; i < times.length; i++) {
            long left = times[i] - (System.nanoTime() - start);
            while (left > 0) {
                LockSupport.parkNanos(left);
                left = times[i] - (System.nanoTime() - start);
            }
            Counts.dump(new File(target.getPath() + "." + i));
        }
    }

    /** Writes how long the program took. */
    void end() throws IOException {
        final long elapsed = System.nanoTime() - start;
        Output.replace(new File(target.getPath() + ".end"), new Output.Writer() {
            @Override
            public void write(DataOutputStream out) throws IOException {
                out.writeBytes(elapsed + "\n");
            }
        });
    }
}
