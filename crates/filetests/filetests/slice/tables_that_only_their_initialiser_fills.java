// test: slice
class P {
    static class Table {
        static final int[][] ROWS = new int[4][];

        static {
            for (int i = 0; i < ROWS.length; i++) {
                ROWS[i] = row(i);
            }
        }

        static int[] row(int n) {
            int[] row = new int[n];
            row[0] = n;
            return row;
        }
    }

    static int used(int n) {
        return Table.ROWS[n % 4][0];
    }

    public static void main(String[] args) {
        int n = used(args.length);
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(used(i));
        }
    }
}

/* expected
25 slice loop iterations
  4         static final int[][] ROWS = new int[4][];
  7             for (int i = 0; i < ROWS.length; i++) {
  8                 ROWS[i] = row(i);
 13             int[] row = new int[n];
 14             row[0] = n;
 15             return row;
 20         return Table.ROWS[n % 4][0];
 24         int n = used(args.length);
 25         for (int i = 0; i < n; i++) {
*/
