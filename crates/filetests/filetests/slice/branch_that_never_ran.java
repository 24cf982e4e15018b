// test: slice
// Code that no run executed is cut: the branch that leads there stays, to see whether an input goes there.
class P {
    static int rare(String[] args) {
        return args[0].length() * 1000; //@ never
    }

    public static void main(String[] args) {
        int n = args.length;
        if (n > 99) {
            n = rare(args); //@ never
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
13 slice loop iterations
  9         int n = args.length;
 10         if (n > 99) {
 13         for (int i = 0; i < n; i++) {
*/
