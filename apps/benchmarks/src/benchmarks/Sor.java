package benchmarks;

import java.util.Random;

/**
 * Successive over-relaxation on a square grid. After Java Grande's and SciMark's sor; the size is the grid's side.
 */
public final class Sor {
    private static final double OMEGA = 1.25;
    private static final int SWEEPS = 100;

    private Sor() {}

    private static void sweep(double[][] grid) {
        int n = grid.length;
        for (int i = 1; i < n - 1; i++) {
            double[] row = grid[i];
            double[] above = grid[i - 1];
            double[] below = grid[i + 1];
            for (int j = 1; j < n - 1; j++) {
                row[j] = OMEGA / 4 * (above[j] + below[j] + row[j - 1] + row[j + 1]) + (1 - OMEGA) * row[j];
            }
        }
    }

    private static long run(int n) {
        Random random = new Random(10101010);
        double[][] grid = new double[n][n];
        for (double[] row : grid) {
            for (int j = 0; j < n; j++) {
                row[j] = random.nextDouble() * 1e-6;
            }
        }
        for (int i = 0; i < SWEEPS; i++) {
            sweep(grid);
        }
        double sum = 0;
        for (double[] row : grid) {
            for (double x : row) {
                sum += x;
            }
        }
        return Repeat.checksum(sum * 1e6);
    }

    public static void main(String[] args) {
        Repeat.main(args, 1000, Sor::run);
    }
}
