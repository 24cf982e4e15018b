package mantis.predictor;

import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/** One run of a slice. */
final class SliceRun implements Runnable {
    /** How often to look whether one of the slice's threads was stopped. */
    private static final long STOPPED_MILLIS = 50;
    /** Reserved, not used, unless the program needs it. */
    private static final long DEEP_STACK = 512L << 20;
    /** Whose threads may have work that waits for its time. */
    private static final String SCHEDULED = "java.util.concurrent.ScheduledThreadPoolExecutor";
    private static final String TIMER = "java.util.Timer";

    private final PointSpec.Part part;
    private final SliceLoader loader;
    private final String[] args;
    private final InputStream stdin;
    private Sampling sample;
    private Entry entry;
    private PointSpec.Counted counted;
    /** Whether no thread of it runs its code any more, or will. */
    private boolean ended = true;
    private Stop stop;
    private String passed;
    private String leftOut;
    /** What ended the slice or one of its threads; the first counts. */
    volatile Throwable thrown;

    SliceRun(PointSpec.Part part, SliceLoader loader, String[] args, InputStream stdin) {
        this.part = part;
        this.loader = loader;
        this.args = args;
        this.stdin = stdin;
    }

    void go(boolean ownThread) {
        if (part.isSampled()) {
            sample = Sampling.begin(part.share, part.way, args);
        }
        if (part.strides != null) {
            Perforation.begin(part.strides);
        }
        Guard.begin(part.isSampled() && stdin != null ? Sampling.of(stdin) : stdin);
        Threads group = null;
        if (!ownThread) {
            run();
        } else {
            group = new Threads(this);
            Thread main = new Thread(group, this, "main", DEEP_STACK);
            main.start();
            group.await(main);
            ended = group.isIdle(loader);
        }
        collect();
        if (!ended) {
            group.leave(loader);
        }
        passed = Guard.passed();
        leftOut = Guard.leftOut();
        stop = Guard.end();
        Sampling.end();
        Perforation.end();
    }

    @Override
    public void run() {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        String name = thread.getName();
        int priority = thread.getPriority();
        thread.setContextClassLoader(loader);
        Guard.main = thread;
        try {
            entry = loader.begin(part.entry);
            entry.run(args);
        } catch (Throwable t) {
            uncaught(thread, t);
        } finally {
            thread.setContextClassLoader(before);
            thread.setName(name);
            thread.setPriority(priority);
        }
    }

    void uncaught(Thread thread, Throwable t) {
        if (!Guard.handlersSet || !Handlers.handle(thread, t)) {
            failed(t);
        }
    }

    synchronized void failed(Throwable t) {
        if (thrown == null) {
            thrown = t;
        }
    }

    void judge(List<String> warnings) {
        if (entry == null) {
            throw new PredictionException("the predictor is damaged: " + thrown, thrown);
        }
        if (passed != null) {
            warnings.add("the input leads to " + passed + ", where no training run came");
        }
        if (leftOut != null && (thrown == null || stop != null)) {
            warnings.add("the input leads to " + leftOut + ", where no training run came; it is left out of the prediction");
        }
        if (stop != null) {
            stopped(warnings);
        } else if (thrown instanceof LinkageError && !(thrown instanceof ExceptionInInitializerError)) {
            throw new PredictionException("the predictor's slice does not fit together: " + thrown, thrown);
        } else if (thrown != null && leftOut != null) {
            warnings.add(withoutRest(leftOut));
        } else if (thrown != null) {
            warnings.add("on this input the program ends with " + thrown + "; the prediction covers the time until then");
        }
    }

    private void stopped(List<String> warnings) {
        switch (stop.kind) {
            case Stop.COLD:
                warnings.add(withoutRest(stop.getMessage()));
                break;
            case Stop.DENIED:
                warnings.add("the slice was stopped before it called " + stop.getMessage()
                        + "; what follows is not in the prediction");
                break;
            case Stop.NO_INPUT:
                throw new PredictionException(stop.getMessage(), stop);
            default:
                // System.exit ends the program, as it should.
        }
    }

    private static String withoutRest(String where) {
        return "the input leads to " + where + ", where no training run came; what follows is not in the prediction";
    }

    /** At once: its classes may be those of the next run, too. */
    private void collect() {
        if (entry == null) {
            return;
        }
        counted = new PointSpec.Counted(part.slots);
        entry.collect(counted.longs, counted.doubles);
        if (sample != null) {
            counted.read = sample.read();
            counted.size = sample.size();
        }
    }

    /** What its probes counted. */
    PointSpec.Counted counted() {
        return counted;
    }

    /** Its loader, when its classes can run again and nothing of this run is under way. */
    SliceLoader reusable() {
        boolean quiet = ended && (!part.threads || ForkJoinPool.commonPool().isQuiescent());
        boolean sound = !(thrown instanceof VirtualMachineError) && !(thrown instanceof LinkageError);
        return quiet && sound && loader.runsAgain() ? loader : null;
    }

