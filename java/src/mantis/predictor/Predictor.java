package mantis.predictor;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A trained predictor: computes the features of an input by running slices of the program and evaluates the models on them.
 *
 * <pre>
 * Predictor predictor = Predictor.load("route.predictor.jar");
 * Prediction p = predictor.predict("maps/new.txt", "A17", "B203");
 * if (p.upper() &lt; budget) ...
 * </pre>
 *
 * <p>Predictions do not influence each other: the slice's classes are loaded anew for each. In one virtual machine one
 * prediction runs at a time; further callers wait. Relative file names in arguments are those of this process.
 */
public final class Predictor {
    static final String SPEC = "META-INF/mantis/predictor.txt";
    static final String JSON = "META-INF/mantis/predictor.json";
    static final String CLASSES = "META-INF/mantis/classes.blob";
    static final String RESOURCES = "META-INF/mantis/resources.blob";

    private static final Object ONE_AT_A_TIME = new Object();
    /** How often to look whether one of the slice's threads was stopped. */
    private static final long STOPPED_MILLIS = 50;
    /** Reserved, not used, unless the program needs it. */
    private static final long DEEP_STACK = 512L << 20;

    private final Spec spec;
    private final String json;
    private final SliceLoader.Blob classes;
    private final SliceLoader.Blob resources;
    private final String[] names;

    private Predictor(ZipFile jar) throws IOException {
        spec = Spec.parse(new String(read(jar, SPEC, true), "UTF-8"));
        json = new String(read(jar, JSON, true), "UTF-8");
        classes = new SliceLoader.Blob(read(jar, CLASSES, true));
        resources = new SliceLoader.Blob(read(jar, RESOURCES, false));
        names = spec.names.toArray(new String[0]);
    }

    /**
     * Reads a predictor that {@code mantis train} wrote.
     *
     * @throws IOException when the file cannot be read or is not a predictor
     */
    public static Predictor load(String path) throws IOException {
        if (!new File(path).isFile()) {
            throw new FileNotFoundException(path + ": there is no such file");
        }
        ZipFile jar = new ZipFile(path);
        try {
            return new Predictor(jar);
        } catch (IOException e) {
            throw new IOException(path + ": " + e.getMessage(), e);
        } finally {
            jar.close();
        }
    }

    /** As {@link #load(String)}. */
    public static Predictor load(Path path) throws IOException {
        return load(path.toString());
    }

