import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.fitting.leastsquares.LeastSquaresBuilder;
import org.apache.commons.math3.fitting.leastsquares.LeastSquaresOptimizer.Optimum;
import org.apache.commons.math3.fitting.leastsquares.LevenbergMarquardtOptimizer;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import org.apache.commons.math3.linear.SingularValueDecomposition;
import org.apache.commons.math3.ode.FirstOrderDifferentialEquations;
import org.apache.commons.math3.ode.nonstiff.DormandPrince853Integrator;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;
import org.apache.commons.math3.transform.DftNormalization;
import org.apache.commons.math3.transform.FastFourierTransformer;
import org.apache.commons.math3.transform.TransformType;
import org.apache.commons.math3.util.Pair;

/**
 * Evaluates a laboratory's sheet of series: java Calibrate SHEET. A line is "decay v v v ..." (rate and amplitude by least
 * squares), "spectrum v v ..." (strongest frequency), "matrix ROWS v v ..." (condition), "swing DAMPING END" (a driven pendulum).
 */
public final class Calibrate {
    private Calibrate() {}

    public static void main(String[] args) throws IOException {
        DescriptiveStatistics results = new DescriptiveStatistics();
        try (BufferedReader in = Files.newBufferedReader(Path.of(args[0]))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split(" ");
                double[] values = new double[words.length - 1];
                for (int i = 0; i < values.length; i++) {
                    values[i] = Double.parseDouble(words[i + 1]);
                }
                double result = evaluate(words[0], values);
                results.addValue(result);
                System.out.printf(Locale.ROOT, "%s %.6g%n", words[0], result);
            }
        }
        System.out.printf(Locale.ROOT, "mean %.6g, median %.6g, kurtosis %.4g%n",
            results.getMean(), results.getPercentile(50), results.getKurtosis());
    }

    private static double evaluate(String kind, double[] values) {
        switch (kind) {
            case "decay":
                return decay(values);
            case "spectrum":
                return spectrum(values);
            case "matrix":
                return condition(values);
            case "swing":
                return swing(values[0], values[1]);
            default:
                throw new IllegalArgumentException("no such series: " + kind);
        }
    }

    private static double decay(double[] observed) {
        Optimum found = new LevenbergMarquardtOptimizer().optimize(new LeastSquaresBuilder()
            .start(new double[] {1, 0.01, 0})
            .target(observed)
            .model(p -> curve(p, observed.length))
            .maxEvaluations(1000)
            .maxIterations(1000)
            .build());
        return found.getPoint().getEntry(1);
    }

    private static Pair<RealVector, RealMatrix> curve(RealVector p, int length) {
        double[] value = new double[length];
        double[][] slope = new double[length][3];
        for (int t = 0; t < length; t++) {
            double e = Math.exp(-p.getEntry(1) * t);
            value[t] = p.getEntry(0) * e + p.getEntry(2);
            slope[t][0] = e;
            slope[t][1] = -t * p.getEntry(0) * e;
            slope[t][2] = 1;
        }
        return new Pair<>(new ArrayRealVector(value, false), new Array2DRowRealMatrix(slope, false));
    }

    private static double spectrum(double[] samples) {
        double[] padded = new double[Math.max(2, Integer.highestOneBit(2 * samples.length - 1))];
        System.arraycopy(samples, 0, padded, 0, samples.length);
        var lines = new FastFourierTransformer(DftNormalization.STANDARD).transform(padded, TransformType.FORWARD);
        int strongest = 1;
        for (int i = 2; i < lines.length / 2; i++) {
            if (lines[i].abs() > lines[strongest].abs()) {
                strongest = i;
            }
        }
        return (double) strongest / lines.length;
    }

    private static double condition(double[] values) {
        int rows = (int) values[0];
        int columns = (values.length - 1) / rows;
        List<double[]> matrix = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            double[] row = new double[columns];
            System.arraycopy(values, 1 + i * columns, row, 0, columns);
            matrix.add(row);
        }
        return new SingularValueDecomposition(new Array2DRowRealMatrix(matrix.toArray(new double[0][]))).getConditionNumber();
    }

    private static double swing(double damping, double end) {
        double[] state = {0.2, 0};
        FirstOrderDifferentialEquations pendulum = new FirstOrderDifferentialEquations() {
            @Override
            public int getDimension() {
                return 2;
            }

            @Override
            public void computeDerivatives(double t, double[] y, double[] slope) {
                slope[0] = y[1];
                slope[1] = -Math.sin(y[0]) - damping * y[1] + 1.15 * Math.cos(2 * t / 3);
            }
        };
        new DormandPrince853Integrator(1e-8, 1, 1e-9, 1e-9).integrate(pendulum, 0, state, end, state);
        return state[0];
    }
}
