// args: 4 3 | 7 1 | 11 8
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;

/** What shapes give and keep: iterators walk them as they are then, a polygon's bounds are remembered. */
public class KeptShapes {
    static int loop(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += i & 1;
        }
        return s;
    }

    static int walked(int n, int by) {
        Path2D path = new Path2D.Double();
        path.moveTo(1, 0);
        AffineTransform moved = new AffineTransform();
        PathIterator it = path.getPathIterator(moved);
        for (int i = 1; i < n; i++) {
            path.lineTo(i, i * 2 % 5);
        }
        moved.translate(by, 0);
        double[] at = new double[6];
        int segments = 0;
        double sum = 0;
        while (!it.isDone()) {
            segments += it.currentSegment(at) + 1;
            sum += at[0];
            it.next();
        }
        return segments + loop((int) sum);
    }

    static int bounded(int n, int left) {
        Polygon p = new Polygon();
        for (int i = 0; i < n; i++) {
            p.addPoint(i * 3, i * i % 7);
        }
        int before = p.getBounds().width;
        p.xpoints[0] = -left;
        int s = loop(p.getBounds().width);
        p.invalidate();
        s += loop(p.getBounds().width);
        return s + before;
    }

    @SuppressWarnings("deprecation")
    static int shared(int n, int by) {
        Polygon p = new Polygon();
        for (int i = 0; i < n; i++) {
            p.addPoint(i * 2, i % 3);
        }
        Rectangle box = p.getBoundingBox();
        box.width += by;
        return loop(p.getBounds().width) + loop(p.contains(n, 1) ? 5 : 3);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int k = Integer.parseInt(args[1]);
        System.out.println(walked(n, k) + " " + bounded(n, k) + " " + shared(n, k));
    }
}
