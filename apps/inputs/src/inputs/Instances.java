package inputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Labelled instances with 10 to 60 of their features given, 500 to 3,000 of them, in the format of LIBSVM; the classes overlap.
 * The classifier is trained in 2 to 8 folds.
 */
final class Instances implements Generator {
    private static final int FEATURES = 60;

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        int instances = draw.inRange(500, 3000);
        double given = draw.inRange(10, FEATURES) / (double) FEATURES;
        double noise = draw.between(0.5, 2.0);
        double[] weights = new double[FEATURES];
        for (int j = 0; j < FEATURES; j++) {
            weights[j] = draw.between(-1.0, 1.0);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < instances; i++) {
            StringBuilder values = new StringBuilder();
            double side = noise * draw.random().nextGaussian();
            for (int j = 0; j < FEATURES; j++) {
                if (draw.between(0.0, 1.0) < given) {
                    double value = draw.random().nextGaussian();
                    side += weights[j] * value;
                    values.append(String.format(Locale.ROOT, " %d:%.3f", j + 1, value));
                }
            }
            text.append(side > 0 ? "+1" : "-1").append(values).append('\n');
        }
        Path file = folder.resolve(String.format("instances%04d.txt", index));
        Files.writeString(file, text);
        return new RunLine().argument("-q").argument("-v").argument(String.valueOf(draw.inRange(2, 8))).file(file);
    }
}
