// test: slice
// A call that changes nothing and whose result nobody needs is not there.
class P {
    static int square(int n) {
        return n * n;
    }

    public static void main(String[] args) {
        int n = args.length;
        int unused = square(n);
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(unused);
        }
    }
}

/* expected
11 slice loop iterations
  9         int n = args.length;
 11         for (int i = 0; i < n; i++) {
*/
