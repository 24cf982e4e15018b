package mantis.predictor;

import java.util.List;

/**
 * One fitted model: a sum of terms over feature values, with interval and leverage.
 *
 * <p>Evaluation follows the module documentation of {@code crates/model/src/model.rs} to the letter; a test
 * compares the two.
 */
final class Model {
    static final String[] TRANSFORMS = {"x", "x2", "x3", "sqrt", "x15", "lg", "xlg", "x2lg"};
    /** What names of powers begin with; they end with the exponent. As a number they are the length of {@link #TRANSFORMS}. */
    static final String POWER = "x^";

    String target;
    String unit;
    /** Whether nobody measured what it was trained on. */
    boolean estimated;
    /** For each input its feature, and what normalises it. */
    int[] feature;
    double[] shift;
    double[] scale;
    double[] min;
    double[] max;
    /** For each term its coefficient and factors: inputs, transforms and exponents of powers. */
    double[] coef;
    int[][] factor;
    int[][] transform;
    double[][] exponent;
    boolean hasFloor;
    double floor;
    double largest = Double.POSITIVE_INFINITY;
    double level;
    boolean relative;
    double sigma;
    double quantile;
    double inflation;
    double maxLeverage;
    /** Of the first terms; the others have none. */
    double[][] inverse;

    Prediction.Target predict(double[] features, String[] names, List<String> warnings) {
        double[] g = new double[coef.length];
        double sum = 0;
        for (int t = 0; t < coef.length; t++) {
            double product = 1;
            for (int i = 0; i < factor[t].length; i++) {
                int f = factor[t][i];
                product *= apply(transform[t][i], exponent[t][i], (features[feature[f]] - shift[f]) / scale[f]);
            }
            g[t] = product;
            sum += coef[t] * product;
        }
        double value = hasFloor && !(sum > floor) ? withinTraining(features) : sum;
        double s = relative ? value : 1;
        double leverage = quadratic(g) / (s * s);
        double width = quantile * sigma * Math.abs(s) * Math.sqrt(1 + inflation * leverage);
        double lower = value - width;
        boolean outside = outOfRange(features, names, warnings);
        if (leverage > maxLeverage * (1 + 1e-9)) {
            outside = true;
            warn(warnings, target + ": the input is unlike those of training (leverage " + Format.significant(leverage)
                    + ", largest in training " + Format.significant(maxLeverage) + ")");
        }
        if (value > largest && fitted() < coef.length) {
            outside = true;
            warn(warnings, target + ": more than any run of training took (" + Format.significant(largest) + " " + unit + ")");
        }
        return new Prediction.Target(target, unit, value, hasFloor ? Math.max(lower, 0) : lower, value + width, level, outside,
                estimated);
    }

    /** How many terms have coefficients that were fitted: the first ones. */
    private int fitted() {
        int fitted = 0;
        while (fitted < inverse.length && inverse[fitted] != null) {
            fitted++;
        }
        return fitted;
    }

    /** Whether a feature is not what training had, where coefficients were fitted to that; with a warning for each. */
    private boolean outOfRange(double[] features, String[] names, List<String> warnings) {
        boolean[] matters = new boolean[feature.length];
        int fitted = fitted();
        for (int t = 0; t < fitted; t++) {
            for (int f : factor[t]) {
                matters[f] = true;
            }
        }
        boolean outside = false;
        for (int f = 0; f < feature.length; f++) {
            double x = features[feature[f]];
            if (matters[f] && !(x >= min[f] && x <= max[f])) {
                outside = true;
                warn(warnings, names[feature[f]] + " is " + Format.plain(x) + ", training had " + Format.plain(min[f]) + " to "
                        + Format.plain(max[f]));
            }
        }
        return outside;
    }

    /** Where the form has broken down: the prediction with no feature larger than in training, but not below the floor. */
    private double withinTraining(double[] features) {
        double sum = 0;
        for (int t = 0; t < coef.length; t++) {
            double product = 1;
            for (int i = 0; i < factor[t].length; i++) {
                int f = factor[t][i];
                double x = Math.min(features[feature[f]], max[f]);
                product *= apply(transform[t][i], exponent[t][i], (x - shift[f]) / scale[f]);
            }
            sum += coef[t] * product;
        }
        return sum > floor ? sum : floor;
    }

    /** Several models may read the same feature. */
    private static void warn(List<String> warnings, String text) {
        if (!warnings.contains(text)) {
            warnings.add(text);
        }
    }

    private double quadratic(double[] g) {
        double sum = 0;
        for (int a = 0; a < inverse.length && inverse[a] != null; a++) {
            double row = 0;
            for (int b = 0; b < inverse[a].length; b++) {
                row += inverse[a][b] * g[b];
            }
            sum += g[a] * row;
        }
        return sum > 0 ? sum : 0;
    }

    private static double apply(int transform, double exponent, double x) {
        switch (transform) {
            case 0:
                return x;
            case 1:
                return x * x;
            case 2:
                return x * x * x;
            case 3:
                return Math.signum(x) * Math.sqrt(Math.abs(x));
            case 4:
                return x * Math.sqrt(Math.abs(x));
            case 5:
                return Math.signum(x) * lg(x);
            case 6:
                return x * lg(x);
            case 7:
                return x * x * lg(x);
            default:
                return exponent < 0 ? Math.pow(Math.max(Math.abs(x), 1), exponent)
                        : Math.signum(x) * Math.pow(Math.abs(x), exponent);
        }
    }

    private static double lg(double x) {
        return Math.log1p(Math.abs(x)) / Math.log(2);
    }
}
