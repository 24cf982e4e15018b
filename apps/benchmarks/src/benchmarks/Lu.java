package benchmarks;

import java.util.Random;

/** LU factorisation by rows with partial pivoting. After SciMark's lu; the size is the number of rows. */
public final class Lu {
    /** Matrices to factor: small ones are repeated. */
    private static final int WORK = 100_000_000;

    private Lu() {}

    private static void factor(double[][] a, int[] pivots) {
        int n = a.length;
        for (int j = 0; j < n; j++) {
            int pivot = j;
            double largest = Math.abs(a[j][j]);
            for (int i = j + 1; i < n; i++) {
                double x = Math.abs(a[i][j]);
                if (x > largest) {
                    pivot = i;
                    largest = x;
                }
            }
            pivots[j] = pivot;
            double[] row = a[pivot];
            a[pivot] = a[j];
            a[j] = row;
            double reciprocal = 1 / row[j];
            for (int k = j + 1; k < n; k++) {
                a[k][j] *= reciprocal;
            }
            for (int i = j + 1; i < n; i++) {
                double[] target = a[i];
                double factor = target[j];
                for (int k = j + 1; k < n; k++) {
                    target[k] -= factor * row[k];
                }
            }
        }
    }

    private static long run(int n) {
        Random random = new Random(10101010);
        double[][] original = new double[n][n];
        for (double[] row : original) {
            for (int j = 0; j < n; j++) {
                row[j] = random.nextDouble();
            }
        }
        double[][] a = new double[n][n];
        int[] pivots = new int[n];
        for (int i = 0; i < Math.max(1, Math.min(n, WORK / (n * n * n))); i++) {
            for (int r = 0; r < n; r++) {
                System.arraycopy(original[r], 0, a[r], 0, n);
            }
            factor(a, pivots);
        }
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += Math.abs(a[i][i]) + pivots[i];
        }
        return Repeat.checksum(sum);
    }

    public static void main(String[] args) {
        Repeat.main(args, 100, Lu::run);
    }
}
