package mantis.predictor;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;

/** The command line of a predictor jar. */
public final class Main {
    private static final int OK = 0;
    private static final int USAGE = 2;
    private static final int NO_PREDICTION = 3;
    private static final int DAMAGED = 4;
    private static final int TOO_LONG = 5;

    private static final String HELP = "Predicts what a run of the program will cost, without running it.\n"
            + "\n"
            + "usage: java -jar PREDICTOR.jar [options] [--] [arguments of the program]\n"
            + "\n"
            + "  --json          print JSON: one object per prediction, on a line of its own\n"
            + "  --target NAME   print this target only\n"
            + "  --budget SHARE  answer with the best model that takes at most this share of the program's time, such as 2%\n"
            + "  --within TIME   answer with the best model that took at most this long, such as 5ms\n"
            + "  --point N       answer with point N of the frontier, from 0\n"
            + "  --stdin FILE    what the program would read from standard input\n"
            + "  --runs FILE     predict many inputs: JSON Lines, {\"args\": [...], \"stdin\": FILE} each\n"
            + "  --limit SECONDS how long a slice may take; then a model without one answers, or the process ends\n"
            + "  --describe      print what the predictor knows, as JSON\n"
            + "  --help          print this text\n"
            + "\n"
            + "exit code: 0 predicted, 2 wrong usage, 3 at least one input without a prediction, 4 the jar is damaged,\n"
            + "5 a prediction took longer than the limit\n";

    private final StringBuilder out = new StringBuilder();
    private boolean json;
    private final Choice choice = new Choice();
    private String target;
    private String stdin;
    private String runs;
    private String batch;
    private long limit;
    private Watch watch;
    private boolean describe;
    private boolean help;
    private String[] programArgs = new String[0];

    private Main() {}

    /** See {@code --help}. */
    public static void main(String[] args) {
        Main main = new Main();
        int code;
        String error = main.parse(args);
        if (error != null) {
            System.err.println("error: " + error + " (see --help)");
            code = USAGE;
        } else {
            code = main.run();
        }
        main.flush();
        // Threads that a stopped slice left behind must not keep the process.
        System.exit(code);
    }

    private String parse(String[] args) {
        int i = 0;
        for (; i < args.length; i++) {
            String arg = args[i];
            if (arg.equals("--")) {
                i++;
                break;
            } else if (arg.equals("--json")) {
                json = true;
            } else if (arg.equals("--describe")) {
                describe = true;
            } else if (arg.equals("--help")) {
                help = true;
            } else if (arg.equals("--batch") && i + 1 < args.length) {
                // For mantis check: many predictors in one JVM. Not in the help.
                batch = args[++i];
            } else if (arg.equals("--limit") && i + 1 < args.length) {
                try {
                    limit = Long.parseLong(args[++i]);
                } catch (NumberFormatException e) {
                    limit = 0;
                }
                if (limit <= 0) {
                    return "--limit needs a number of seconds";
                }
            } else if (arg.equals("--budget") || arg.equals("--within") || arg.equals("--point")) {
                if (++i == args.length) {
                    return arg + " needs a value";
                }
                String wrong = choice.read(arg, args[i]);
                if (wrong != null) {
                    return wrong;
                }
            } else if (arg.equals("--target") || arg.equals("--stdin") || arg.equals("--runs")) {
                if (++i == args.length) {
                    return arg + " needs a value";
                }
                if (arg.equals("--target")) {
                    target = args[i];
                } else if (arg.equals("--stdin")) {
                    stdin = args[i];
                } else {
                    runs = args[i];
                }
            } else {
                break;
            }
        }
        programArgs = new String[args.length - i];
        System.arraycopy(args, i, programArgs, 0, programArgs.length);
        return runs != null && (programArgs.length > 0 || stdin != null) ? "--runs brings its own arguments and input" : null;
    }

    private int run() {
        if (help) {
            out.append(HELP);
            return OK;
        }
        if (batch != null) {
            watch();
            return batch();
        }
        Predictor predictor;
        try {
            predictor = Predictor.load(System.getProperty("java.class.path"));
        } catch (IOException e) {
            System.err.println("error: " + e.getMessage());
            return DAMAGED;
        }
        if (describe) {
            out.append(predictor.describe()).append('\n');
            return OK;
        }
        try {
            predictor = choice.of(predictor);
        } catch (IndexOutOfBoundsException e) {
            System.err.println("error: this predictor has no point " + choice.point + ", only 0 to " + (predictor.points().size() - 1));
            return USAGE;
        }
        if (target != null && !predictor.targets().contains(target)) {
            System.err.println("error: this predictor has no target '" + target + "', only " + predictor.targets());
            return USAGE;
        }
        if (limit == 0) {
            limit = predictor.patience();
        }
        watch();
        return runs == null ? one(predictor, programArgs, stdin, false, true) : many(predictor, true);
    }

    private void watch() {
        if (limit > 0) {
            watch = new Watch(limit);
            watch.start();
        }
    }

