// test: slice
// That a loop before the criterion ends is taken for granted if nothing of it is needed.
class P {
    public static void main(String[] args) {
        int x = args.length;
        while (x != 1) {
            x = x % 2 == 0 ? x / 2 : 3 * x + 1;
        }
        for (int i = 0; i < args.length; i++) { //@ slice loop iterations
            System.out.println(x);
        }
    }
}

/* expected
9 slice loop iterations
  9         for (int i = 0; i < args.length; i++) {
*/
