// args: 3 4 | 7 1 | 12 30 5

/** Loops around loops that only count, and loops that look like such. */
public class NestedCounts {
    private final int width;
    private final int height;
    static int calls;

    NestedCounts(int width, int height) {
        this.width = width;
        this.height = height;
    }

    int width() {
        calls++;
        return width;
    }

    int height() {
        return height;
    }

    /** Every row has as many columns. */
    long rectangle() {
        long work = 0;
        for (int y = 0; y < height(); y++) {
            for (int x = 0; x < width; x++) {
                work += (x * 31 + y) % 7;
            }
        }
        return work;
    }

    /** Three deep, with other steps and directions. */
    long box(int depth) {
        long work = 0;
        for (int z = depth; z > 0; z -= 2) {
            for (int y = 3; y <= height; y += 3) {
                for (int x = width; x != 0; x--) {
                    work += z ^ y ^ x;
                }
                work++;
            }
        }
        return work;
    }

    /** Rows become longer: their counts differ. */
    long triangle() {
        long work = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < y; x++) {
                work += x;
            }
        }
        return work;
    }

    /** Where a row begins depends on the one before. */
    long shifted() {
        long work = 0;
        int begin = 0;
        for (int y = 0; y < height; y++) {
            for (int x = begin; x < width; x++) {
                work += x;
            }
            begin = (begin + 1) % 3;
        }
        return work;
    }

    /** The limit grows by a field. */
    int limit = 2;

    long growing() {
        long work = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < limit; x++) {
                work += x;
            }
            if (y % 2 == 0) {
                limit++;
            }
        }
        return work;
    }

    /** Some rows are left out, some left early. */
    long gaps() {
        long work = 0;
        for (int y = 0; y < height; y++) {
            if (y % 3 == 1) {
                continue;
            }
            for (int x = 0; x < width; x++) {
                if (x * y > 20) {
                    break;
                }
                work += x;
            }
        }
        return work;
    }

    /** Two loops in a row, and a sum of what is stored. */
    double pairs() {
        double work = 0;
        for (int y = 0; y < height; y++) {
            int mark = 5;
            for (int x = 0; x < width; x++) {
                work += x / 2.0;
            }
            short small = 7;
            for (int x = 10; x > mark; x--) {
                work -= small;
            }
        }
        return work;
    }

    /** Called again and again, so each entry begins anew. */
    static long again(int n, int m) {
        long work = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 1; j++) {
                for (int k = 0; k < m; k++) {
                    work += k;
                }
            }
            for (int j = i; j < n; j++) {
                for (int k = 0; k < m; k++) {
                    work += j;
                }
            }
        }
        return work;
    }

    /** What is compared is ahead of the counter. */
    long windows(int size) {
        long work = 0;
        for (int y = 0; y + size <= height(); y++) {
            for (int x = width - 1; x - size >= 0; x -= 2) {
                work += x + y;
            }
            for (int x = 0; size + x < width; x++) {
                work -= x;
            }
        }
        return work;
    }

    /** The counter gets to the end of its range before what is compared does. */
    static long ends() {
        long work = 0;
        for (int i = Integer.MAX_VALUE - 3; i - 5 < Integer.MAX_VALUE - 6 && i > 0; i++) {
            work += i;
        }
        for (int i = Integer.MAX_VALUE - 4; i + 10 < Integer.MIN_VALUE + 12; i++) {
            work++;
        }
        for (int i = Integer.MIN_VALUE + 9; i - 3 > Integer.MIN_VALUE + 1; i -= 2) {
            work--;
        }
        return work;
    }

    /** What is stored differs from row to row, though nothing is computed. */
    long copies() {
        long work = 0;
        int last = 1;
        for (int y = 0; y < height; y++) {
            int row = y;
            int before = last;
            for (int x = 0; x < width; x++) {
                work += x - before;
            }
            last = row;
        }
        return work + last;
    }

    /** A local that differs from row to row and is needed for its sum only. */
    long repeated() {
        long work = 0;
        for (int t = 0; t < 4; t++) {
            for (int k = 0; k < (height & 3); k++) {
                int row = t;
                int same = 6;
                work += row * k + same;
            }
        }
        return work;
    }

    static long once(int from, int to, int m) {
        long work = 0;
        for (int j = from; j < to; j++) {
            for (int k = 0; k < m; k++) {
                work += k;
            }
        }
        return work;
    }

    public static void main(String[] args) {
        NestedCounts counts = new NestedCounts(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        long sum = counts.rectangle() + counts.box(args.length * 5) + counts.triangle() + counts.shifted() + counts.growing();
        sum += counts.windows(args.length) + ends() + counts.copies() + counts.repeated();
        sum += counts.gaps() + (long) counts.pairs() + again(counts.height(), counts.width());
        for (int i = 0; i < 6; i++) {
            sum += once(i, i + args.length % 3, counts.width());
        }
        System.out.println(sum + " " + calls);
    }
}
