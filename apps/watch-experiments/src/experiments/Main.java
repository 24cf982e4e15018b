package experiments;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.LongSupplier;
import mantis.watch.Action;
import mantis.watch.Measurement;
import mantis.watch.Prediction;
import mantis.watch.Predictor;
import mantis.watch.Profile;
import mantis.watch.Profiler;
import mantis.watch.Resource;

/**
 * The experiments of the Weight-Watcher paper inside a JVM, through the paper's interface: query, reset, execute, getCount,
 * update. Writes one JSON document; {@code Adaptation} adds section V-C, which needs fresh predictors. Errors are those of
 * exact counts with a fixed seed and the same everywhere; times are the machine's.
 *
 * <p>Arguments: FILE.json ITERATIONS
 */
public final class Main {
    static final String[] STRATEGIES = {"os", "as", "lpf", "ga"};
    static final int[] INTERVALS = {1, 5, 10};
    /** Errors kept one by one, as many as figure 9 shows. */
    private static final int SHOWN = 30;

    private static final int BATCHES = 201;
    private static final int BATCH = 1000;

    static final Profile CPU = new Profile(Resource.CPU);
    /** What is allocated or computed only to be measured must not be optimised away. */
    static volatile Object sink;

    private final PrintStream out;

    private Main(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) throws Exception {
        if (!Profiler.isPresent()) {
            System.err.println("the agent is not there; run scripts/watch-experiments.sh");
            System.exit(1);
        }
        Class.forName("experiments.Predictors");
        try (PrintStream out = new PrintStream(Files.newOutputStream(Path.of(args[0])), false, "UTF-8")) {
            Main main = new Main(out);
            out.printf("{%n\"java\": \"%s\",%n\"processors\": %d,%n", System.getProperty("java.version"),
                    Runtime.getRuntime().availableProcessors());
            main.tableOne();
            main.errors(Integer.parseInt(args[1]));
            main.tableTwo();
            main.figureFive();
            out.printf("}%n");
        }
    }

    /** One execution of the action: its exact bytecodes. */
    static Measurement measure(Graph graph) {
        Profiler.reset(CPU);
        long weight = graph.spanningTree();
        Measurement measured = Profiler.getCount(CPU);
        sink = weight;
        return measured;
    }

    /** The paper's error in per cent; no prediction is 100 %. */
    static double percent(Prediction prediction, double measured) {
        double value = prediction.value(Resource.CPU);
        return Double.isNaN(value) ? 100.0 : 100.0 * Math.abs(value - measured) / measured;
    }

    // Table I.

    private interface Maker {
        Object make(int x);
    }

    /** Bytes of one structure each, as the JVM counts them. */
    private void tableOne() {
        String[] names = {
            "byte[x]", "char[x]", "int[x]", "float[x]", "Object[x]", "double[x]", "long[x]", "StringBuffer()",
            "StringBuffer(x)", "String(charArray)"
        };
        Maker[] makers = {
            x -> new byte[x],
            x -> new char[x],
            x -> new int[x],
            x -> new float[x],
            x -> new Object[x],
            x -> new double[x],
            x -> new long[x],
            x -> new StringBuffer(),
            x -> new StringBuffer(x),
            x -> new String(CHARACTERS[x])
        };
        int[] sizes = {0, 1, 3, 10, 100};
        out.printf("\"table1\": [%n");
        for (int i = 0; i < names.length; i++) {
            Maker maker = makers[i];
            // The first time loads classes.
            bytes(maker, 1);
            out.printf("  {\"structure\": \"%s\", \"bytes\": {", names[i]);
            for (int j = 0; j < sizes.length; j++) {
                out.printf("%s\"%d\": %d", j == 0 ? "" : ", ", sizes[j], bytes(maker, sizes[j]));
            }
            out.printf("}}%s%n", i + 1 < names.length ? "," : "");
        }
        out.printf("],%n");
    }

    /** Texts of one character a byte cannot hold, which is what a KVM's strings are made of. */
    private static final char[][] CHARACTERS = new char[101][];

    static {
        for (int i = 0; i < CHARACTERS.length; i++) {
            CHARACTERS[i] = new char[i];
            Arrays.fill(CHARACTERS[i], '\u4e2d');
        }
    }

    private static final Profile MEMORY = new Profile(Resource.MEMORY);

    private static long bytes(Maker maker, int x) {
        Profiler.reset(MEMORY);
        sink = maker.make(x);
        return (long) Profiler.getCount(MEMORY).get(Resource.MEMORY);
    }

    // Figures 9, 10 and 11.

