package inputs;

import java.util.Random;

/** Random numbers of one input: where a quantity lies in its range depends on the part of the range that is wanted. */
final class Draw {
    /** The part of a quantity's range that inputs are drawn from. */
    enum Range {
        /** All of it. */
        FULL,
        /** The middle 60 %. */
        MIDDLE,
        /** Far below it, for tests that run a program often. */
        SMALL
    }

    private final Random random;
    private final Range range;

    Draw(long seed, Range range) {
        this.random = new Random(seed);
        this.range = range;
    }

    /** Uniform in the wanted part of [low, high]: for a quantity the program's cost depends on. */
    int inRange(int low, int high) {
        switch (range) {
            case MIDDLE:
                int margin = (high - low) / 5;
                return between(low + margin, high - margin);
            case SMALL:
                return between(low / 4, low / 2);
            default:
                return between(low, high);
        }
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
