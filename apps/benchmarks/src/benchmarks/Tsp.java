package benchmarks;

import java.util.Random;

/**
 * A short tour of points of the plane: tours of small sets, by the nearest neighbours, are joined pairwise (Karp, 1977). After
 * JOlden's tsp; the size is the number of points.
 */
public final class Tsp {
    private static final int SMALL = 150;

    private final double x;
    private final double y;
    private Tsp left;
    private Tsp right;
    private Tsp next;
    private Tsp previous;

    private Tsp(double x, double y) {
        this.x = x;
        this.y = y;
    }

    /** A tree that halves the plane by turns; {@code n} is below a power of two. */
    private static Tsp tree(int n, boolean vertical, double x0, double x1, double y0, double y1, Random random) {
        if (n == 0) {
            return null;
        }
        double x = vertical ? (x0 + x1) / 2 : x0 + (x1 - x0) * random.nextDouble();
        double y = vertical ? y0 + (y1 - y0) * random.nextDouble() : (y0 + y1) / 2;
        Tsp node = new Tsp(x, y);
        int half = n / 2;
        node.left = vertical
                ? tree(half, false, x0, x, y0, y1, random)
                : tree(half, true, x0, x1, y0, y, random);
        node.right = vertical
                ? tree(n - 1 - half, false, x, x1, y0, y1, random)
                : tree(n - 1 - half, true, x0, x1, y, y1, random);
        return node;
    }

    private double distance(Tsp to) {
        double dx = x - to.x;
        double dy = y - to.y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    private void link(Tsp to) {
        next = to;
        to.previous = this;
    }

    private static Tsp solve(Tsp tree, int n) {
        if (n <= SMALL) {
            return conquer(tree);
        }
        int half = n / 2;
        return join(solve(tree.left, half), solve(tree.right, n - 1 - half), tree);
    }

    /** All points of a tree as a list, in front of another. */
    private static Tsp list(Tsp tree, Tsp tail) {
        if (tree == null) {
            return tail;
        }
        tree.next = list(tree.left, list(tree.right, tail));
        return tree;
    }

    /** Inserts each point of a small set where the tour gets longer least. */
    private static Tsp conquer(Tsp tree) {
        Tsp start = list(tree, null);
        Tsp rest = start.next;
        start.link(start);
        while (rest != null) {
            Tsp point = rest;
            rest = rest.next;
            Tsp nearest = start;
            double least = point.distance(start);
            for (Tsp t = start.next; t != start; t = t.next) {
                double d = point.distance(t);
                if (d < least) {
                    least = d;
                    nearest = t;
                }
            }
            insert(point, nearest);
        }
        return start;
    }

    private static void insert(Tsp point, Tsp nearest) {
        Tsp after = nearest.next;
        Tsp before = nearest.previous;
        double d = point.distance(nearest);
        double behind = d + point.distance(after) - nearest.distance(after);
        double ahead = d + point.distance(before) - nearest.distance(before);
        if (behind < ahead) {
            point.link(after);
            nearest.link(point);
        } else {
            before.link(point);
            point.link(nearest);
        }
    }

    private static Tsp nearest(Tsp tour, Tsp point) {
        Tsp nearest = tour;
        double least = point.distance(tour);
        for (Tsp t = tour.next; t != tour; t = t.next) {
            double d = point.distance(t);
            if (d < least) {
                least = d;
                nearest = t;
            }
        }
        return nearest;
    }

    /** Opens two tours near a point and leads them through it. */
    private static Tsp join(Tsp a, Tsp b, Tsp point) {
        Tsp a1 = nearest(a, point);
        Tsp a2 = a1.next;
        Tsp b1 = nearest(b, point);
        Tsp b2 = b1.next;
        double straight = a1.distance(point) + point.distance(b2) + b1.distance(a2);
        double crossed = a1.distance(point) + point.distance(b1) + b2.distance(a2);
        a1.link(point);
        if (straight <= crossed) {
            point.link(b2);
            b1.link(a2);
        } else {
            reverse(b2);
            point.link(b1);
            b2.link(a2);
        }
        return point;
    }

    private static void reverse(Tsp tour) {
        Tsp t = tour;
        do {
            Tsp after = t.next;
            t.next = t.previous;
            t.previous = after;
            t = after;
        } while (t != tour);
    }

    private static long run(int n) {
        Tsp tour = solve(tree(n, true, 0, 1, 0, 1, new Random(3)), n);
        double length = 0;
        Tsp t = tour;
        do {
            length += t.distance(t.next);
            t = t.next;
        } while (t != tour);
        return Repeat.checksum(length);
    }

    public static void main(String[] args) {
        Repeat.main(args, 200000, Tsp::run);
    }
}
