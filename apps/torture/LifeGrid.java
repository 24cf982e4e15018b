// args: 3 5 | 10 8 | 25 6
/** Cellular automata: a torus of booleans, a rule on the bits of a long, until it repeats. */
public class LifeGrid {
    static boolean[][] step(boolean[][] now) {
        int size = now.length;
        boolean[][] next = new boolean[size][size];
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                int alive = 0;
                for (int k = 0; k < 9; k++) {
                    if (k != 4 && now[(r + k / 3 + size - 1) % size][(c + k % 3 + size - 1) % size]) {
                        alive++;
                    }
                }
                next[r][c] = alive == 3 || now[r][c] && alive == 2;
            }
        }
        return next;
    }

    static long rule(long row, int rule) {
        long next = 0;
        for (int i = 1; i < 31; i++) {
            int around = (int) (row >>> i - 1) & 7;
            next |= (long) (rule >> around & 1) << i;
        }
        return next;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int size = Integer.parseInt(args[1]);
        boolean[][] grid = new boolean[size][size];
        for (int i = 0; i < n; i++) {
            grid[i * i % size][i * 3 % size] ^= true;
        }
        for (int i = 0; i < n % 6 + 1; i++) {
            grid = step(grid);
        }
        int total = 0;
        for (boolean[] row : grid) {
            for (boolean cell : row) {
                if (cell) {
                    total++;
                }
            }
        }
        long slow = 1L << 15;
        long fast = slow;
        int rounds = 0;
        do {
            slow = rule(slow, n + 20);
            fast = rule(rule(fast, n + 20), n + 20);
            rounds++;
        } while (slow != fast && rounds < 60);
        for (int i = 0; i < rounds + Long.bitCount(slow); i++) {
            total++;
        }
        System.out.println(total + " " + rounds);
    }
}
