// args: 3 10 2 | 1 1000 7 | 12 -40 -3 | 5 2147483640 900000000

/** Loops that count several locals, by steps that only a local knows, some of which lead away from the limit or overflow. */
public class StridedCounts {
    static int cells;

    /** A buffer read backwards in steps of a sample's size, with an index that goes down beside it. */
    static int samples(int size, int bytes) {
        int count = size / Math.max(1, bytes);
        int index = count;
        int at = count * bytes;
        while ((at -= bytes) >= 0) {
            cells ^= --index;
        }
        return index;
    }

    static int blocks(int from, int to, int stride) {
        int blocks = 0;
        for (int at = from; at < to; at += stride) {
            blocks++;
            if (blocks > 5000) {
                break;
            }
        }
        return blocks;
    }

    /** Two locals, of which the second is compared. */
    static int two(int n, int m) {
        int back = m;
        int seen = 0;
        for (int i = 0; i < n; i++) {
            back -= 3;
            seen += 2;
        }
        for (int i = seen; back < 0; back++, i -= 5) {
            cells += i;
        }
        return back;
    }

    /** What a step is subtracted from, and what it leads away from: ends by overflow. */
    static int away(int n, int m) {
        int step = m | 0x10000000;
        int rounds = 0;
        for (int i = n; i < 100 || rounds == 0; i -= step) {
            rounds++;
        }
        for (int i = n; i >= -100; i += 0x08000000 + m) {
            rounds++;
        }
        return rounds;
    }

    /** A sum of what overflows. */
    static int wraps(int n) {
        int big = Integer.MAX_VALUE - 3;
        int small = Integer.MIN_VALUE + n;
        for (int i = 0; i < 2 * n; i++) {
            big += 2;
            small -= 0x40000001;
        }
        return big ^ small;
    }

    /** The step is another one in each cycle, or comes from the loop. */
    static int changing(int n, int m) {
        int step = 1;
        int last = 0;
        for (int i = 0; i < n; i += step) {
            step++;
            last = i;
        }
        for (int i = 0; i < n;) {
            int t = (m & 3) + 1;
            i += t;
            last++;
        }
        int least = Integer.MIN_VALUE;
        for (int i = -n; i < 0; i -= least) {
            last++;
        }
        return last;
    }

    /** Whole cycles of strides. */
    static long nests(int rows, int stride) {
        long work = 0;
        for (int y = 0; y < rows; y++) {
            for (int x = 0, z = rows; x < 60; x += stride, z--) {
                work++;
            }
        }
        return work;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int s = Integer.parseInt(args[2]);
        long work = samples(Math.abs(m % 5000), 2) + samples(96, 1 + n % 5);
        work += blocks(n, m, s) + blocks(m, n, -s) + blocks(-n, n, 1);
        work += two(n, m % 1000) + away(n, m & 0xffffff) + wraps(n);
        work += changing(n, m) + nests(n, Math.abs(s % 9) + 1);
        System.out.println(work + cells);
    }
}
