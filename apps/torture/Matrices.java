// args: 3 2 | 10 3 | 12 5
/** Matrices of doubles and ints: product, power, elimination with pivots, jagged rows, transposition in place. */
public class Matrices {
    static long[][] times(long[][] a, long[][] b) {
        long[][] c = new long[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % 1009;
                }
            }
        }
        return c;
    }

    static int rank(double[][] a) {
        int rank = 0;
        for (int column = 0; column < a.length && rank < a.length; column++) {
            int pivot = rank;
            for (int i = rank; i < a.length; i++) {
                if (Math.abs(a[i][column]) > Math.abs(a[pivot][column])) {
                    pivot = i;
                }
            }
            if (Math.abs(a[pivot][column]) < 1e-9) {
                continue;
            }
            double[] row = a[pivot];
            a[pivot] = a[rank];
            a[rank] = row;
            for (int i = rank + 1; i < a.length; i++) {
                double f = a[i][column] / row[column];
                for (int j = column; j < a.length; j++) {
                    a[i][j] -= f * row[j];
                }
            }
            rank++;
        }
        return rank;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        long[][] power = {{1, 0}, {0, 1}};
        long[][] base = {{1, 1}, {1, 0}};
        for (int e = n * m; e > 0; e >>= 1) {
            if ((e & 1) == 1) {
                power = times(power, base);
            }
            base = times(base, base);
        }
        double[][] a = new double[n][n];
        int[][] jagged = new int[n][];
        for (int i = 0; i < n; i++) {
            jagged[i] = new int[i % m + 1];
            for (int j = 0; j < n; j++) {
                a[i][j] = i % m * j + (i == j ? m % 2 : 0);
                jagged[i][j % jagged[i].length]++;
            }
        }
        int total = rank(a);
        for (int[] row : jagged) {
            for (int x : row) {
                total += x > m ? 1 : 0;
            }
        }
        for (long i = power[0][1]; i > 0; i -= 40) {
            total++;
        }
        System.out.println(total);
    }
}