    /** Whether its threads came where no training run came: they may not, if they meet in another order. */
    boolean maySucceed() {
        return part.threads && stop != null && stop.kind == Stop.COLD;
    }

    /** Whether it was stopped where the program goes on, or failed for want of what was left out. */
    boolean endedEarly() {
        return stop == null ? thrown != null && leftOut != null : stop.kind == Stop.COLD || stop.kind == Stop.DENIED;
    }

    /** Why a sample's run says little, or null: it ended where runs of whole inputs go on. */
    String cut() {
        if (part.strides == null && (sample == null || sample.size() == 0)) {
            return null;
        }
        if (stop != null) {
            return stop.kind == Stop.EXIT ? null : "it stopped before " + stop.getMessage();
        }
        // A parser fails where a beginning ends, in all runs alike.
        return thrown == null || sample != null && sample.isPrefix() ? null : "it failed with " + thrown;
    }

    /** What it read of a sample, nothing where only its loops leave out iterations. */
    Prediction.Sample sampled() {
        long read = sample == null ? 0 : (long) sample.read();
        return new Prediction.Sample(read, sample == null ? 0 : (long) sample.size(), cut());
    }

    boolean isApproximate() {
        return part.isApproximate();
    }

    boolean overflowed() {
        return thrown instanceof StackOverflowError && stdin == null;
    }

    /** Knows the threads that the slice starts and what they throw. */
    private static final class Threads extends ThreadGroup {
        private final SliceRun slice;

        Threads(SliceRun slice) {
            super("mantis predictor");
            this.slice = slice;
        }

        @Override
        public void uncaughtException(Thread thread, Throwable t) {
            slice.uncaught(thread, t);
        }

        /**
         * Waits as a JVM would: for {@code main}, then for every thread that is not a daemon, unless
         * something stopped them; then for the hooks.
         */
        void await(Thread main) {
            boolean interrupted = await(main, true);
            if (Guard.runsHooks()) {
                interrupted |= !end(main);
                Stop exit = Guard.resume();
                for (Thread hook : Hooks.start()) {
                    interrupted |= await(hook, false);
                }
                Guard.restore(exit);
            }
            if (Guard.isStopped()) {
                interrupt();
                interrupted |= !end(main);
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        /** Waits for a thread, and for all {@code others}, until something stops them; whether it was interrupted. */
        private boolean await(Thread first, boolean others) {
            boolean interrupted = false;
            Thread next = first;
            while (next != null && !Guard.isStopped()) {
                try {
                    // Another one may have been stopped for which this one waits.
                    next.join(STOPPED_MILLIS);
                    next = next.isAlive() ? next : others ? running() : null;
                } catch (InterruptedException e) {
                    interrupted = true;
                    interrupt();
                }
            }
            return interrupted;
        }

        /** Gives a thread that was stopped, or waits for one that was, time to end; false when interrupted. */
        private boolean end(Thread thread) {
            try {
                thread.join(STOPPED_MILLIS);
                return true;
            } catch (InterruptedException e) {
                return false;
            }
        }

        private Thread running() {
            for (Thread thread : threads()) {
                if (!thread.isDaemon() && thread.isAlive()) {
                    return thread;
                }
            }
            return null;
        }

        private List<Thread> threads() {
            Thread[] threads = new Thread[activeCount() + 8];
            return Arrays.asList(threads).subList(0, enumerate(threads));
        }

        /** Whether those that are left are daemons of pools that wait for work which nobody has for them. */
        boolean isIdle(SliceLoader loader) {
            for (Thread thread : threads()) {
                if (thread.isAlive() && !isIdle(thread, loader)) {
                    return false;
                }
            }
            return true;
        }

        /** Ends what would end with a JVM, as far as threads can be ended. Those of the JDK's pools may serve other runs. */
        void leave(SliceLoader loader) {
            for (Thread thread : threads()) {
                for (StackTraceElement frame : thread.getStackTrace()) {
                    if (loader.has(frame.getClassName())) {
                        Guard.leave(thread);
                        thread.interrupt();
                        break;
                    }
                }
            }
        }

        private static boolean isIdle(Thread thread, SliceLoader loader) {
            Thread.State state = thread.getState();
            if (state != Thread.State.WAITING && state != Thread.State.TIMED_WAITING) {
                return state == Thread.State.TERMINATED;
            }
            for (StackTraceElement frame : thread.getStackTrace()) {
                String name = frame.getClassName();
                if (loader.has(name) || name.startsWith(SCHEDULED) || name.startsWith(TIMER)) {
                    return false;
                }
            }
            return true;
        }
    }
}
