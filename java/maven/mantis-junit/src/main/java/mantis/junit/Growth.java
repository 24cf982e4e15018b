package mantis.junit;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A formula of a size, and how much faster than it counts grow: the slope of {@code log(count / formula)}
 * over {@code log size} by least squares, 0 where they grow alike. A constant part of the count makes it
 * smaller, most at small sizes, so the slope over the larger half of the sizes is asked, too.
 */
final class Growth {
    private static final Pattern FACTOR =
            Pattern.compile("(2\\^n)|(1)|(log|sqrt)?(?:\\^(\\d+))?\\s*\\(?\\s*n\\s*\\)?(?:\\^(\\d+(?:\\.\\d+)?))?");

    /** A count at a size. */
    record Point(double size, double count) {}

    private final String text;
    private double power;
    private double logs;
    private boolean exponential;

    /** Reads a formula. */
    Growth(String text) {
        this.text = text;
        String[] factors = text.trim().replaceAll("\\b(log(?:\\^\\d+)?|sqrt)\\s+n", "$1(n)").split("\\s*[*·]\\s*|\\s+");
        for (String factor : factors) {
            Matcher parts = FACTOR.matcher(factor);
            if (!parts.matches() || (parts.group(4) != null && !"log".equals(parts.group(3)))) {
                throw new IllegalArgumentException(
                        "@Grows(by = \"" + text + "\") is no formula: write a product of 1, n, n^2, sqrt n, log n and 2^n");
            }
            double exponent = parts.group(5) == null ? 1 : Double.parseDouble(parts.group(5));
            if (parts.group(1) != null) {
                exponential = true;
            } else if (parts.group(2) == null && "log".equals(parts.group(3))) {
                logs += exponent * (parts.group(4) == null ? 1 : Integer.parseInt(parts.group(4)));
            } else if (parts.group(2) == null) {
                power += "sqrt".equals(parts.group(3)) ? exponent / 2 : exponent;
            }
        }
    }

    /** The natural logarithm of the formula's value. */
    double logAt(double size) {
        return power * Math.log(size) + logs * Math.log(Math.log(size) / Math.log(2))
                + (exponential ? size * Math.log(2) : 0);
    }

    /** By how much the exponent of the size exceeds the formula's; points are in the order of their sizes. */
    double excess(List<Point> points) {
        List<Point> larger = points.subList(Math.min(points.size() / 2, points.size() - 3), points.size());
        return Math.max(slope(points), slope(larger));
    }

    private double slope(List<Point> points) {
        return slope(points, this::logAt);
    }

    /** The exponent of the size with which counts grow; not a number where fewer than two are known. */
    static double exponent(List<Point> points) {
        return slope(points, size -> 0);
    }

    private static double slope(List<Point> points, java.util.function.DoubleUnaryOperator less) {
        double n = points.size();
        double meanX = points.stream().mapToDouble(p -> Math.log(p.size)).sum() / n;
        double meanY = points.stream().mapToDouble(p -> y(p, less)).sum() / n;
        double products = 0;
        double squares = 0;
        for (Point point : points) {
            double x = Math.log(point.size) - meanX;
            products += x * (y(point, less) - meanY);
            squares += x * x;
        }
        return products / squares;
    }

    private static double y(Point point, java.util.function.DoubleUnaryOperator less) {
        // A count of 0 grows by nothing.
        return Math.log(Math.max(point.count, 1)) - less.applyAsDouble(point.size);
    }

    /** As in messages: {@code n^1.98}. */
    static String written(double exponent) {
        return String.format(Locale.ROOT, "n^%.2f", exponent);
    }

    @Override
    public String toString() {
        return text;
    }
}
