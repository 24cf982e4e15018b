// test: slice
// Exceptions of the JVM that nobody catches end the program: they are assumed away.
class P {
    int size;

    public static void main(String[] args) {
        P p = args.length > 9 ? null : new P();
        p.size = 3;
        for (int i = 0; i < args.length; i++) { //@ slice loop iterations
            System.out.println(p.size);
        }
    }
}

/* expected
9 slice loop iterations
  9         for (int i = 0; i < args.length; i++) {
*/
