package mantis.rt;

import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Runs a program's {@code main} and measures it from inside the JVM:
 *
 * <pre>java -cp runtime.jar:APP -Dmantis.time=FILE mantis.rt.Launcher MainClass args...</pre>
 *
 * <p>The time runs from the entry of {@code main} to the JVM's exit: the return of {@code main} when no other
 * thread keeps the JVM alive, the end of the last such thread, or {@code System.exit}. The program's standard
 * streams, exit code and stack traces are those of {@code java MainClass args...}. The format of FILE is
 * described in {@code docs/formats.md}. With {@code -Dmantis.allocated=true} the management beans are loaded
 * after the end, for what the JVM says it has allocated, and with {@code -Dmantis.live=true} there is a
 * collection after it, for what is still used; with {@code -Dmantis.detail=true} the beans are loaded before
 * {@code main}, and the file has more lines.
 */
public final class Launcher {
    private Launcher() {}

    /** Entry point; see the class. */
    public static void main(String[] args) throws Throwable {
        if (args.length == 0) {
            System.err.println("usage: java [-Dmantis.time=FILE] mantis.rt.Launcher MainClass args...");
            System.exit(2);
        }
        String[] rest = Arrays.copyOfRange(args, 1, args.length);
        String file = System.getProperty("mantis.time");
        Entry entry = Entry.find(args[0]);
        if (file == null) {
            entry.call(rest);
            return;
        }
        Meter meter = new Meter(new File(file).getAbsoluteFile(), Boolean.getBoolean("mantis.detail"),
                Boolean.getBoolean("mantis.allocated"), Boolean.getBoolean("mantis.live"));
        Runtime.getRuntime().addShutdownHook(meter);
        meter.begin();
        try {
            entry.call(rest);
        } finally {
            meter.mainEnds();
        }
    }

    /** The {@code main} method of a class. */
    private static final class Entry {
        private final Method method;
        private final Constructor<?> constructor;

        private Entry(Method method, Constructor<?> constructor) {
            this.method = method;
            this.constructor = constructor;
        }

        /** Finds and initialises the class as {@code java} does, or ends the JVM with its message. */
        static Entry find(String name) throws Throwable {
            Class<?> type;
            try {
                type = Class.forName(name.replace('/', '.'), false, ClassLoader.getSystemClassLoader());
            } catch (ClassNotFoundException e) {
                throw fail("Could not find or load main class " + name + "\nCaused by: " + e);
            } catch (LinkageError e) {
                throw fail("Could not find or load main class " + name + "\nCaused by: " + e);
            }
            Entry entry = search(type);
            if (entry == null) {
                throw fail("Main method not found in class " + name + ", please define the main method as:\n"
                        + "   public static void main(String[] args)");
            }
            try {
                Class.forName(type.getName(), true, type.getClassLoader());
            } catch (Throwable e) {
                throw Traces.withoutLauncher(e);
            }
            return entry;
        }

        private static Error fail(String message) {
            System.err.println("Error: " + message);
            System.exit(1);
            return new Error(message);
        }

        private static Entry search(Class<?> type) throws Throwable {
            // Since Java 25 main need not be public, static or have a parameter.
            boolean relaxed = !System.getProperty("java.specification.version").startsWith("1.")
                    && Integer.parseInt(System.getProperty("java.specification.version")) >= 25;
            Class<?>[][] shapes = {{String[].class}, {}};
            for (Class<?>[] shape : shapes) {
                Method m = relaxed || shape.length == 1 ? method(type, shape, relaxed) : null;
                if (m == null) {
                    continue;
                }
                Constructor<?> c = null;
                if (!Modifier.isStatic(m.getModifiers())) {
                    c = type.getDeclaredConstructor();
                    c.setAccessible(true);
                }
                m.setAccessible(true);
                return new Entry(m, c);
            }
            return null;
        }

        private static Method method(Class<?> type, Class<?>[] shape, boolean relaxed) {
            for (Class<?> c = type; c != null; c = c.getSuperclass()) {
                try {
                    Method m = c.getDeclaredMethod("main", shape);
                    int mods = m.getModifiers();
                    boolean standard = Modifier.isPublic(mods) && Modifier.isStatic(mods);
                    boolean allowed = standard || relaxed && !Modifier.isPrivate(mods);
                    if (m.getReturnType() == void.class && allowed) {
                        return m;
                    }
                } catch (NoSuchMethodException e) {
                    continue;
                }
            }
            return null;
        }

