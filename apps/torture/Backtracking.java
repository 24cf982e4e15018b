// args: 3 4 | 10 5 | 25 6
import java.util.ArrayList;
import java.util.List;

/** Backtracking: queens by bits, permutations by swaps, subset sums that stop by an exception. */
public class Backtracking {
    static int nodes;

    static int queens(int size, int columns, int left, int right) {
        if (columns == (1 << size) - 1) {
            return 1;
        }
        int solutions = 0;
        int free = ~(columns | left | right) & (1 << size) - 1;
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            nodes++;
            solutions += queens(size, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return solutions;
    }

    static void permute(int[] a, int at, List<int[]> out) {
        if (at == a.length) {
            out.add(a.clone());
            return;
        }
        for (int i = at; i < a.length; i++) {
            int t = a[at];
            a[at] = a[i];
            a[i] = t;
            if (a[at] % 3 != at % 3) {
                permute(a, at + 1, out);
            }
            a[i] = a[at];
            a[at] = t;
        }
    }

    static final class Found extends RuntimeException {
        final int mask;

        Found(int mask) {
            super(null, null, false, false);
            this.mask = mask;
        }
    }

    static void subset(int[] a, int at, int left, int mask) {
        nodes++;
        if (left == 0) {
            throw new Found(mask);
        }
        if (at < a.length && left > 0) {
            subset(a, at + 1, left - a[at], mask | 1 << at);
            subset(a, at + 1, left, mask);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int size = Integer.parseInt(args[1]);
        int total = queens(size, 0, 0, 0) * 10;
        int[] a = new int[size];
        for (int i = 0; i < size; i++) {
            a[i] = i * 2 + n % 3 + 1;
        }
        List<int[]> found = new ArrayList<>();
        permute(a, 0, found);
        for (int[] p : found) {
            if (p[0] < p[size - 1]) {
                total++;
            }
        }
        try {
            subset(a, 0, n, 0);
            total += 1000;
        } catch (Found e) {
            for (int m = e.mask; m != 0; m &= m - 1) {
                total += 50;
            }
        }
        for (int i = 0; i < nodes; i++) {
            total++;
        }
        System.out.println(total + " " + nodes);
    }
}
