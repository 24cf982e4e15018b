package inputs;

import java.util.Random;

/** Random numbers of one input: where a quantity lies in its range depends on the part of the range that is wanted. */
final class Draw {
    private final Random random;
    private final boolean middle;

    Draw(long seed, boolean middle) {
        this.random = new Random(seed);
        this.middle = middle;
    }

    /** Uniform in [low, high], or in the middle 60 % of it: for a quantity the program's cost depends on. */
    int inRange(int low, int high) {
        if (!middle) {
            return between(low, high);
        }
        int margin = (high - low) / 5;
        return between(low + margin, high - margin);
    }

    /** Uniform in [low, high], whatever the part of the range. */
    int between(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    /** Uniform in [low, high). */
    double between(double low, double high) {
        return low + random.nextDouble() * (high - low);
    }

    Random random() {
        return random;
    }
}
