// test: slice
// A handler of all exceptions is not one of null pointers: that it may run nobody knows without a profile,
// and what it does is refused.
class P {
    static String find(String[] args) {
        return args.length > 2 ? args[0] : null;
    }

    public static void main(String[] args) {
        int n = 1;
        try {
            System.out.println(find(args).length());
        } catch (Exception e) {
            n = 3;
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
16 slice loop iterations
  refused: how line 14 is reached is not known
*/
