package face;

import java.util.ArrayList;
import java.util.List;

/**
 * How much brighter some rectangles of a window are than others, on average. The shares of the bright ones add up to 1, and so
 * do those of the dark ones.
 */
final class HaarFeature {
    private static final class Area {
        private final int x;
        private final int y;
        private final int width;
        private final int height;
        private final double weight;

        private Area(int x, int y, int width, int height, double weight) {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
            this.weight = weight;
        }
    }

    private final List<Area> areas = new ArrayList<>();

    /** Adds a rectangle that should be bright. */
    HaarFeature bright(int x, int y, int width, int height, double share) {
        areas.add(new Area(x, y, width, height, share / (width * height)));
        return this;
    }

    /** Adds a rectangle that should be dark. */
    HaarFeature dark(int x, int y, int width, int height, double share) {
        areas.add(new Area(x, y, width, height, -share / (width * height)));
        return this;
    }

    /** The difference in the window whose upper left corner is given. */
    double value(IntegralImage image, int x, int y) {
        double value = 0;
        for (Area area : areas) {
            value += area.weight * image.sum(x + area.x, y + area.y, area.width, area.height);
        }
        return value;
    }
}
