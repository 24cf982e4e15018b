// args: 3 5 | 7 2 | 12 9
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.GeneralPath;
import java.awt.geom.Line2D;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Plane geometry of the JDK: shapes that change, paths that are walked, transforms that are put together. */
public class GeometryShapes {
    static int rectangles(int n) {
        Rectangle all = new Rectangle(0, 0, 1, 1);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            Rectangle r = new Rectangle(i, i * 2, 3, 4);
            r.translate(1, -i);
            r.grow(i % 3, 1);
            all.add(r);
            if (r.intersects(new Rectangle(2, 2, 5, 5))) {
                sum += r.intersection(all).width;
            }
            if (r.contains(new Point(i, 3))) {
                sum++;
            }
        }
        all.setLocation(n, n);
        Rectangle2D joined = all.createUnion(new Rectangle2D.Double(0, 0, n, 1));
        for (int i = 0; i < joined.getWidth(); i++) {
            sum++;
        }
        for (int i = 0; i < all.getMaxX(); i++) {
            sum += all.outcode(i, 0) == 0 ? 1 : 0;
        }
        return sum;
    }

    static int polygons(int n) {
        Polygon p = new Polygon();
        for (int i = 0; i < n; i++) {
            p.addPoint(i * 3 % 10, i * i % 8);
        }
        int inside = 0;
        for (int x = 0; x < 10; x++) {
            for (int y = 0; y < 8; y++) {
                if (p.contains(x + 0.25, y + 0.25)) {
                    inside++;
                }
            }
        }
        p.translate(5, 5);
        for (int i = 0; i < p.npoints; i++) {
            inside += p.xpoints[i] > 9 ? 1 : 0;
        }
        p.reset();
        return inside + p.npoints;
    }

    static int walked(Shape shape, AffineTransform by) {
        double[] c = new double[6];
        int lines = 0;
        double sum = 0;
        for (PathIterator it = shape.getPathIterator(by); !it.isDone(); it.next()) {
            switch (it.currentSegment(c)) {
                case PathIterator.SEG_LINETO -> {
                    lines++;
                    sum += c[0];
                }
                case PathIterator.SEG_QUADTO, PathIterator.SEG_CUBICTO -> lines += 3;
                case PathIterator.SEG_CLOSE -> lines += 10;
                default -> sum += c[1];
            }
        }
        return lines + (int) sum;
    }

    static int paths(int n) {
        Path2D.Double path = new Path2D.Double();
        path.moveTo(0, 0);
        for (int i = 1; i < n; i++) {
            if (i % 4 == 3) {
                path.quadTo(i, i + 1, i + 2, i);
            } else {
                path.lineTo(i * 2, i % 3);
            }
        }
        path.closePath();
        GeneralPath copy = new GeneralPath(path);
        copy.append(new Rectangle(1, 1, n, 2), false);
        path.transform(AffineTransform.getTranslateInstance(3, 0));
        int flat = 0;
        for (var it = new FlatteningPathIterator(copy.getPathIterator(null), 0.5); !it.isDone(); it.next()) {
            flat++;
        }
        Point2D end = path.getCurrentPoint();
        return walked(path, null) + walked(copy, AffineTransform.getScaleInstance(2, 2)) + flat + (end == null ? 0 : 1) + (int) path.getBounds2D().getWidth();
    }

    static int transforms(int n, int k) {
        AffineTransform t = new AffineTransform();
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) {
                t.translate(i, 1);
            } else if (i % 3 == 1) {
                t.scale(2, 0.5);
            } else {
                t.quadrantRotate(1);
            }
        }
        if (k > 4) {
            t.preConcatenate(AffineTransform.getShearInstance(0, k));
        }
        double[] in = {1, 2, 3, 4};
        double[] out = new double[4];
        t.transform(in, 0, out, 0, 2);
        int sum = 0;
        for (double d : out) {
            for (int i = 0; i < Math.min(50, Math.abs(d)); i++) {
                sum++;
            }
        }
        try {
            Point2D back = t.inverseTransform(t.transform(new Point2D.Double(k, n), null), new Point2D.Double());
            sum += (int) Math.round(back.getX());
        } catch (NoninvertibleTransformException e) {
            sum = -1;
        }
        t.setToScale(0, k);
        try {
            t.invert();
        } catch (NoninvertibleTransformException e) {
            sum += 7;
        }
        return t.isIdentity() ? 0 : sum + t.getType();
    }

    static int areas(int n) {
        Area area = new Area(new Rectangle(0, 0, n, n));
        for (int i = 1; i < n; i++) {
            Area hole = new Area(new Rectangle(i * 2, i, 2, 1));
            if (i % 2 == 0) {
                area.add(hole);
            } else {
                area.subtract(hole);
            }
        }
        int edges = walked(area, null);
        return area.isSingular() ? edges : edges + area.getBounds().height;
    }

    static int lines(int n) {
        Line2D line = new Line2D.Double(0, 0, n, n);
        int crossing = 0;
        List<Line2D> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Line2D other = new Line2D.Float(i, n - i, i + 2, n - i - 3);
            all.add(other);
            if (other.intersectsLine(line)) {
                crossing++;
            }
        }
        all.get(0).setLine(line);
        for (Line2D l : all) {
            if (l.ptSegDist(2, 1) < 2) {
                crossing += l.relativeCCW(1, 5);
            }
        }
        CubicCurve2D curve = new CubicCurve2D.Double(0, 0, 1, n, 2, -n, 3, 3);
        CubicCurve2D left = new CubicCurve2D.Double();
        curve.subdivide(left, null);
        for (double d = 0; d < curve.getFlatness(); d += 0.5) {
            crossing++;
        }
        return left.getX2() > 1 ? crossing : crossing + 5;
    }

    static int rounds(int n) {
        Ellipse2D.Double circle = new Ellipse2D.Double(0, 0, n, n);
        RoundRectangle2D box = new RoundRectangle2D.Double(0, 0, n, 3, 1, 1);
        int inside = 0;
        for (int i = 0; i < n; i++) {
            circle.width += 0.5;
            if (circle.contains(i, i)) {
                inside++;
            }
            if (box.contains(i + 0.1, 0.1)) {
                inside += 2;
            }
        }
        circle.setFrameFromDiagonal(1, 1, 4, 5);
        for (int i = 0; i < circle.height; i++) {
            inside++;
        }
        Shape stroked = new BasicStroke(2).createStrokedShape(new Line2D.Double(0, 0, n, 0));
        inside += (int) stroked.getBounds2D().getHeight();
        Dimension d = new Dimension(n, 2);
        d.setSize(n + 1.5, 7);
        Insets insets = new Insets(1, 2, 3, n);
        insets.set(n, 1, 1, 1);
        for (int i = 0; i < d.width + insets.top; i++) {
            inside++;
        }
        Color c = new Color(n * 10, 20, 30).brighter().darker();
        float[] hsb = Color.RGBtoHSB(c.getRed(), c.getGreen(), c.getBlue(), null);
        return hsb[2] > 0.3f ? inside : inside - 1;
    }

    static void spend(int n) {
        for (int i = 0; i < Math.min(n, 500); i += 2) {
            System.out.print('.');
        }
        System.out.println();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int k = Integer.parseInt(args[1]);
        spend(rectangles(n));
        spend(polygons(n));
        spend(paths(n));
        spend(transforms(n, k));
        spend(areas(n));
        spend(lines(n));
        spend(rounds(n));
    }
}
