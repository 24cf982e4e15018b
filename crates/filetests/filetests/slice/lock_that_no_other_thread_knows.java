// test: slice
// A lock of which no other thread knows is not needed for the value; what is done under it is.
class P {
    int n;

    public static void main(String[] args) {
        P p = new P();
        synchronized (p) {
            p.n = args.length;
        }
        for (int i = 0; i < p.n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
11 slice loop iterations
  3 class P {
  7         P p = new P();
  9             p.n = args.length;
 11         for (int i = 0; i < p.n; i++) {
*/
