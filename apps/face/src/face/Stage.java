package face;

import java.util.ArrayList;
import java.util.List;

/** A step of a cascade: features vote, and enough votes let a window pass. */
final class Stage {
    private static final class Vote {
        private final HaarFeature feature;
        private final double threshold;
        private final double weight;

        private Vote(HaarFeature feature, double threshold, double weight) {
            this.feature = feature;
            this.threshold = threshold;
            this.weight = weight;
        }
    }

    private final double needed;
    private final List<Vote> votes = new ArrayList<>();

    Stage(double needed) {
        this.needed = needed;
    }

    /** Adds a feature that votes with a weight if its value is at least so many deviations of the window. */
    Stage vote(HaarFeature feature, double threshold, double weight) {
        votes.add(new Vote(feature, threshold, weight));
        return this;
    }

    boolean passes(IntegralImage image, int x, int y, double deviation) {
        double sum = 0;
        for (Vote vote : votes) {
            if (vote.feature.value(image, x, y) >= vote.threshold * deviation) {
                sum += vote.weight;
            }
        }
        return sum >= needed;
    }
}