    private static byte[] read(ZipFile jar, String name, boolean needed) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        if (entry == null) {
            if (needed) {
                throw new IOException("this is not a predictor of Mantis: it has no " + name);
            }
            return null;
        }
        InputStream in = jar.getInputStream(entry);
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream((int) Math.max(64, Math.min(entry.getSize(), 1 << 28)));
            byte[] buffer = new byte[8192];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                out.write(buffer, 0, n);
            }
            return out.toByteArray();
        } finally {
            in.close();
        }
    }

    /** The names of the resources it predicts, the main one first. */
    public List<String> targets() {
        List<String> targets = new ArrayList<String>();
        for (Model model : spec.models) {
            targets.add(model.target);
        }
        return targets;
    }

    /** What the predictor knows, as the JSON document in its jar: models, training ranges, where it comes from. */
    public String describe() {
        return json;
    }

    /**
     * Predicts a run of the program with these arguments.
     *
     * @throws PredictionException when there can be no prediction for this input
     */
    public Prediction predict(String... args) {
        return predict(args, null);
    }

    /**
     * Predicts a run of the program with these arguments and this standard input.
     *
     * @param stdin read as far as the features need it and not closed; null when there is none
     * @throws PredictionException when there can be no prediction for this input
     */
    public Prediction predict(String[] args, InputStream stdin) {
        synchronized (ONE_AT_A_TIME) {
            long start = System.nanoTime();
            Slice slice = new Slice(args.clone(), stdin);
            slice.go(spec.threads);
            if (slice.thrown instanceof StackOverflowError && stdin == null) {
                // The caller may have used up much of its stack already.
                slice = new Slice(args.clone(), null);
                slice.go(true);
            }
            List<String> warnings = new ArrayList<String>(2);
            slice.judge(warnings);
            double[] features = slice.features(args);
            List<Prediction.Target> targets = new ArrayList<Prediction.Target>(spec.models.size());
            for (Model model : spec.models) {
                targets.add(model.predict(features, names, warnings));
            }
            return new Prediction(targets, warnings, names, features, System.nanoTime() - start);
        }
    }

    /** One run of the slice. */
    private final class Slice implements Runnable {
        private final String[] args;
        private final InputStream stdin;
        private Entry entry;
        private Stop stop;
        private String passed;
        /** What ended the slice or one of its threads; the first counts. */
        volatile Throwable thrown;

        Slice(String[] args, InputStream stdin) {
            this.args = args;
            this.stdin = stdin;
        }

        void go(boolean ownThread) {
            Guard.begin(stdin);
            if (!ownThread) {
                run();
            } else {
                Threads group = new Threads(this);
                Thread main = new Thread(group, this, "main", DEEP_STACK);
                main.start();
                group.await(main);
            }
            passed = Guard.passed();
            stop = Guard.end();
        }

        @Override
        public void run() {
            Thread thread = Thread.currentThread();
            ClassLoader before = thread.getContextClassLoader();
            SliceLoader loader = new SliceLoader(classes, resources, Predictor.class.getClassLoader());
            thread.setContextClassLoader(loader);
            try {
                Class.forName(spec.entry, true, loader);
                entry = Entry.take();
                entry.run(args);
            } catch (Throwable t) {
                failed(t);
            } finally {
                thread.setContextClassLoader(before);
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
            if (stop != null) {
                stopped(warnings);
            } else if (thrown instanceof LinkageError && !(thrown instanceof ExceptionInInitializerError)) {
                throw new PredictionException("the predictor's slice does not fit together: " + thrown, thrown);
            } else if (thrown != null) {
                warnings.add("on this input the program ends with " + thrown + "; the prediction covers the time until then");
            }
        }

        private void stopped(List<String> warnings) {
            switch (stop.kind) {
                case Stop.COLD:
                    warnings.add("the input leads to " + stop.getMessage()
                            + ", where no training run came; what follows is not in the prediction");
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

        /** @param given the arguments as they were before the slice ran */
        double[] features(String[] given) {
            long[] longs = new long[2 * spec.slots];
            double[] doubles = new double[spec.slots];
            entry.collect(longs, doubles);
            double[] values = new double[names.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = spec.value(i, given, longs, doubles);
            }
            return values;
        }
    }

    /** Knows the threads that the slice starts and what they throw. */
    private static final class Threads extends ThreadGroup {
        private final Slice slice;

        Threads(Slice slice) {
            super("mantis predictor");
            this.slice = slice;
        }

        @Override
        public void uncaughtException(Thread thread, Throwable t) {
            slice.failed(t);
        }

        /** Waits as a JVM would: for {@code main}, then for every thread that is not a daemon, unless something stopped them. */
        void await(Thread main) {
            boolean interrupted = false;
            Thread next = main;
            while (next != null && !Guard.isStopped()) {
                try {
                    // Another one may have been stopped for which this one waits.
                    next.join(STOPPED_MILLIS);
                    next = next.isAlive() ? next : running();
                } catch (InterruptedException e) {
                    interrupted = true;
                    interrupt();
                }
            }
            if (Guard.isStopped()) {
                interrupt();
                interrupted |= !end(main);
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
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
            Thread[] threads = new Thread[activeCount() + 8];
            int count = enumerate(threads);
            for (int i = 0; i < count; i++) {
                if (!threads[i].isDaemon() && threads[i].isAlive()) {
                    return threads[i];
                }
            }
            return null;
        }
    }
}
