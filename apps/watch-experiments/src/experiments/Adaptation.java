package experiments;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import mantis.watch.Action;
import mantis.watch.Measurement;
import mantis.watch.Predictor;
import mantis.watch.Resource;

/**
 * Section V-C: [1..50] in 50 cells, 20 executions with 20 to 30 vertices, then one with 200, which the array must adapt to, and
 * 200 more of both. A predictor adapts once, so its time needs a JVM of its own each time: appends one line of JSON per rule.
 *
 * <p>Arguments: FILE.jsonl SEED
 */
public final class Adaptation {
    private static final String[] RULES = {"grow", "widen", "redivide"};

    public static void main(String[] args) throws Exception {
        Class.forName("experiments.Predictors");
        long seed = Long.parseLong(args[1]);
        warmUp();
        try (PrintStream out = new PrintStream(
                Files.newOutputStream(Path.of(args[0]), StandardOpenOption.CREATE, StandardOpenOption.APPEND))) {
            for (String rule : RULES) {
                out.println(run(rule, seed));
            }
        }
    }

    /** Everything that is timed has been called before, on other predictors. */
    private static void warmUp() {
        Measurement measurement = new Measurement();
        measurement.set(Resource.CPU, 1);
        Action[] others = {Action.named("os k=1"), Action.named("os k=5"), Action.named("os k=10")};
        for (int i = 0; i < 20_000; i++) {
            // Now and then outside, so that these adapt, too.
            Predictor.update(others[i % 3], measurement, 10 + i / 2000);
        }
    }

    private static String run(String rule, long seed) {
        Action action = Action.named(rule);
        Random random = new Random(seed);
        long[] ordinary = new long[20];
        for (int i = 0; i < ordinary.length; i++) {
            int n = 20 + random.nextInt(11);
            ordinary[i] = update(action, Main.measure(new Graph(n, random)), n);
        }
        Arrays.sort(ordinary);
        long adapting = update(action, Main.measure(new Graph(200, random)), 200);
        double errors = 0;
        for (int i = 0; i < 200; i++) {
            int n = i % 20 == 19 ? 200 : 20 + random.nextInt(11);
            Measurement measured = Main.measure(new Graph(n, random));
            errors += Main.percent(Predictor.query(action, n), measured.get(Resource.CPU));
            update(action, measured, n);
        }
        return String.format(Locale.ROOT,
                "{\"rule\": \"%s\", \"ordinary_ns\": %d, \"adapting_ns\": %d, \"error_after\": %.4f}",
                rule, ordinary[ordinary.length / 2], adapting, errors / 200);
    }

    private static long update(Action action, Measurement measured, int n) {
        long start = System.nanoTime();
        Predictor.update(action, measured, n);
        return System.nanoTime() - start;
    }
}
