package mantis.watch;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What each method of the program has executed and allocated between {@link #start} and {@link #stop} on one
 * thread, for tests of programs: the agent must have been given {@code methods=...} ({@link #isPresent}).
 *
 * <p>Counted are executed bytecodes and logical bytes of what {@code new} and its like make in methods of the
 * program and its libraries. Both depend on no JIT compiler, no collector and no flag of the JVM. Not counted
 * is what the JDK does, and all that runs inside class initialisers, because what comes first decides where
 * that is.
 *
 * <p>An object is for one thread at a time; to be started and stopped in code that does not count itself,
 * since a method hands over what it has executed when it ends.
 */
public final class MethodCounts {
    private static final int FIRST = 1024;

    /** How many count now, and what threads executed meanwhile that nobody counts for. */
    private static final AtomicInteger COUNTING = new AtomicInteger();
    private static final AtomicLong ELSEWHERE = new AtomicLong();

    /** Bytecodes, entries and bytes of arrays by method; objects by site. */
    private long[] bytecodes = new long[FIRST];
    private long[] entries = new long[FIRST];
    private long[] arrays = new long[FIRST];
    private long[] objects = new long[FIRST];
    /** Something could not be counted: the stack or the memory was used up. */
    private boolean lost;
    /** What others had executed when it was started, and what they did while it counted before. */
    private long othersAtStart;
    private long others;
    private ThreadState running;
    private MethodCounts outer;

    /** Nothing is counted yet. */
    public MethodCounts() {}

    /** Takes methods that consumed something. */
    public interface Visitor {
        /**
         * A method. One that was loaded more than once is visited for each time.
         *
         * @param method as {@code com.x.A.m(int,java.lang.String)}
         * @param place where it begins: {@code A.java:12}, or its file alone
         * @param entries how often it was entered
         * @param bytecodes what it executed itself, without what it calls
         * @param bytes what it allocated itself, logically
         */
        void visit(String method, String place, long entries, long bytecodes, long bytes);
    }

    /** Whether the agent is there and tells counts apart by method. */
    public static boolean isPresent() {
        return Slots.present() && Native.byMethod();
    }

    /**
     * Whether every method loaded so far counts exactly. One that cannot be instrumented (code of before Java
     * 6 with subroutines, or too large with probes) does not; the agent's log names it.
     */
    public static boolean isExact() {
        return isPresent() && Native.exact();
    }

    /**
     * Counts for the current thread from now on, added to what is counted already. What counts for the thread
     * does not until {@link #stop}.
     */
    public void start() {
        if (!isPresent() || running != null) {
            return;
        }
        ThreadState state = ThreadState.current();
        running = state;
        outer = state.counts;
        othersAtStart = ELSEWHERE.get();
        COUNTING.incrementAndGet();
        state.counts = this;
    }

    /** Stops counting; on the thread that started it. */
    public void stop() {
        ThreadState state = running;
        if (state != null) {
            state.counts = outer;
            COUNTING.decrementAndGet();
            others += ELSEWHERE.get() - othersAtStart;
            outer = null;
            running = null;
        }
    }

    /** Whether something could not be counted because the stack or the memory was used up. */
    public boolean isIncomplete() {
        return lost;
    }

    /**
     * Bytecodes of activations that ended meanwhile on threads that nobody counts for: what the thread handed
     * to others, or what has nothing to do with it. They are in no other number.
     */
    public long elsewhere() {
        return others;
    }

    /** Executed bytecodes of all methods. */
    public long bytecodes() {
        long sum = 0;
        for (long n : bytecodes) {
            sum += n;
        }
        return sum;
    }

    /** Logical bytes allocated by all methods. */
    public long bytes() {
        long sum = 0;
        for (long n : bytesByMethod()) {
            sum += n;
        }
        return sum;
    }

    /** Visits the methods that were entered or consumed something, in no particular order. */
    public void visit(Visitor visitor) {
        long[] bytes = bytesByMethod();
        int most = Math.max(bytes.length, Math.max(bytecodes.length, entries.length));
        for (int i = 0; i < most; i++) {
            long executed = at(bytecodes, i);
            long entered = at(entries, i);
            long allocated = at(bytes, i);
            if ((executed | entered | allocated) != 0) {
                String method = Native.method(i);
                String name = method == null ? "a method of number " + i + "\t" : method;
                int tab = name.indexOf('\t');
                visitor.visit(name.substring(0, tab), name.substring(tab + 1), entered, executed, allocated);
            }
        }
    }

    private static long at(long[] values, int i) {
        return i < values.length ? values[i] : 0;
    }

    private long[] bytesByMethod() {
        long[] bytes = arrays.clone();
        for (int i = 0; i < objects.length; i++) {
            long site = objects[i] == 0 ? -1 : Native.site(i);
            if (site >= 0) {
                int method = (int) (site >>> 32);
                bytes = room(bytes, method);
                bytes[method] += objects[i] * (site & 0xffffffffL);
            }
        }
        return bytes;
    }

    private static long[] room(long[] values, int index) {
        return index < values.length ? values : Arrays.copyOf(values, Math.max(index + 1, 2 * values.length));
    }

    /** Who counts for the current thread; null for nobody. */
    private static MethodCounts current() {
        Thread thread = Thread.currentThread();
        Object state = Slots.state(thread);
        // Threads without a tally of their own share one.
        if (!(state instanceof ThreadState) || ((ThreadState) state).thread != thread) {
            return null;
        }
        ThreadState own = (ThreadState) state;
        return own.initialising == 0 ? own.counts : null;
    }

    /** Whether somebody counts for the current thread, though not what a class initialiser does. */
    private static boolean counted() {
        Object state = Slots.state(Thread.currentThread());
        return state instanceof ThreadState && (((ThreadState) state).counts != null || ((ThreadState) state).initialising > 0);
    }

    /** Called by instrumented methods: what an activation has executed. Throws nothing, nor do the following. */
    public static void executed(long amount, int method) {
        MethodCounts counts = null;
        try {
            counts = current();
            if (counts != null) {
                counts.bytecodes = room(counts.bytecodes, method);
                counts.bytecodes[method] += amount;
            } else if (COUNTING.get() > 0 && !counted()) {
                ELSEWHERE.addAndGet(amount);
            }
        } catch (Throwable t) {
            lose(counts);
        }
    }

    /** A method was entered. */
    public static void entered(int method) {
        MethodCounts counts = null;
        try {
            counts = current();
            if (counts != null) {
                counts.entries = room(counts.entries, method);
                counts.entries[method]++;
            }
        } catch (Throwable t) {
            lose(counts);
        }
    }

    /** An object was made. */
    public static void object(int site) {
        MethodCounts counts = null;
        try {
            counts = current();
            if (counts != null) {
                counts.objects = room(counts.objects, site);
                counts.objects[site]++;
            }
        } catch (Throwable t) {
            lose(counts);
        }
    }

    /** An array was made, with its parts where several dimensions were. */
    public static void array(Object array, int dimensions, int method) {
        MethodCounts counts = null;
        try {
            counts = current();
            if (counts != null) {
                counts.arrays = room(counts.arrays, method);
                counts.arrays[method] += arrayBytes(array, dimensions);
            }
        } catch (Throwable t) {
            lose(counts);
        }
    }

    private static void lose(MethodCounts counts) {
        if (counts != null) {
            counts.lost = true;
        }
    }

    /** As {@code mantis.rt.Counts.multiArrayBytes}: 16 bytes of header, elements, rounded up to 8. */
    private static long arrayBytes(Object array, int dimensions) {
        long arrays = 1;
        long bytes = 0;
        Object level = array;
        for (int i = 1; i <= dimensions; i++) {
            int length = Array.getLength(level);
            bytes += arrays * ((16 + ((long) length << shift(level.getClass().getComponentType())) + 7) & ~7L);
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
