package face;

import java.util.ArrayList;
import java.util.List;

/**
 * Decides whether a window of an image shows a face. Its stages become more and more demanding; most windows fail in one of
 * the first and cost little.
 */
final class Cascade {
    /** Width and height of the window. */
    static final int WINDOW = 24;
    /** Windows that deviate less are too even to show anything. */
    private static final double LEAST_DEVIATION = 10;

    private final List<Stage> stages = new ArrayList<>();
    private long windows;
    private long stagesRun;

    /** Appends a stage. */
    Cascade then(Stage stage) {
        stages.add(stage);
        return this;
    }

    boolean accepts(IntegralImage image, int x, int y) {
        windows++;
        double deviation = image.deviation(x, y, WINDOW, WINDOW);
        if (deviation < LEAST_DEVIATION) {
            return false;
        }
        for (Stage stage : stages) {
            stagesRun++;
            if (!stage.passes(image, x, y, deviation)) {
                return false;
            }
        }
        return true;
    }

    long windows() {
        return windows;
    }

    long stagesRun() {
        return stagesRun;
    }
}
