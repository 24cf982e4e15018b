// test: slice
// `System.exit` is control flow: whether what follows runs depends on what leads to it.
class P {
    public static void main(String[] args) {
        int n = args.length;
        if (args[0].equals("help")) {
            System.out.println("usage");
            System.exit(1);
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
10 slice loop iterations
  5         int n = args.length;
  6         if (args[0].equals("help")) {
  8             System.exit(1);
 10         for (int i = 0; i < n; i++) {
*/
