/**
 * Options that no training run has lead to a class that fills its own table, to a method that calls itself,
 * and to an exception that is else thrown for numbers.
 */
public class ColdTable {
    static class Odd extends Exception {
    }

    static final class Table {
        static final int[] ROWS = new int[10];

        static {
            for (int i = 0; i < ROWS.length; i++) {
                ROWS[i] = i * 3;
            }
        }

        static int row(int n) {
            return ROWS[n % 10];
        }
    }

    static int halves(int n) {
        return n < 2 ? n : 1 + halves(n / 2);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int steps = 1;
        for (int i = 0; i < n; i++) {
            steps = (steps * 7 + i * i) % 31;
        }
        try {
            if (n % 4 == 3) {
                throw new Odd();
            }
            if (args.length > 1) {
                if (args[1].equals("odd")) {
                    throw new Odd();
                }
                steps = args[1].equals("table") ? Table.row(n) : halves(n);
            }
        } catch (Odd e) {
            steps += 40;
        }
        int sum = 0;
        for (int i = 0; i < 1000 * steps; i++) {
            sum += i % 7;
        }
        System.out.println(sum);
    }
}
