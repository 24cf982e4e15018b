package httpservice;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * The growth of a service's memory: from samples (seconds, resident KB, KB of the heap), without the first quarter, the slope
 * of the least-squares line with its standard error. Prints a row of a table for each NAME=SAMPLES.csv.
 */
public final class Growth {
    private Growth() {}

    public static void main(String[] args) throws IOException {
        for (String arg : args) {
            int split = arg.indexOf('=');
            List<String> lines = Files.readAllLines(Path.of(arg.substring(split + 1)));
            int from = lines.size() / 4;
            double[][] columns = new double[3][lines.size() - from];
            for (int i = from; i < lines.size(); i++) {
                String[] parts = lines.get(i).split(",");
                for (int c = 0; c < 3; c++) {
                    columns[c][i - from] = Double.parseDouble(parts[c]);
                }
            }
            System.out.printf("| %s | %d | %s | %s |%n", arg.substring(0, split), columns[0].length,
                    describe(columns[0], columns[1]), describe(columns[0], columns[2]));
        }
    }

    private static String describe(double[] seconds, double[] kilobytes) {
        int n = seconds.length;
        if (n < 3) {
            return "too few samples | -";
        }
        double meanX = mean(seconds);
        double meanY = mean(kilobytes);
        double xx = 0;
        double xy = 0;
        for (int i = 0; i < n; i++) {
            xx += (seconds[i] - meanX) * (seconds[i] - meanX);
            xy += (seconds[i] - meanX) * (kilobytes[i] - meanY);
        }
        double slope = xy / xx;
        double residual = 0;
        for (int i = 0; i < n; i++) {
            double error = kilobytes[i] - meanY - slope * (seconds[i] - meanX);
            residual += error * error;
        }
        double error = Math.sqrt(residual / (n - 2) / xx);
        return String.format(Locale.ROOT, "%.1f to %.1f | %+.1f ± %.1f", kilobytes[0] / 1024, kilobytes[n - 1] / 1024,
                slope * 60, error * 60);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }
}
