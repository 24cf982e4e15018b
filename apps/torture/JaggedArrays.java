// args: 3 2 | 10 4 | 25 3
/** Arrays with missing dimensions, rows of different lengths, shared rows, default values, arrays as objects. */
public class JaggedArrays {
    static int nulls;

    static int sum(Object o) {
        if (o == null) {
            nulls++;
            return 0;
        }
        if (o instanceof int[]) {
            int k = 0;
            for (int x : (int[]) o) {
                k += x;
            }
            return k;
        }
        int k = 1;
        for (Object part : (Object[]) o) {
            k += sum(part);
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int[][][] cube = new int[n][m][];
        int[] shared = {1, 2, 3};
        for (int i = 0; i < n; i++) {
            for (int j = i % 2; j < m; j += 2) {
                cube[i][j] = (i + j) % 3 == 0 ? shared : new int[i];
                for (int k = 0; k < cube[i][j].length; k++) {
                    cube[i][j][k] += k;
                }
            }
        }
        int total = sum(cube);
        String[][] names = new String[m][n % 4 + 1];
        char[][] letters = {args[0].toCharArray(), {}, {'a', 'b'}};
        boolean[] flags = new boolean[n];
        double[][] doubles = new double[m][];
        for (int i = 0; i < n; i++) {
            flags[i] |= names[i % m][0] == null;
            names[i % m][i % names[0].length] = "n" + i;
            if (letters[i % 3].length > 1 && !flags[i]) {
                total += letters[i % 3][1];
            }
        }
        for (String[] row : names) {
            for (String s : row) {
                total += s == null ? 1 : s.length() * 10;
            }
        }
        for (double[] row : doubles) {
            total += row == null ? 2 : row.length;
        }
        for (int i = 0; i < shared[1] + nulls; i++) {
            total++;
        }
        System.out.println(total + " " + cube.getClass().getSimpleName() + nulls);
    }
}
