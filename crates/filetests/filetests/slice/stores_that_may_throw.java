// test: slice
// A store that throws stores nothing: it is kept where its exceptions matter.
class P {
    static int caught;

    public static void main(String[] args) {
        int[] cells = args.length > 1 ? new int[2] : null;
        try {
            cells[args.length] = 5 + caught; //@ slice sum of values of cells[]
        } catch (ArrayIndexOutOfBoundsException e) {
            caught++;
        }
        System.out.println(caught);
    }
}

/* expected
9 slice sum of values of cells[]
  7         int[] cells = args.length > 1 ? new int[2] : null;
  9             cells[args.length] = 5 + caught;
*/
