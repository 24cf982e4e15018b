// args: 3 | 10 | 25
/** Arrays of arrays: multianewarray, ragged rows, transposition, a sieve and dynamic programming over a table. */
public class TwoDimensional {
    static int lcs(String a, String b) {
        int[][] t = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                t[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? t[i - 1][j - 1] + 1 : Math.max(t[i - 1][j], t[i][j - 1]);
            }
        }
        return t[a.length()][b.length()];
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        double[][] m = new double[n][n];
        int[][] ragged = new int[n][];
        boolean[][][] cube = new boolean[2][n][];
        for (int i = 0; i < n; i++) {
            ragged[i] = new int[i];
            cube[i % 2][i] = new boolean[i];
            for (int j = 0; j < n; j++) {
                m[i][j] = (i * 7 + j * 3) % 10;
            }
            for (int j = 0; j < i; j++) {
                ragged[i][j] = (int) (m[j][i] - m[i][j]);
            }
        }
        int positive = 0;
        for (int[] row : ragged) {
            for (int x : row) {
                if (x > 0) {
                    positive++;
                }
            }
        }
        int missing = 0;
        for (boolean[] row : cube[1]) {
            if (row == null) {
                missing++;
            }
        }
        StringBuilder a = new StringBuilder();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) {
            a.append((char) ('a' + i % 5));
            b.append((char) ('a' + i * i % 5));
        }
        int common = lcs(a.toString(), b.toString());
        for (int i = 0; i < common * missing; i++) {
            positive++;
        }
        System.out.println(positive);
    }
}
