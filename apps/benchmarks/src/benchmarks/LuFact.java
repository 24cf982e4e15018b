package benchmarks;

/**
 * Solves a dense linear system by columns (dgefa and dgesl of Linpack, 1979). After Java Grande's lufact; the size is the number
 * of equations.
 */
public final class LuFact {
    private LuFact() {}

    private static double[][] matrix(int n) {
        double[][] columns = new double[n][n];
        int seed = 1325;
        for (double[] column : columns) {
            for (int i = 0; i < n; i++) {
                seed = 3125 * seed % 65536;
                column[i] = (seed - 32768.0) / 16384.0;
            }
        }
        return columns;
    }

    private static int largest(double[] x, int from, int to) {
        int at = from;
        for (int i = from + 1; i < to; i++) {
            if (Math.abs(x[i]) > Math.abs(x[at])) {
                at = i;
            }
        }
        return at;
    }

    /** y[from..to] += a x[from..to] */
    private static void add(double a, double[] x, double[] y, int from, int to) {
        if (a == 0) {
            return;
        }
        for (int i = from; i < to; i++) {
            y[i] += a * x[i];
        }
    }

    private static int[] factor(double[][] columns) {
        int n = columns.length;
        int[] pivots = new int[n];
        for (int k = 0; k < n; k++) {
            double[] column = columns[k];
            int pivot = largest(column, k, n);
            pivots[k] = pivot;
            double head = column[pivot];
            column[pivot] = column[k];
            column[k] = head;
            for (int i = k + 1; i < n; i++) {
                column[i] *= -1 / head;
            }
            for (int j = k + 1; j < n; j++) {
                double[] other = columns[j];
                double t = other[pivot];
                other[pivot] = other[k];
                other[k] = t;
                add(t, column, other, k + 1, n);
            }
        }
        return pivots;
    }

    private static void solve(double[][] columns, int[] pivots, double[] b) {
        int n = b.length;
        for (int k = 0; k < n; k++) {
            double t = b[pivots[k]];
            b[pivots[k]] = b[k];
            b[k] = t;
            add(t, columns[k], b, k + 1, n);
        }
        for (int k = n - 1; k >= 0; k--) {
            b[k] /= columns[k][k];
            add(-b[k], columns[k], b, 0, k);
        }
    }

    private static long run(int n) {
        double[][] columns = matrix(n);
        double[] b = new double[n];
        for (double[] column : columns) {
            for (int i = 0; i < n; i++) {
                b[i] += column[i];
            }
        }
        solve(columns, factor(columns), b);
        double error = 0;
        for (double x : b) {
            error = Math.max(error, Math.abs(x - 1));
        }
        return error < 1e-6 ? Repeat.checksum(columns[n - 1][n - 1]) : -1;
    }

    public static void main(String[] args) {
        Repeat.main(args, 1000, LuFact::run);
    }
}
