// test: slice
class P {
    static class Table {
        static final int[] CELLS = new int[8];

        static {
            for (int i = 0; i < CELLS.length; i++) { //@ slice loop iterations
                CELLS[i] = i * i;
            }
        }
    }

    public static void main(String[] args) {
        if (args.length > 2) {
            System.out.println(Table.CELLS[3]);
        }
    }
}

/* expected
7 slice loop iterations
  4         static final int[] CELLS = new int[8];
  7             for (int i = 0; i < CELLS.length; i++) {
  8                 CELLS[i] = i * i;
 14         if (args.length > 2) {
 15             System.out.println(Table.CELLS[3]);
*/
