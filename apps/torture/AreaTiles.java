// args: 3 2 9 | 6 6 14 | 1 0 4 | 9 11 20
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** A tiler cuts rooms out of areas; outlines come back as path segments that steer the work. */
public class AreaTiles {
    int moves;
    int corners;
    int closes;
    double length;

    static Area floor(int rooms, int seed) {
        Area a = new Area();
        for (int i = 0; i < rooms; i++) {
            int x = i * 7 % 20;
            int y = (i * seed + 3) % 15;
            Area room = new Area(new Rectangle2D.Double(x, y, 6 + i % 3, 5 + seed % 4));
            switch ((i + seed) % 4) {
                case 0: a.subtract(room); break;
                case 1: a.exclusiveOr(room); break;
                default: a.add(room);
            }
        }
        return a;
    }

    void walk(PathIterator it) {
        double[] c = new double[6];
        Point2D.Double at = new Point2D.Double();
        Point2D.Double start = new Point2D.Double();
        while (!it.isDone()) {
            switch (it.currentSegment(c)) {
                case PathIterator.SEG_MOVETO:
                    moves++;
                    start.setLocation(c[0], c[1]);
                    at.setLocation(start);
                    break;
                case PathIterator.SEG_LINETO:
                    corners++;
                    length += at.distance(c[0], c[1]);
                    at.setLocation(c[0], c[1]);
                    break;
                case PathIterator.SEG_CLOSE:
                    closes++;
                    length += at.distance(start);
                    break;
                default:
                    throw new IllegalStateException("curve");
            }
            it.next();
        }
    }

    static int tiles(Shape s, int limit) {
        Rectangle2D box = s.getBounds2D();
        int tiles = 0;
        for (double y = box.getMinY(); y < box.getMaxY(); y++) {
            for (double x = box.getMinX(); x < box.getMaxX(); x++) {
                if (s.contains(x + 0.25, y + 0.25, 0.5, 0.5)) {
                    tiles++;
                }
            }
            if (tiles > limit * 6) {
                break;
            }
        }
        return tiles;
    }

    public static void main(String[] args) {
        int rooms = Integer.parseInt(args[0]);
        int seed = Integer.parseInt(args[1]);
        int limit = Integer.parseInt(args[2]);
        AreaTiles job = new AreaTiles();
        Area floor = floor(rooms, seed);
        int bumpy = 0;
        try {
            Area round = floor.createTransformedArea(AffineTransform.getScaleInstance(1, 2));
            round.subtract(new Area(new Ellipse2D.Double(2, seed, limit, limit)));
            job.walk(round.getPathIterator(null));
        } catch (IllegalStateException e) {
            bumpy++;
            Ellipse2D pillar = new Ellipse2D.Double(0, 0, limit, limit / 2.0);
            job.walk(new FlatteningPathIterator(pillar.getPathIterator(null), 8.0 / limit));
        }
        Path2D fence = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        fence.moveTo(0, 0);
        for (int i = 1; i < 5 + rooms % 3; i++) {
            fence.lineTo(i * 11 % 17, i * limit % 13);
        }
        fence.closePath();
        int inside = tiles(fence, limit);
        int laid = tiles(floor, limit);
        int boxes = 0;
        for (int t = inside + laid + (int) job.length; t > 0; t -= 8) {
            boxes++;
        }
        System.out.println("moves=" + job.moves + " corners=" + job.corners + " closes=" + job.closes
                + " bumpy=" + bumpy + " single=" + floor.isSingular());
        System.out.println("inside=" + inside + " laid=" + laid + " boxes=" + boxes);
    }
}
