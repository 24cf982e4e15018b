// args: 3 4 | 7 1 | 12 30 5

/** Loops that only count around stores to fields, arrays and locals of all types, whose values are summed. */
public class SummedCounts {
    int last;
    static long seen;
    byte small;
    final int[] cells = new int[8];
    final long[] wide = new long[8];

    /** The stored value is that of the outer counter, a constant, or from before. */
    long fields(int n, int m) {
        long work = 0;
        for (int t = 0; t < n; t++) {
            for (int k = 0; k < m; k++) {
                last = t;
                seen = 7L;
                small = (byte) n;
            }
            work++;
        }
        return work + last + seen + small;
    }

    long arrays(int n, int m) {
        long work = 0;
        for (int t = n; t > 0; t -= 2) {
            for (int k = 0; k < m; k++) {
                cells[3] = t;
                cells[k & 7] = 5;
                wide[2] = t;
                wide[t & 7] = 9L;
            }
        }
        return work + cells[3] + wide[2];
    }

    /** Locals of all sizes, some of which depend on a counter. */
    static double locals(int n, int m) {
        double work = 0;
        for (int t = 0; t < n; t++) {
            long whole = n;
            double real = m;
            for (int k = 1; k <= m; k++) {
                long product = k;
                short cut = (short) t;
                char letter = 'a';
                float part = t;
                work += product + cut + letter + part + whole + real;
            }
        }
        return work;
    }

    /** The inner counter goes on where it stopped, so only the first row has columns. */
    static long kept(int n, int m) {
        long work = 0;
        int x = 0;
        for (int y = 0; y < n; y++) {
            for (; x < m; x++) {
                work += x;
            }
        }
        return work + x;
    }

    /** The inner loop begins at what the loop before it left, or at the limit of the outer one. */
    static long chained(int n, int m) {
        long work = 0;
        for (int y = 0; y < n; y++) {
            int x = 0;
            for (; x < m; x++) {
                work += x;
            }
            for (; x > 0; x -= 2) {
                work -= x;
            }
            for (int z = n; z < m; z++) {
                work ^= z;
            }
        }
        return work;
    }

    /** The outer limit falls while its counter rises; the inner one is the outer limit. */
    static long meeting(int n, int m) {
        long work = 0;
        int end = n;
        for (int y = 0; y < end; y++) {
            for (int x = 0; x < end; x++) {
                work += x;
            }
            end--;
        }
        for (int y = 0; y < m; ) {
            for (int x = 0; x < n; x++) {
                work += y;
            }
            y += 2;
            y--;
        }
        return work;
    }

    /** Tests at the end of a cycle. */
    static long late(int n, int m) {
        long work = 0;
        int y = 0;
        do {
            int x = m;
            do {
                work += x;
                x--;
            } while (x > 0);
            y++;
        } while (y < n);
        int z = n;
        while (true) {
            for (int x = 0; x < m; x++) {
                work++;
            }
            if (--z < 0) {
                break;
            }
        }
        return work + z;
    }

    /** Two counters: one of the loop, one of all cycles. */
    static int counters(int n, int m) {
        int all = 0;
        int rows = 0;
        for (int y = 0; y < n; y++) {
            rows++;
            for (int x = 0; x < m; x++) {
                all += 3;
            }
        }
        return all + rows;
    }

    /** Recursion begins loops anew in each call. */
    static long deeper(int n, int m) {
        long work = 0;
        for (int y = 0; y < 2; y++) {
            for (int x = 0; x < m; x++) {
                work += x;
            }
            if (n > 0) {
                work += deeper(n - 1, m);
            }
        }
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < m; x++) {
                work += y;
            }
        }
        return work;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        SummedCounts counts = new SummedCounts();
        double sum = counts.fields(n, m) + counts.arrays(n, m) + locals(n, m) + kept(n, m) + chained(n, m);
        sum += meeting(n, m) + meeting(m, n) + late(n, m) + counters(n, m) + deeper(n & 3, m);
        System.out.println(sum + " " + counts.cells[5]);
    }
}
