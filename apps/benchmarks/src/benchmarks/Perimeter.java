package benchmarks;

/**
 * Perimeter of a ring-shaped region that a quadtree represents (Samet, 1981). After JOlden's perimeter; the size is the
 * number of levels.
 */
public final class Perimeter {
    private static final int NORTH = 0;
    private static final int WEST = 3;
    /** Quadrants: bit 0 is east, bit 1 is south. */
    private static final int[][] SIDES = {{0, 1}, {1, 3}, {2, 3}, {0, 2}};

    private final Perimeter parent;
    private final int quadrant;
    private final boolean black;
    private final Perimeter[] children;

    private Perimeter(Perimeter parent, int quadrant, int x, int y, int size, int whole) {
        this.parent = parent;
        this.quadrant = quadrant;
        int kind = size == 1 ? inside(x, y, whole) ? 1 : -1 : uniform(x, y, size, whole);
        black = kind > 0;
        children = kind == 0 ? new Perimeter[4] : null;
        if (children != null) {
            int half = size / 2;
            for (int q = 0; q < 4; q++) {
                children[q] = new Perimeter(this, q, x + (q & 1) * half, y + (q >> 1) * half, half, whole);
            }
        }
    }

    private static boolean inside(int x, int y, int whole) {
        long dx = 2L * x + 1 - whole;
        long dy = 2L * y + 1 - whole;
        long square = 16 * (dx * dx + dy * dy);
        long unit = (long) whole * whole;
        return square < 15 * unit && square > 4 * unit;
    }

    /** 1 if a square is certainly black, -1 if white, 0 if it must be divided. */
    private static int uniform(int x, int y, int size, int whole) {
        double centre = whole / 2.0;
        double dx = Math.abs(x + size / 2.0 - centre);
        double dy = Math.abs(y + size / 2.0 - centre);
        double distance = Math.sqrt(dx * dx + dy * dy);
        double reach = size * 0.7072;
        double outer = Math.sqrt(15.0 / 16) * whole / 2;
        double inner = whole / 4.0;
        if (distance - reach > inner && distance + reach < outer) {
            return 1;
        }
        return distance + reach < inner || distance - reach > outer ? -1 : 0;
    }

    private static int mirror(int quadrant, int side) {
        return side % 2 == NORTH ? quadrant ^ 2 : quadrant ^ 1;
    }

    private static boolean adjacent(int quadrant, int side) {
        return SIDES[side][0] == quadrant || SIDES[side][1] == quadrant;
    }

    /** The neighbour on a side that is at least as large, or null at the border. */
    private Perimeter neighbour(int side) {
        Perimeter above = parent == null ? null : adjacent(quadrant, side) ? parent.neighbour(side) : parent;
        return above == null || above.children == null ? above : above.children[mirror(quadrant, side)];
    }

    /** Length of the white on a side of this square. */
    private int white(int side, int size) {
        if (children == null) {
            return black ? 0 : size;
        }
        return children[SIDES[side][0]].white(side, size / 2) + children[SIDES[side][1]].white(side, size / 2);
    }

    private int perimeter(int size) {
        int sum = 0;
        if (children != null) {
            for (Perimeter child : children) {
                sum += child.perimeter(size / 2);
            }
        } else if (black) {
            for (int side = NORTH; side <= WEST; side++) {
                Perimeter next = neighbour(side);
                sum += next == null ? size : next.white((side + 2) % 4, size);
            }
        }
        return sum;
    }

    private static long run(int levels) {
        int size = 1 << levels;
        Perimeter root = new Perimeter(null, 0, 0, 0, size, size);
        long sum = 0;
        for (int i = 0; i < 10; i++) {
            sum = sum * 3 + root.perimeter(size);
        }
        return sum;
    }

    public static void main(String[] args) {
        Repeat.main(args, 13, Perimeter::run);
    }
}
