// test: slice
// A handler that names null pointers makes them control flow.
class P {
    static String find(String[] args) {
        return args.length > 2 ? args[0] : null;
    }

    public static void main(String[] args) {
        int n = 1;
        try {
            System.out.println(find(args).length());
        } catch (NullPointerException e) {
            n = 3;
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
15 slice loop iterations
  5         return args.length > 2 ? args[0] : null;
  9         int n = 1;
 11             System.out.println(find(args).length());
 13             n = 3;
 15         for (int i = 0; i < n; i++) {
*/
