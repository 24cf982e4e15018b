package benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * The dual of the Voronoi diagram of points of the plane by divide and conquer on quad-edges (Guibas and Stolfi, 1985). After
 * JOlden's voronoi; the size is the number of points.
 */
public final class Voronoi {
    /** A point. */
    private static final class Point {
        final double x;
        final double y;

        Point(double x, double y) {
            this.x = x;
            this.y = y;
        }

        static boolean leftTurn(Point a, Point b, Point c) {
            return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
        }

        static boolean inCircle(Point a, Point b, Point c, Point d) {
            double ax = a.x - d.x;
            double ay = a.y - d.y;
            double bx = b.x - d.x;
            double by = b.y - d.y;
            double cx = c.x - d.x;
            double cy = c.y - d.y;
            double sa = ax * ax + ay * ay;
            double sb = bx * bx + by * by;
            double sc = cx * cx + cy * cy;
            return ax * (by * sc - cy * sb) - ay * (bx * sc - cx * sb) + sa * (bx * cy - cx * by) > 0;
        }
    }

    /** One of the four directed edges of an edge and its dual. */
    private static final class Edge {
        Edge rotated;
        Edge next;
        Point origin;

        static Edge between(Point from, Point to) {
            Edge[] four = {new Edge(), new Edge(), new Edge(), new Edge()};
            for (int i = 0; i < 4; i++) {
                four[i].rotated = four[(i + 1) & 3];
                four[i].next = four[-i & 3];
            }
            four[0].origin = from;
            four[2].origin = to;
            return four[0];
        }

        Edge opposite() {
            return rotated.rotated;
        }

        Point destination() {
            return opposite().origin;
        }

        Edge previous() {
            return rotated.next.rotated;
        }

        Edge leftNext() {
            return rotated.rotated.rotated.next.rotated;
        }

        Edge rightPrevious() {
            return opposite().next;
        }

        static void splice(Edge a, Edge b) {
            Edge alpha = a.next.rotated;
            Edge beta = b.next.rotated;
            Edge old = a.next;
            a.next = b.next;
            b.next = old;
            old = alpha.next;
            alpha.next = beta.next;
            beta.next = old;
        }

        static Edge connect(Edge a, Edge b) {
            Edge edge = between(a.destination(), b.origin);
            splice(edge, a.leftNext());
            splice(edge.opposite(), b);
            return edge;
        }

        void delete() {
            splice(this, previous());
            splice(opposite(), opposite().previous());
        }

        boolean leftOf(Point p) {
            return Point.leftTurn(p, origin, destination());
        }

        boolean rightOf(Point p) {
            return Point.leftTurn(p, destination(), origin);
        }
    }

    private Voronoi() {}

    /** The hull's edges out of the leftmost (counter-clockwise) and the rightmost point (clockwise). */
    private static Edge[] triangulate(Point[] points, int from, int to) {
        if (to - from == 2) {
            Edge edge = Edge.between(points[from], points[from + 1]);
            return new Edge[] {edge, edge.opposite()};
        }
        if (to - from == 3) {
            Edge a = Edge.between(points[from], points[from + 1]);
            Edge b = Edge.between(points[from + 1], points[from + 2]);
            Edge.splice(a.opposite(), b);
            if (Point.leftTurn(points[from], points[from + 1], points[from + 2])) {
                Edge.connect(b, a);
                return new Edge[] {a, b.opposite()};
            }
            if (Point.leftTurn(points[from], points[from + 2], points[from + 1])) {
                Edge c = Edge.connect(b, a);
                return new Edge[] {c.opposite(), c};
            }
            return new Edge[] {a, b.opposite()};
        }
        int middle = (from + to) >>> 1;
        return merge(triangulate(points, from, middle), triangulate(points, middle, to));
    }

    private static Edge[] merge(Edge[] left, Edge[] right) {
        Edge ldi = left[1];
        Edge rdi = right[0];
        while (true) {
            if (ldi.leftOf(rdi.origin)) {
                ldi = ldi.leftNext();
            } else if (rdi.rightOf(ldi.origin)) {
                rdi = rdi.rightPrevious();
            } else {
                break;
            }
        }
        Edge base = Edge.connect(rdi.opposite(), ldi);
        Edge ldo = ldi.origin == left[0].origin ? base.opposite() : left[0];
        Edge rdo = rdi.origin == right[1].origin ? base : right[1];
        while (true) {
            Edge l = candidate(base.opposite().next, base, true);
            Edge r = candidate(base.previous(), base, false);
            boolean validL = base.rightOf(l.destination());
            boolean validR = base.rightOf(r.destination());
            if (!validL && !validR) {
                return new Edge[] {ldo, rdo};
            }
            boolean takeR = !validL
                    || validR && Point.inCircle(l.destination(), l.origin, r.origin, r.destination());
            base = takeR
                    ? Edge.connect(r, base.opposite())
                    : Edge.connect(base.opposite(), l.opposite());
        }
    }

    /** Deletes edges that are no longer in the triangulation; gives the first that is. */
    private static Edge candidate(Edge edge, Edge base, boolean left) {
        Edge at = edge;
        while (base.rightOf(at.destination())) {
            Edge following = left ? at.next : at.previous();
            if (!Point.inCircle(base.destination(), base.origin, at.destination(), following.destination())) {
                break;
            }
            at.delete();
            at = following;
        }
        return at;
    }

    private static long run(int n) {
        Random random = new Random(5);
        Point[] points = new Point[n];
        Arrays.setAll(points, i -> new Point(random.nextDouble(), random.nextDouble()));
        Arrays.sort(points, Comparator.<Point>comparingDouble(p -> p.x).thenComparingDouble(p -> p.y));
        Set<Edge> seen = new HashSet<>();
        List<Edge> work = new ArrayList<>(List.of(triangulate(points, 0, n)[0]));
        double length = 0;
        while (!work.isEmpty()) {
            Edge edge = work.remove(work.size() - 1);
            if (seen.add(edge)) {
                Point a = edge.origin;
                Point b = edge.destination();
                length += Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
                work.add(edge.next);
                work.add(edge.opposite());
            }
        }
        return seen.size() * 1_000_003L + Math.round(length * 100);
    }

    public static void main(String[] args) {
        Repeat.main(args, 60000, Voronoi::run);
    }
}
