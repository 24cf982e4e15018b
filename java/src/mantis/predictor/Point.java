package mantis.predictor;

/** A choice between what a prediction costs and how far it is off: a point of a predictor's frontier. Measured in training. */
public final class Point {
    private final double[] numbers;

    Point(double[] numbers) {
        this.numbers = numbers;
    }

    /** What a prediction in a fresh JVM takes as a share of the program's time, on average; NaN when times were not measured. */
    public double share() {
        return numbers[0];
    }

    /** The largest such share; NaN when times were not measured. */
    public double largestShare() {
        return numbers[1];
    }

    /** How long a prediction in a fresh JVM takes on average, in nanoseconds. */
    public double nanos() {
        return numbers[2];
    }

    /** How long it took at most, in nanoseconds. */
    public double largestNanos() {
        return numbers[3];
    }

    /** Mean relative error on held-out runs over the targets, less the noise of their measurements; NaN when unknown. */
    public double error() {
        return numbers[4];
    }
}
