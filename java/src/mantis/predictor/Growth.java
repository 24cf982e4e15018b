package mantis.predictor;

/**
 * What a count in a sample says of the whole input.
 *
 * <p>Two samples of different sizes show how a count grows: between them it follows a power law, and the
 * whole is where that law leads. So a count of pairs is extended by the square, one of what is made once not
 * at all. As for scaling laws from small runs (Ernest, NSDI 2016), but for each count by itself.
 */
final class Growth {
    /** No faster than the cube: what grows faster in two samples is chance. */
    private static final double STEEPEST = 3;

    private Growth() {}

    /** A count of {@code first} in {@code few} bytes and of {@code last} in {@code more}, at {@code all} bytes. */
    static double extend(double first, double few, double last, double more, double all) {
        if (last == 0 || more <= 0 || all <= more) {
            return last;
        }
        double exponent = 1;
        if (few > 0 && few < more && first / last > 0) {
            exponent = Math.log(last / first) / Math.log(more / few);
            exponent = Math.max(0, Math.min(STEEPEST, exponent));
        }
        return last * Math.pow(all / more, exponent);
    }
}