    /** Asks each predictor that the file names about the run list, in order; prints after each, so that a hang loses one. */
    private int batch() {
        int code = OK;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(new FileInputStream(batch), "UTF-8"))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                code = Math.max(code, many(choice.of(Predictor.load(line)), false));
                flush();
            }
        } catch (IOException e) {
            System.err.println("error: " + e.getMessage());
            return DAMAGED;
        }
        return code;
    }

    /** Asks about each run of the list; {@code isAll} if nothing else was asked. */
    private int many(Predictor predictor, boolean isAll) {
        int code = OK;
        int number = 0;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(new FileInputStream(runs), "UTF-8"))) {
            String next;
            for (String line = lines.readLine(); line != null; line = next) {
                next = lines.readLine();
                number++;
                if (line.trim().isEmpty()) {
                    continue;
                }
                RunList run;
                try {
                    run = RunList.parse(line);
                } catch (IllegalArgumentException e) {
                    failed(new String[0], runs + ":" + number + ": " + e.getMessage());
                    code = NO_PREDICTION;
                    continue;
                }
                code = Math.max(code, one(predictor, run.args, run.stdin, true, isAll && next == null));
            }
        } catch (IOException e) {
            System.err.println("error: " + runs + ": " + e.getMessage());
            return USAGE;
        }
        return code;
    }

    /**
     * Ends the process when a prediction does not end: nothing else stops a thread that loops. If a model
     * without a slice can answer, it does, and if nothing else was asked all is well.
     */
    private final class Watch extends Thread {
        private final long seconds;
        private volatile Runnable instead;
        private volatile long since;

        Watch(long seconds) {
            super("limit");
            this.seconds = seconds;
            setDaemon(true);
        }

        void begin(Runnable otherwise) {
            instead = otherwise;
            since = System.nanoTime() | 1;
        }

        void end() {
            since = 0;
        }

        @Override
        public void run() {
            while (true) {
                try {
                    Thread.sleep(100);
                } catch (InterruptedException e) {
                    return;
                }
                long start = since;
                if (start != 0 && System.nanoTime() - start > seconds * 1000000000L) {
                    instead.run();
                    System.err.println("error: no answer after " + seconds + " s");
                    Runtime.getRuntime().halt(TOO_LONG);
                }
            }
        }
    }

    /** What is said in place of an answer that takes too long; does not return if that is all that was asked. */
    private void instead(Predictor predictor, String[] args, String input, boolean inList, boolean isLast) {
        String warning = "its slice did not end within " + limit + " s: a model without a slice answers";
        try (InputStream in = input == null ? null : new BufferedInputStream(new FileInputStream(input))) {
            Prediction prediction = predictor.withoutSlice(args, in, warning);
            if (prediction == null) {
                return;
            }
            say(prediction, args, inList);
            flush();
            if (isLast) {
                Runtime.getRuntime().halt(OK);
            }
        } catch (PredictionException | IOException e) {
            // Then there is no answer.
        }
    }

    private int one(final Predictor predictor, final String[] args, final String input, final boolean inList, final boolean isLast) {
        if (watch != null) {
            watch.begin(new Runnable() {
                @Override
                public void run() {
                    instead(predictor, args, input, inList, isLast);
                }
            });
        }
        try {
            return unlimited(predictor, args, input, inList);
        } finally {
            if (watch != null) {
                watch.end();
            }
        }
    }

    private int unlimited(Predictor predictor, String[] args, String input, boolean inList) {
        Prediction prediction;
        try {
            if (input == null) {
                prediction = predictor.predict(args);
            } else {
                try (InputStream in = new BufferedInputStream(new FileInputStream(input))) {
                    prediction = predictor.predict(args, in);
                }
            }
        } catch (PredictionException | IOException e) {
            failed(args, e.getMessage());
            return NO_PREDICTION;
        }
        say(prediction, args, inList);
        if (out.length() > 1 << 16) {
            flush();
        }
        return OK;
    }

    private void say(Prediction prediction, String[] args, boolean inList) {
        if (!json) {
            print(prediction, args, inList);
            return;
        }
        out.append("{\"args\":");
        quote(args);
        out.append(',');
        StringBuilder body = new StringBuilder(256);
        prediction.json(body, target);
        out.append(body, 1, body.length()).append('\n');
    }

    private void print(Prediction prediction, String[] args, boolean inList) {
        if (inList) {
            for (int i = 0; i < args.length; i++) {
                out.append(i == 0 ? "" : " ").append(args[i]);
            }
            out.append('\n');
        }
        for (Prediction.Target t : prediction.targets()) {
            if (target == null || target.equals(t.name())) {
                out.append(inList ? "  " : "").append(t.name()).append(": ").append(Format.quantity(t.value(), t.unit()));
                out.append(t.estimated() ? " (estimated; " : " (").append(Math.round(t.level() * 100)).append(" % of runs between ");
                out.append(Format.quantity(t.lower(), t.unit())).append(" and ").append(Format.quantity(t.upper(), t.unit()));
                out.append(t.limit() == null ? "" : "; limit " + t.limit()).append(")\n");
            }
        }
        for (String warning : prediction.warnings()) {
            out.append(inList ? "  " : "").append("warning: ").append(warning).append('\n');
        }
        out.append(inList ? "  " : "").append("predicted in ").append(Format.quantity(prediction.nanos(), "ns"));
        out.append(prediction.point() > 0 ? ", by point " + prediction.point() + " of the frontier" : "");
        out.append('\n');
    }

    private void failed(String[] args, String message) {
        if (json) {
            out.append("{\"args\":");
            quote(args);
            out.append(",\"error\":");
            Format.quote(out, message);
            out.append("}\n");
        } else {
            flush();
            System.err.println("error: " + message);
        }
    }

    private void quote(String[] args) {
        out.append('[');
        for (int i = 0; i < args.length; i++) {
            if (i > 0) {
                out.append(',');
            }
            Format.quote(out, args[i]);
        }
        out.append(']');
    }

    private void flush() {
        try {
            byte[] bytes = out.toString().getBytes("UTF-8");
            System.out.write(bytes, 0, bytes.length);
            System.out.flush();
            out.setLength(0);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
