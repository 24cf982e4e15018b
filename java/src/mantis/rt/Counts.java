package mantis.rt;

import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The counters of an instrumented program: the generated holder class registers its arrays here, and a
 * shutdown hook writes them to the file that the system property {@code mantis.counts} names (default: {@code
 * mantis.counts} in the directory the program was started in). The format is described in {@code
 * docs/formats.md}.
 *
 * <p>A program is counted in one of two modes, chosen when it is instrumented:
 * <ul>
 * <li><em>shared</em>: {@link #register} is given arrays that every thread writes. Exact while one thread
 * runs the
 *     program's code; the file says how many other threads were started.
 * <li><em>threads</em>: {@link #registerThreads} is given the lengths, and each thread writes the arrays that
 *     {@link #thread} returns. Exact for every thread that has ended, or is at rest, when the JVM exits.
 * </ul>
 *
 * <p>Nothing is written when the program ends by {@code Runtime.halt} or a signal that the JVM cannot handle.
 */
public final class Counts {
    /** First bytes of a counts file, {@code "MNTC"}. */
    private static final int MOST_HASHES = 63;
    private static final int MAGIC = 0x4d4e5443;
    /** Version of the format. */
    private static final int VERSION = 2;
    /** Flag of the file: the program was counted in threads mode. */
    private static final int FLAG_THREADS = 1;
    /** The class that the instrumenter generates. */
    private static final String HOLDER = "mantis.gen.C";

    /** Arrays of one holder class; a program loaded by several class loaders has several. */
    private static final class Section {
        final String hash;
        final long[] c;
        final long[] s;
        final double[] d;
        final long[] b;

        Section(String hash, long[] c, long[] s, double[] d, long[] b) {
            this.hash = hash;
            this.c = c;
            this.s = s;
            this.d = d;
            this.b = b;
        }

        boolean sameShape(Section o) {
            return hash.equals(o.hash) && c.length == o.c.length && s.length == o.s.length && d.length == o.d.length;
        }
    }

    private static final Object LOCK = new Object();
    private static final List<Section> SECTIONS = new ArrayList<Section>();
    private static File target;
    /** Whether the hook is there that runs the program's and then writes the counters. */
    static volatile boolean endsLast;
    private static OtherThreads others;
    /** {@code null} unless asked for. */
    private static Snapshots snapshots;

    /** Threads mode: lengths of the arrays, {@code null} hash before registration. */
    private static String threadsHash;
    private static int counters;
    private static int sums;
    private static int doubles;
    /** Counters of threads that may still run. */
    private static final List<ThreadCounts> LIVE = new ArrayList<ThreadCounts>();
    /** Size of {@link #LIVE} at which dead threads are folded into {@link #dead}. */
    private static int sweepAt = 64;
    /** Sum of the counters of threads that have died. */
    private static ThreadCounts dead;
    private static final ThreadLocal<ThreadCounts> CURRENT = new ThreadLocal<ThreadCounts>();
    /** The first thread that counted (nearly always the main one) and its counters, published together. */
    private static volatile ThreadCounts first;

    private Counts() {}

    /**
     * Shared mode: called once by the class initialiser of the holder.
     *
     * @param c counts
     * @param s integer sums
     * @param d floating-point sums
     * @param b one slot: logically allocated bytes
     * @param programHash identity of the instrumented program, copied to the file
     */
    public static void register(long[] c, long[] s, double[] d, long[] b, String programHash) {
        synchronized (LOCK) {
            install();
            if (others == null) {
                others = new OtherThreads();
            }
            SECTIONS.add(new Section(programHash, c, s, d, b));
        }
    }

    /**
     * Threads mode: called once by the class initialiser of the holder, with the lengths of the arrays that
     * each thread needs. A second call (the holder loaded again by another loader) must agree with the first.
     */
    public static void registerThreads(int counters, int sums, int doubles, String programHash) {
        synchronized (LOCK) {
            if (threadsHash != null) {
                if (!threadsHash.equals(programHash) || Counts.counters != counters || Counts.sums != sums
                        || Counts.doubles != doubles) {
                    throw new IllegalStateException("two different programs instrumented by mantis in one JVM");
                }
                return;
            }
            install();
            Counts.counters = counters;
            Counts.sums = sums;
            Counts.doubles = doubles;
            threadsHash = programHash;
            dead = new ThreadCounts(null, counters, sums, doubles);
        }
    }

    /** Threads mode: the counters of the calling thread. */
    public static ThreadCounts thread() {
        ThreadCounts f = first;
        if (f != null && f.owner == Thread.currentThread()) {
            return f;
        }
        ThreadCounts t = CURRENT.get();
        return t != null ? t : newThread();
    }

    private static ThreadCounts newThread() {
        if (threadsHash == null) {
            loadHolder();
        }
        synchronized (LOCK) {
            ThreadCounts t = new ThreadCounts(Thread.currentThread(), counters, sums, doubles);
            CURRENT.set(t);
            if (LIVE.size() >= sweepAt) {
                sweep();
            }
            LIVE.add(t);
            if (first == null) {
                first = t;
            }
            return t;
        }
    }

    /** Runs the holder's class initialiser, for a probe that runs before anything touched the holder. */
    private static void loadHolder() {
        try {
            Class.forName(HOLDER, true, Counts.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("class " + HOLDER + " of the instrumented program is missing", e);
        }
        if (threadsHash == null) {
            throw new IllegalStateException("class " + HOLDER + " was not generated for threads mode");
        }
    }

    /** Folds the counters of dead threads into one, so that a program may start any number of threads. */
    private static void sweep() {
        int kept = 0;
        for (ThreadCounts t : LIVE) {
            // A thread that is no longer alive has published everything it wrote.
            if (t.owner.isAlive()) {
                LIVE.set(kept++, t);
            } else {
                dead.add(t);
            }
        }
        LIVE.subList(kept, LIVE.size()).clear();
        sweepAt = Math.max(64, 2 * kept);
    }

    /** Fixes the file's name (the program may change properties later) and adds the hook, once. */
    private static void install() {
        if (target != null) {
            return;
        }
        target = new File(System.getProperty("mantis.counts", "mantis.counts")).getAbsoluteFile();
        Output.prepare();
        try {
            Runtime.getRuntime().addShutdownHook(new Thread("mantis-counts") {
                @Override
                public void run() {
                    end();
                }
            });
            endsLast = true;
        } catch (IllegalStateException e) {
            // The first instrumented class was loaded by a shutdown hook: there is nothing left to count.
            return;
        }
        snapshots = Snapshots.begin(target);
        drawHashes();
    }

    /**
     * Draws as many identity hash codes as the command line says. A JVM gives the same ones in each run, and
     * hash tables go the same ways with them; so they differ from input to input, and what may run is seen.
     */
    private static void drawHashes() {
        String command = System.getProperty("sun.java.command");
        int count = command == null ? 0 : command.hashCode() & MOST_HASHES;
        for (int i = 0; i < count; i++) {
            System.identityHashCode(new Object());
        }
    }

    private static void end() {
        Hooks.run();
        if (snapshots != null) {
            try {
                snapshots.end();
            } catch (IOException e) {
                Output.complain("cannot write the time beside " + target + ": " + e);
            }
        }
        final List<String> running = new ArrayList<String>();
        if (threadsHash != null) {
            synchronized (LOCK) {
                new Running(LIVE, first).addTo(running);
            }
        }
        dump(target, running);
    }

    /** Writes the counters as they are. */
    static void dump(File target) {
        dump(target, new ArrayList<String>());
    }

    private static void dump(final File target, final List<String> running) {
        try {
            synchronized (LOCK) {
                final List<Section> sections = threadsHash != null ? threadSections() : merged();
                final boolean threads = threadsHash != null;
                final int otherThreads = threads ? 0 : others.count();
                Output.replace(target, new Output.Writer() {
                    @Override
                    public void write(DataOutputStream out) throws IOException {
                        Counts.write(out, sections, threads, otherThreads);
                        Reflected.write(out, running);
                    }
                });
            }
        } catch (Throwable e) {
            Output.complain("cannot write the counts to " + target + ": " + e);
        }
    }

    private static List<Section> threadSections() {
        ThreadCounts total = new ThreadCounts(null, counters, sums, doubles);
        total.add(dead);
        for (ThreadCounts t : LIVE) {
            total.add(t);
        }
        List<Section> sections = new ArrayList<Section>();
        sections.add(new Section(threadsHash, total.c, total.s, total.d, total.b));
        return sections;
    }

    /** The sections, with those of one program loaded by several class loaders summed. */
    private static List<Section> merged() {
        List<Section> out = new ArrayList<Section>();
        for (Section s : SECTIONS) {
            Section into = null;
            for (Section o : out) {
                if (into == null && o.sameShape(s)) {
                    into = o;
                }
            }
            if (into == null) {
                out.add(new Section(s.hash, s.c.clone(), s.s.clone(), s.d.clone(), s.b.clone()));
                continue;
            }
            for (int i = 0; i < s.c.length; i++) {
                into.c[i] += s.c[i];
            }
            for (int i = 0; i < s.s.length; i++) {
                into.s[i] += s.s[i];
            }
            for (int i = 0; i < s.d.length; i++) {
                into.d[i] += s.d[i];
            }
            into.b[0] += s.b[0];
        }
        return out;
    }

    private static void write(DataOutputStream out, List<Section> sections, boolean threads, int otherThreads)
            throws IOException {
        out.writeInt(MAGIC);
        out.writeShort(VERSION);
        out.writeShort(threads ? FLAG_THREADS : 0);
        out.writeInt(otherThreads);
        out.writeInt(sections.size());
        for (Section s : sections) {
            out.writeUTF(s.hash);
            out.writeInt(s.c.length);
            out.writeInt(s.s.length);
            out.writeInt(s.d.length);
            for (long v : s.c) {
                out.writeLong(v);
            }
            for (long v : s.s) {
                out.writeLong(v);
            }
            for (double v : s.d) {
                out.writeDouble(v);
            }
            out.writeLong(s.b[0]);
        }
    }

    // Logical sizes. They do not depend on the JVM or its flags: a header of 16 bytes for objects and arrays,
    // references of 4 bytes, every object rounded up to 8 bytes.

    /**
     * Logical size of an array.
     *
     * @param length number of elements; a negative one allocates nothing (the allocation is about to throw)
     * @param elemShift logarithm of the element's size: 0 boolean and byte, 1 char and short, 2 int, float
     * and
     *     references, 3 long and double
     * @return bytes
     */
    public static long arrayBytes(int length, int elemShift) {
        return length < 0 ? 0 : (16 + ((long) length << elemShift) + 7) & ~7L;
    }

    /**
     * Logical size of what {@code multianewarray} has just allocated.
     *
     * @param array the new array
     * @param dimensions how many dimensions the instruction allocated
     * @return bytes of the array and of all arrays in it
     */
    public static long multiArrayBytes(Object array, int dimensions) {
        long arrays = 1;
        long bytes = 0;
        Object level = array;
        for (int i = 1; i <= dimensions; i++) {
            Class<?> element = level.getClass().getComponentType();
            int length = java.lang.reflect.Array.getLength(level);
            bytes += arrays * arrayBytes(length, shift(element));
            arrays *= length;
            if (length == 0 || i == dimensions) {
                break;
            }
            // All arrays of a level have the same length.
            level = ((Object[]) level)[0];
        }
        return bytes;
    }

    private static int shift(Class<?> element) {
        if (element == long.class || element == double.class) {
            return 3;
        }
        if (element == boolean.class || element == byte.class) {
            return 0;
        }
        return element == char.class || element == short.class ? 1 : 2;
    }
}
