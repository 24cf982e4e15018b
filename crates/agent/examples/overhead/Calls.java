import java.util.Arrays;
import mantis.watch.Action;
import mantis.watch.Measurement;
import mantis.watch.Predictor;
import mantis.watch.Resource;

/** Times queries and updates: medians of batches, all candidates in turn, after as many that are not counted. */
public final class Calls {
    private static final int BATCHES = 101;
    private static final int BATCH = 5000;

    private static double sink;

    private Calls() {}

    // The actions, one for each strategy and number of parameters.
    static void os1(int a) {}

    static void os2(int a) {}

    static void as1(int a) {}

    static void as2(int a) {}

    static void lpf1(int a) {}

    static void lpf2(int a) {}

    static void ga1(int a) {}

    static void ga2(int a) {}

    private static void query(Action action, boolean two) {
        for (int i = 0; i < BATCH; i++) {
            int p = i % 50;
            sink += two
                    ? Predictor.query(action, p, p).value(Resource.CPU)
                    : Predictor.query(action, p).value(Resource.CPU);
        }
    }

    private static void update(Action action, Measurement measurement, boolean two) {
        for (int i = 0; i < BATCH; i++) {
            int p = i % 50;
            measurement.set(Resource.CPU, 100 + 3 * p + (i & 7));
            if (two) {
                Predictor.update(action, measurement, p, p);
            } else {
                Predictor.update(action, measurement, p);
            }
        }
    }

    private static double median(double[] times) {
        Arrays.sort(times);
        return times[times.length / 2];
    }

    public static void main(String[] strategies) {
        Measurement measurement = new Measurement();
        int kinds = 4;
        double[][] times = new double[strategies.length * kinds][BATCHES];
        Action[] actions = new Action[2 * strategies.length];
        for (int s = 0; s < strategies.length; s++) {
            actions[2 * s] = Action.named(strategies[s] + "1");
            actions[2 * s + 1] = Action.named(strategies[s] + "2");
        }
        for (int batch = -BATCHES; batch < BATCHES; batch++) {
            for (int candidate = 0; candidate < times.length; candidate++) {
                Action action = actions[candidate / 2];
                boolean two = candidate / 2 % 2 == 1;
                long start = System.nanoTime();
                if (candidate % 2 == 0) {
                    query(action, two);
                } else {
                    update(action, measurement, two);
                }
                double time = (double) (System.nanoTime() - start) / BATCH;
                if (batch >= 0) {
                    times[candidate][batch] = time;
                }
            }
        }
        for (int s = 0; s < strategies.length; s++) {
            StringBuilder line = new StringBuilder(strategies[s]);
            for (int k = 0; k < kinds; k++) {
                line.append(' ').append(Math.round(median(times[s * kinds + k])));
            }
            System.out.println(line);
        }
        if (Double.isNaN(sink)) {
            System.err.println("some queries had no answer");
        }
    }
}
