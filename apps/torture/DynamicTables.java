// args: 3 kitten sitting | 10 flaw lawn | 25 saturday sunday
/** Dynamic programming: edit distance, knapsack, longest common and increasing subsequences, with traces back. */
public class DynamicTables {
    static int[][] edits(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                } else if (a.charAt(i - 1) == b.charAt(j - 1)) {
                    d[i][j] = d[i - 1][j - 1];
                } else {
                    d[i][j] = 1 + Math.min(d[i - 1][j - 1], Math.min(d[i - 1][j], d[i][j - 1]));
                }
            }
        }
        return d;
    }

    static int knapsack(int[] weights, int limit) {
        boolean[] possible = new boolean[limit + 1];
        possible[0] = true;
        for (int w : weights) {
            for (int i = limit; i >= w; i--) {
                possible[i] |= possible[i - w];
            }
        }
        int best = limit;
        while (!possible[best]) {
            best--;
        }
        return best;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[][] d = edits(args[1], args[2]);
        int i = args[1].length();
        int j = args[2].length();
        int kept = 0;
        while (i > 0 && j > 0) {
            if (args[1].charAt(i - 1) == args[2].charAt(j - 1)) {
                kept++;
                i--;
                j--;
            } else if (d[i][j] == d[i - 1][j - 1] + 1) {
                i--;
                j--;
            } else if (d[i][j] == d[i - 1][j] + 1) {
                i--;
            } else {
                j--;
            }
        }
        int[] weights = new int[n];
        int[] length = new int[n];
        int longest = 0;
        for (int k = 0; k < n; k++) {
            weights[k] = k * 7 % 23 + 3;
            length[k] = 1;
            for (int p = 0; p < k; p++) {
                if (weights[p] < weights[k]) {
                    length[k] = Math.max(length[k], length[p] + 1);
                }
            }
            longest = Math.max(longest, length[k]);
        }
        int total = knapsack(weights, n * 2) + kept * 10;
        for (int k = 0; k < longest; k++) {
            total++;
        }
        for (int k = d[args[1].length()][args[2].length()]; k > 0; k--) {
            total++;
        }
        System.out.println(total);
    }
}
