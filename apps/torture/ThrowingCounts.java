// args: 3 4 | 7 1 | 12 30 5

/** Loops around loops that only count, left by exceptions and begun again in the same call. */
public class ThrowingCounts {
    static final class Box {
        int size;

        Box(int size) {
            this.size = size;
        }

        int size() {
            return size;
        }
    }

    /** The limit of the inner loop throws in the first cycle for some rows. */
    static long rows(int[][] rows, int n) {
        long work = 0;
        for (int[] row : rows) {
            try {
                for (int y = 0; y < n; y++) {
                    for (int x = 0; x < row.length; x++) {
                        work += x * y;
                    }
                }
            } catch (NullPointerException e) {
                work--;
            }
        }
        return work;
    }

    /** A getter's receiver may be null. */
    static long boxes(Box[] boxes, int n) {
        long work = 0;
        int at = 0;
        while (at < boxes.length) {
            Box box = boxes[at++];
            try {
                for (int y = n; y >= 0; y -= 2) {
                    work++;
                    for (int x = 1; x <= box.size(); x++) {
                        work += x;
                    }
                }
            } catch (RuntimeException e) {
                work ^= at;
            }
        }
        return work;
    }

    /** The limit of the outer loop is what throws. */
    static long outer(Box[] boxes, int n) {
        long work = 0;
        for (Box box : boxes) {
            try {
                for (int y = 0; y < box.size(); y++) {
                    for (int x = 0; x < n; x++) {
                        work += x;
                    }
                }
            } catch (RuntimeException e) {
                work += 5;
            } finally {
                work++;
            }
        }
        return work;
    }

    /** Left by break and by continue to a label. */
    static long labels(int n, int m) {
        long work = 0;
        all:
        for (int i = 0; i < n; i++) {
            for (int y = 0; y < m; y++) {
                for (int x = 0; x < n; x++) {
                    work += x;
                }
                if (i % 3 == 1 && y == 2) {
                    continue all;
                }
                if (i == 9) {
                    break all;
                }
            }
            work++;
        }
        return work;
    }

    /** A method that throws out of both loops, called again by its caller. */
    static long thrower(Box box, int n) {
        long work = 0;
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < box.size; x++) {
                work += x;
            }
        }
        return work;
    }

    /** The counter advances before the limit throws. */
    static int ahead(int[] row) {
        int i = 0;
        while (++i < row.length) {
        }
        return i;
    }

    static int parts(String text) {
        int parts = 0;
        for (int i = 0; i < text.split(",").length; i++) {
            parts++;
        }
        return parts;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int[][] rows = {new int[n], null, new int[m], null, null, new int[n + m]};
        Box[] boxes = {null, new Box(n), null, null, new Box(m), new Box(0), null, new Box(2)};
        long sum = rows(rows, n) + rows(rows, m) + boxes(boxes, n) + outer(boxes, m) + labels(n, m) + labels(m, n);
        for (Box box : boxes) {
            try {
                sum += thrower(box, args.length);
            } catch (NullPointerException e) {
                sum--;
            }
        }
        for (int[] row : rows) {
            try {
                sum += ahead(row);
            } catch (NullPointerException e) {
                sum--;
            }
        }
        sum += parts("a,b" + ",".repeat(m % 7) + n);
        System.out.println(sum);
    }
}