    /** All strategies and intervals on the same executions, n uniform in 10..15. */
    private void errors(int iterations) {
        Action[][] actions = new Action[INTERVALS.length][STRATEGIES.length];
        double[][] sums = new double[INTERVALS.length][STRATEGIES.length];
        double[][][] first = new double[INTERVALS.length][STRATEGIES.length][Math.min(SHOWN, iterations)];
        for (int k = 0; k < INTERVALS.length; k++) {
            for (int s = 0; s < STRATEGIES.length; s++) {
                actions[k][s] = Action.named(STRATEGIES[s] + " k=" + INTERVALS[k]);
            }
        }
        Random random = new Random(11);
        for (int i = 0; i < iterations; i++) {
            int n = 10 + random.nextInt(6);
            Measurement measured = measure(new Graph(n, random));
            double cost = measured.get(Resource.CPU);
            for (int k = 0; k < INTERVALS.length; k++) {
                for (int s = 0; s < STRATEGIES.length; s++) {
                    double error = percent(Predictor.query(actions[k][s], n), cost);
                    Predictor.update(actions[k][s], measured, n);
                    sums[k][s] += error;
                    if (i < SHOWN) {
                        first[k][s][i] = error;
                    }
                }
            }
        }
        out.printf("\"iterations\": %d,%n\"errors\": [%n", iterations);
        for (int k = 0; k < INTERVALS.length; k++) {
            for (int s = 0; s < STRATEGIES.length; s++) {
                boolean last = k + 1 == INTERVALS.length && s + 1 == STRATEGIES.length;
                out.printf(Locale.ROOT, "  {\"k\": %d, \"strategy\": \"%s\", \"mean\": %.6f, \"first\": %s}%s%n",
                        INTERVALS[k], STRATEGIES[s], sums[k][s] / iterations, Arrays.toString(first[k][s]),
                        last ? "" : ",");
            }
        }
        out.printf("],%n");
    }

    // Times.

    /** Runs operations in turn, batch by batch, so that a disturbance hits all alike; medians in ns. */
    static double[] medians(int batches, int batch, LongSupplier... operations) {
        double[][] times = new double[operations.length][batches];
        long kept = 0;
        // As many again before, for the JIT compiler.
        for (int i = -batches; i < batches; i++) {
            for (int o = 0; o < operations.length; o++) {
                long start = System.nanoTime();
                for (int call = 0; call < batch; call++) {
                    kept += operations[o].getAsLong();
                }
                times[o][Math.max(i, 0)] = (System.nanoTime() - start) / (double) batch;
            }
        }
        sink = kept;
        double[] medians = new double[operations.length];
        for (int o = 0; o < operations.length; o++) {
            Arrays.sort(times[o]);
            medians[o] = times[o][batches / 2];
        }
        return medians;
    }

    private static LongSupplier query(Action action, double n) {
        return () -> (long) Predictor.query(action, n).value(Resource.CPU);
    }

    private static LongSupplier update(Action action, Measurement measured, double n) {
        return () -> {
            Predictor.update(action, measured, n);
            return 1;
        };
    }

    private static Measurement cost(double bytecodes) {
        Measurement measurement = new Measurement();
        measurement.set(Resource.CPU, bytecodes);
        return measurement;
    }

    /** Table II: queries and updates from Java; [10..20], k = 1. */
    private void tableTwo() {
        LongSupplier[] updates = new LongSupplier[STRATEGIES.length];
        LongSupplier[] queries = new LongSupplier[STRATEGIES.length];
        for (int s = 0; s < STRATEGIES.length; s++) {
            Action action = Action.named(STRATEGIES[s] + " table");
            updates[s] = update(action, cost(1000), 12);
            queries[s] = query(action, 12);
        }
        double[] update = medians(BATCHES, BATCH, updates);
        double[] query = medians(BATCHES, BATCH, queries);
        out.printf("\"table2\": [%n");
        for (int s = 0; s < STRATEGIES.length; s++) {
            out.printf(Locale.ROOT, "  {\"strategy\": \"%s\", \"update_ns\": %.1f, \"query_ns\": %.1f}%s%n",
                    STRATEGIES[s], update[s], query[s], s + 1 < STRATEGIES.length ? "," : "");
        }
        out.printf("],%n");
    }

    /** Figure 5: query, action and update for 10, 20 and 30 vertices, ten executions each; [1..50], k = 10. */
    private void figureFive() {
        Random random = new Random(5);
        Action os = Action.named("os cost");
        Action ga = Action.named("ga cost");
        out.printf("\"figure5\": [%n");
        for (int i = 0; i < 30; i++) {
            int n = 10 * (i / 10 + 1);
            Graph graph = new Graph(n, random);
            double bytecodes = measure(graph).get(Resource.CPU);
            Measurement measured = cost(bytecodes);
            Predictor.update(os, measured, n);
            Predictor.update(ga, measured, n);
            double action = medians(51, 20, graph::spanningTree)[0];
            double[] times = medians(51, 200, query(os, n), query(ga, n), update(os, measured, n), update(ga, measured, n));
            out.printf(Locale.ROOT,
                    "  {\"vertices\": %d, \"execution\": %d, \"bytecodes\": %.0f, \"action_ns\": %.1f, \"query_os_ns\": %.1f,"
                            + " \"query_ga_ns\": %.1f, \"update_os_ns\": %.1f, \"update_ga_ns\": %.1f}%s%n",
                    n, i + 1, bytecodes, action, times[0], times[1], times[2], times[3], i < 29 ? "," : "");
        }
        out.printf("]%n");
    }
}
