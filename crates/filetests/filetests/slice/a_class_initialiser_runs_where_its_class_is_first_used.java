// test: slice
class P {
    static class Table {
        static final int[] SIZES = {1, 2, 3};
        static int used = SIZES.length;
    }

    public static void main(String[] args) {
        if (args.length > 2) {
            Table.used++;
        }
        for (int i = 0; i < Table.used; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
12 slice loop iterations
  4         static final int[] SIZES = {1, 2, 3};
  5         static int used = SIZES.length;
  9         if (args.length > 2) {
 10             Table.used++;
 12         for (int i = 0; i < Table.used; i++) {
*/
