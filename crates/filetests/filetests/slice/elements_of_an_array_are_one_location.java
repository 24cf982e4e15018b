// test: slice
// Elements are not told apart: a write to another index is kept, a write to another array is not.
class P {
    public static void main(String[] args) {
        int[] cells = new int[4];
        int[] others = new int[4];
        cells[0] = args.length;
        cells[1] = args[0].length();
        others[0] = 5;
        for (int i = 0; i < cells[0]; i++) { //@ slice loop iterations
            System.out.println(others[0]);
        }
    }
}

/* expected
10 slice loop iterations
  5         int[] cells = new int[4];
  7         cells[0] = args.length;
  8         cells[1] = args[0].length();
 10         for (int i = 0; i < cells[0]; i++) {
*/
