// test: slice
// What decides whether the loop is reached is in the slice; what another branch does is not.
class P {
    public static void main(String[] args) {
        int n = args.length;
        int flag = args[0].length();
        if (flag > 3) {
            for (int i = 0; i < n; i++) { //@ slice loop iterations
                System.out.println(i);
            }
        } else {
            n = flag * flag;
            System.out.println(n);
        }
    }
}

/* expected
8 slice loop iterations
  5         int n = args.length;
  6         int flag = args[0].length();
  7         if (flag > 3) {
  8             for (int i = 0; i < n; i++) {
*/
