package mantis.predictor;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.ref.WeakReference;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * The second fence between a slice and the outside world.
 *
 * <p>A slice has no effects by construction. Should one be left nevertheless, the emitted code calls this
 * class in its place. The state belongs to the prediction under way; {@link Predictor} lets only one run at a
 * time.
 */
public final class Guard {
    private static volatile Stop stopped;
    private static volatile String passed;
    private static volatile String leftOut;
    /** How often code was left out; threads may miss some of each other's. */
    private static volatile int timesLeftOut;
    /** A slice that goes past code more often may be in a loop which only that code would end. */
    private static final int MOST_LEFT_OUT = 1_000_000;
    private static volatile InputStream input;
    private static volatile PrintStream sink;
    private static volatile PrintStream errors;
    /** After so many, those that are not in use any more are collected, so that their files are closed. */
    private static final int MANY = 1000;
    private static final List<WeakReference<AutoCloseable>> opened = new ArrayList<WeakReference<AutoCloseable>>();

    /** Whether the run set defaults of the JVM; without, the class that restores them need not be loaded. */
    static volatile boolean defaultsSet;
    static volatile boolean loggersSet;
    /** The same for files that are kept in memory. */
    static volatile boolean filesKept;
    /** Whether a slice has drivers of databases. */
    static volatile boolean driversSet;
    /** Whether a slice has hooks for the JVM's end. */
    static volatile boolean hooksSet;
    /** Whether {@link Initialisers} has anything. */
    static volatile boolean initialisersFailed;
    /** Whether a slice has handlers of exceptions that nothing catches. */
    static volatile boolean handlersSet;
    /** The thread that runs {@code main}. */
    static volatile Thread main;
    /** Threads of earlier runs that still ran their code when these ended: daemons, for one. */
    private static final Set<Thread> late =
            Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<Thread, Boolean>()));

    private Guard() {}

    /** Prepares for a run that may read {@code stdin}, or nothing when it is null. */
    static void begin(InputStream stdin) {
        stopped = null;
        passed = null;
        leftOut = null;
        timesLeftOut = 0;
        input = stdin;
        sink = null;
        errors = null;
    }

    /** Forgets the run, closes what it left open, and tells how it was stopped, or null. */
    static Stop end() {
        Stop stop = stopped;
        synchronized (opened) {
            for (WeakReference<AutoCloseable> reference : opened) {
                AutoCloseable file = reference.get();
                try {
                    if (file != null) {
                        file.close();
                    }
                } catch (Exception e) {
                    // Nothing was written.
                }
            }
            opened.clear();
        }
        if (defaultsSet) {
            defaultsSet = false;
            Defaults.restore();
        }
        if (loggersSet) {
            loggersSet = false;
            Loggers.restore();
        }
        if (filesKept) {
            filesKept = false;
            OwnFiles.end();
        }
        if (driversSet) {
            driversSet = false;
            Drivers.end();
        }
        if (initialisersFailed) {
            initialisersFailed = false;
            Initialisers.end();
        }
        if (hooksSet) {
            hooksSet = false;
            Hooks.end();
        }
        if (handlersSet) {
            handlersSet = false;
            Handlers.end();
        }
        main = null;
        begin(null);
        return stop;
    }

    /** The first place where this run came and no training run did, or null. */
    static String passed() {
        return passed;
    }

    static void pass(String where) {
        if (passed == null && !isLate()) {
            passed = where;
        }
    }

    /** The first place that this run went past where no training run came, or null. */
    static String leftOut() {
        return leftOut;
    }

    static void leaveOut(String where, int times) {
        if (isLate()) {
            return;
        }
        if (leftOut == null) {
            leftOut = where;
        }
        timesLeftOut += times;
        if (timesLeftOut > MOST_LEFT_OUT) {
            throw stop(Stop.COLD, where);
        }
    }

    static boolean isStopped() {
        return stopped != null;
    }

    /** The first reason counts: code of the JDK may catch the error on its way and fail again. */
    static Stop stop(int kind, String message) {
        Stop stop = new Stop(kind, message);
        if (stopped == null && !isLate()) {
            stopped = stop;
        }
        return stop;
    }

    /** What a thread comes to from now on is not the run's any more, nor that of any other. */
    static void leave(Thread thread) {
        late.add(thread);
    }

    private static boolean isLate() {
        return !late.isEmpty() && late.contains(Thread.currentThread());
    }

    /** In place of {@code what}, a method with an effect outside the virtual machine. */
    public static void denied(String what) {
        throw stop(Stop.DENIED, what);
    }

    /** Before a call that must enter a method of the program, not one of the JDK. */
    public static void own(Object receiver, String what) {
        if (receiver != null) {
            ClassLoader loader = receiver.getClass().getClassLoader();
            if (loader == null || loader == ClassLoader.getSystemClassLoader().getParent()) {
                throw stop(Stop.DENIED, what + " of the JDK");
            }
        }
    }

    /** In place of a method that opens a file in {@code mode}, as {@code RandomAccessFile} names modes. */
    public static String readOnly(String mode) {
        if (mode != null && !mode.equals("r")) {
            throw stop(Stop.DENIED, "java.io.RandomAccessFile with mode " + mode);
        }
        return mode;
    }

    /** In place of a method that opens a file with these options. */
    public static OpenOption[] readOnly(OpenOption[] options) {
        if (options != null) {
            for (OpenOption option : options) {
                if (option != StandardOpenOption.READ && option != LinkOption.NOFOLLOW_LINKS) {
                    throw stop(Stop.DENIED, "opening a file with " + option);
                }
            }
        }
        return options;
    }

    /** After a file was opened: closing it is no value that a feature needs, so a slice does not. */
    public static void opened(Object file) {
        synchronized (opened) {
            if (file instanceof AutoCloseable) {
                opened.add(new WeakReference<AutoCloseable>((AutoCloseable) file));
                if (opened.size() % MANY == 0) {
                    System.gc();
                }
            }
        }
    }

    /** In place of {@code System.exit}. */
    public static void exit(int status) {
        throw stop(Stop.EXIT, String.valueOf(status));
    }

    /** In place of {@code Runtime.halt}: nothing runs any more. */
    public static void halt(int status) {
        Hooks.end();
        exit(status);
    }

    /** Whether the program has ended, by itself or by {@code System.exit}, and has hooks to run. */
    static boolean runsHooks() {
        Stop stop = stopped;
        return hooksSet && (stop == null || stop.kind == Stop.EXIT);
    }

    /** Forgets how the run was stopped, and tells it. */
    static Stop resume() {
        Stop stop = stopped;
        stopped = null;
        return stop;
    }

    /** The run is what it was, unless something else stopped it in between. */
    static void restore(Stop before) {
        if (stopped == null || stopped.kind == Stop.EXIT) {
            stopped = before;
        }
    }

    /** In place of {@code System.in}. */
    public static InputStream in() {
        InputStream stdin = input;
        return stdin == null ? new Missing() : stdin;
    }

    /** In place of {@code System.out}: what is written there is lost, unless the slice set it. */
    public static PrintStream out() {
        PrintStream out = sink;
        if (out == null) {
            sink = out = new PrintStream(new Sink());
        }
        return out;
    }

    /** In place of {@code System.err}: what is written there is lost. */
    public static PrintStream err() {
        PrintStream err = errors;
        if (err == null) {
            errors = err = new PrintStream(new Sink());
        }
        return err;
    }

    static void setIn(InputStream in) {
        input = in;
    }

    static void setOut(PrintStream out) {
        sink = out;
    }

    /** A standard stream that the JDK itself uses must be of the JDK: nobody analysed what the program's would do. */
    static <T> T ofJdk(T stream, String what) {
        ClassLoader loader = stream == null ? null : stream.getClass().getClassLoader();
        if (loader != null && loader != Guard.class.getClassLoader()) {
            throw stop(Stop.DENIED, what + " of a class of the program");
        }
        return stream;
    }

    /** Standard input that nobody gave: a program may wrap it for later as long as it does not read. */
    private static final class Missing extends InputStream {
        @Override
        public int read() {
            throw stop(Stop.NO_INPUT, "the program reads standard input and none was given");
        }

        @Override
        public int available() {
            return read();
        }
    }

    private static final class Sink extends OutputStream {
        @Override
        public void write(int b) {}

        @Override
        public void write(byte[] bytes, int from, int length) {}
    }
}
