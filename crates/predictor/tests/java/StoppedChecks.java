package mantis.predictor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What is said where a slice was stopped: its own target, or the larger one of a cheaper model. */
public final class StoppedChecks {
    public static void main(String[] args) {
        Prediction stopped = prediction(2, 30, 700);
        Prediction cheaper = prediction(0, 50, 600);
        Prediction both = stopped.atLeast(cheaper);
        Prediction neither = stopped.atLeast(prediction(0, 20, 600));
        boolean right = both.target("time").value() == 50 && both.target("time").upper() == 51
                && both.target("time").extrapolating() && both.target("bytes").value() == 700
                && !both.target("bytes").extrapolating() && both.point() == 2
                && both.warnings().equals(Arrays.asList(
                        "stopped", "time: a cheaper model says more than was counted until then, and answers"))
                && neither.target("time").value() == 30 && neither.warnings().equals(Arrays.asList("stopped"));
        System.out.println(right ? "equal" : both.targets() + " " + both.warnings() + " " + neither.warnings());
    }

    private static Prediction prediction(int point, double time, double bytes) {
        List<Prediction.Target> targets = new ArrayList<Prediction.Target>();
        targets.add(new Prediction.Target("time", "ns", time, time - 1, time + 1, 0.9, false, false));
        targets.add(new Prediction.Target("bytes", "bytes", bytes, bytes - 1, bytes + 1, 0.9, false, false));
        return new Prediction(targets, Arrays.asList("stopped"), new String[0], new double[0],
                Collections.<Prediction.Sample>emptyList(), point, 1);
    }
}
