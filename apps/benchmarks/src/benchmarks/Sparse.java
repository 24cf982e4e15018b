package benchmarks;

import java.util.Random;

/**
 * A sparse matrix in rows times a vector. After Java Grande's sparsematmult and SciMark's sparse; the size is the number of rows.
 */
public final class Sparse {
    private static final int PER_ROW = 5;
    private static final int PRODUCTS = 200;

    private Sparse() {}

    private static void multiply(double[] y, double[] values, int[] rows, int[] columns, double[] x) {
        for (int r = 0; r < y.length; r++) {
            double sum = 0;
            for (int i = rows[r]; i < rows[r + 1]; i++) {
                sum += x[columns[i]] * values[i];
            }
            y[r] = sum;
        }
    }

    private static long run(int n) {
        Random random = new Random(10101010);
        int[] rows = new int[n + 1];
        int[] columns = new int[n * PER_ROW];
        double[] values = new double[columns.length];
        double[] x = new double[n];
        double[] y = new double[n];
        for (int r = 0; r < n; r++) {
            rows[r + 1] = rows[r] + PER_ROW;
            x[r] = random.nextDouble();
            for (int i = rows[r]; i < rows[r + 1]; i++) {
                columns[i] = random.nextInt(n);
                values[i] = random.nextDouble() * 0.4;
            }
        }
        for (int i = 0; i < PRODUCTS; i++) {
            multiply(y, values, rows, columns, x);
            double[] old = x;
            x = y;
            y = old;
        }
        double sum = 0;
        for (double value : x) {
            sum += value;
        }
        return Repeat.checksum(sum / n);
    }

    public static void main(String[] args) {
        Repeat.main(args, 100_000, Sparse::run);
    }
}
