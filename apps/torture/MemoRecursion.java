// args: 3 4 | 10 7 | 25 12
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Recursion with a memo in a map, in an array, and keyed by a record; hits and misses count. */
public class MemoRecursion {
    static int misses;
    static int hits;
    static final Map<Integer, Long> MEMO = new HashMap<>();

    record Cell(int row, int column) {
    }

    static long fib(int n) {
        if (n < 2) {
            return n;
        }
        Long known = MEMO.get(n);
        if (known != null) {
            hits++;
            return known;
        }
        misses++;
        long r = fib(n - 1) + fib(n - 2);
        MEMO.put(n, r);
        return r;
    }

    static int paths(Map<Cell, Integer> memo, int row, int column) {
        if (row == 0 || column == 0) {
            return 1;
        }
        Cell key = new Cell(row, column);
        if (!memo.containsKey(key)) {
            memo.put(key, (paths(memo, row - 1, column) + paths(memo, row, column - 1)) % 1009);
        }
        return memo.get(key);
    }

    static int change(int[] memo, int amount) {
        if (amount == 0) {
            return 0;
        }
        if (memo[amount] >= 0) {
            hits++;
            return memo[amount];
        }
        int best = amount;
        for (int coin : new int[] {1, 4, 9}) {
            if (coin <= amount) {
                best = Math.min(best, change(memo, amount - coin) + 1);
            }
        }
        return memo[amount] = best;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = (int) (fib(n) % 50) + (int) (fib(m) % 50);
        for (int i = paths(new HashMap<>(), n % 9, m); i > 0; i -= 9) {
            total++;
        }
        int[] memo = new int[n + m + 1];
        Arrays.fill(memo, -1);
        for (int i = change(memo, n + m); i > 0; i--) {
            total++;
        }
        for (int i = 0; i < hits + misses * 2; i++) {
            total++;
        }
        System.out.println(total + " " + hits + " " + misses);
    }
}
