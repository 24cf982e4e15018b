package face;

import java.util.ArrayList;
import java.util.List;

/** Looks for faces of all sizes: the same window scans the image, then the image made smaller, and so on. */
final class Detector {
    private static final double STEP = 1.03;
    private static final int FEWEST_HITS = 3;

    private final Cascade cascade;

    Detector(Cascade cascade) {
        this.cascade = cascade;
    }

    List<Box> detect(GrayImage image) {
        List<Box> hits = new ArrayList<>();
        double factor = 1;
        GrayImage scaled = image;
        while (scaled.width() >= Cascade.WINDOW && scaled.height() >= Cascade.WINDOW) {
            scan(scaled, factor, hits);
            factor *= STEP;
            scaled = image.shrunk(factor);
        }
        return merge(hits);
    }

    private void scan(GrayImage image, double factor, List<Box> hits) {
        IntegralImage integral = new IntegralImage(image);
        for (int y = 0; y + Cascade.WINDOW <= image.height(); y++) {
            for (int x = 0; x + Cascade.WINDOW <= image.width(); x++) {
                if (cascade.accepts(integral, x, y)) {
                    hits.add(new Box((int) (x * factor), (int) (y * factor), (int) (Cascade.WINDOW * factor)));
                }
            }
        }
    }

    /** A face is hit in many neighbouring windows: they become one, and few hits are none. */
    private static List<Box> merge(List<Box> hits) {
        List<List<Box>> groups = new ArrayList<>();
        for (Box hit : hits) {
            List<Box> group = null;
            for (List<Box> other : groups) {
                if (other.get(0).overlaps(hit)) {
                    group = other;
                    break;
                }
            }
            if (group == null) {
                group = new ArrayList<>();
                groups.add(group);
            }
            group.add(hit);
        }
        List<Box> faces = new ArrayList<>();
        for (List<Box> group : groups) {
            if (group.size() >= FEWEST_HITS) {
                faces.add(average(group));
            }
        }
        return faces;
    }

    private static Box average(List<Box> boxes) {
        long x = 0;
        long y = 0;
        long size = 0;
        for (Box box : boxes) {
            x += box.x();
            y += box.y();
            size += box.size();
        }
        int count = boxes.size();
        return new Box((int) (x / count), (int) (y / count), (int) (size / count));
    }
}