        void call(String[] args) throws Throwable {
            try {
                Object receiver = constructor == null ? null : constructor.newInstance();
                if (method.getParameterTypes().length == 0) {
                    method.invoke(receiver);
                } else {
                    method.invoke(receiver, (Object) args);
                }
            } catch (InvocationTargetException e) {
                // The JVM's own handling of an exception that leaves main follows: handlers, trace, exit code
                // 1.
                throw Traces.withoutLauncher(e.getCause());
            }
        }
    }

    /** Cuts the launcher's frames off the stack traces of an exception that leaves {@code main}. */
    private static final class Traces {
        static Throwable withoutLauncher(Throwable thrown) {
            try {
                cut(thrown, Collections.newSetFromMap(new IdentityHashMap<Throwable, Boolean>()));
            } catch (RuntimeException e) {
                // An exception class of the program with ideas of its own: its trace stays as it is.
                return thrown;
            }
            return thrown;
        }

        private static void cut(Throwable thrown, Set<Throwable> seen) {
            if (thrown == null || !seen.add(thrown)) {
                return;
            }
            StackTraceElement[] frames = thrown.getStackTrace();
            int end = frames.length;
            if (end > 0 && frames[end - 1].getClassName().equals(Launcher.class.getName())) {
                while (end > 0 && isOurs(frames[end - 1].getClassName())) {
                    end--;
                }
                thrown.setStackTrace(Arrays.copyOf(frames, end));
            }
            cut(thrown.getCause(), seen);
            for (Throwable t : thrown.getSuppressed()) {
                cut(t, seen);
            }
        }

        private static boolean isOurs(String c) {
            return c.startsWith("mantis.rt.Launcher") || c.startsWith("java.lang.reflect.")
                    || c.startsWith("jdk.internal.reflect.") || c.startsWith("sun.reflect.")
                    || c.equals("java.lang.Class") || c.startsWith("java.lang.invoke.");
        }
    }

    /** The measurement; as a shutdown hook it ends it and writes the file. */
    private static final class Meter extends Thread {
        private final File file;
        private final Beans beans;
        private final boolean allocated;
        private final boolean live;
        private long startCpu;
        private long start;
        /** When main returned or threw; 0 when it has not. */
        private volatile long mainEnd;

        Meter(File file, boolean detail, boolean allocated, boolean live) {
            super("mantis-time");
            this.file = file;
            this.allocated = allocated;
            this.live = live;
            this.beans = detail ? new Beans() : null;
            Output.prepare();
        }

        void begin() {
            if (beans != null) {
                beans.begin();
            }
            startCpu = Cpu.processNanos();
            start = System.nanoTime();
        }

        void mainEnds() {
            mainEnd = System.nanoTime();
            if (beans != null) {
                beans.mainEnds();
            }
        }

        /** Bytes of what is used after a collection. */
        private static long used() {
            Runtime runtime = Runtime.getRuntime();
            runtime.gc();
            return runtime.totalMemory() - runtime.freeMemory();
        }

        @Override
        public void run() {
            final long end = System.nanoTime();
            final long cpu = Cpu.processNanos();
            // In this order: what comes later takes time, loads classes and allocates.
            final long resident = Resident.largest();
            final String moved = Moved.lines();
            final long total = allocated ? Allocation.total() : -1;
            final long used = live ? used() : -1;
            final String more = beans == null ? "" : beans.end();
            try {
                Output.replace(file, new Output.Writer() {
                    @Override
                    public void write(DataOutputStream out) throws IOException {
                        String text = "mantis-time 1\nwall_ns " + (end - start) + "\n"
                                + (mainEnd != 0 ? "main_ns " + (mainEnd - start) + "\n" : "")
                                + (cpu >= 0 && startCpu >= 0 ? "cpu_ns " + (cpu - startCpu) + "\n" : "")
                                + (cpu >= 0 ? "process_cpu_ns " + cpu + "\n" : "") + moved
                                + (resident >= 0 ? "resident_bytes " + resident + "\n" : "")
                                + (used >= 0 ? "live_bytes " + used + "\n" : "")
                                + (total >= 0 ? "jvm_allocated_bytes " + total + "\n" : "") + more;
                        out.write(text.getBytes("US-ASCII"));
                    }
                });
            } catch (Throwable e) {
                Output.complain("cannot write the time to " + file + ": " + e);
            }
        }
    }
}
