// test: slice
// An anonymous class keeps the object: what it holds may change between the capture and the call.
class P {
    int n;

    interface Limit {
        int get();
    }

    public static void main(String[] args) {
        P p = new P();
        Limit limit = new Limit() {
            public int get() {
                return p.n;
            }
        };
        p.n = args.length;
        for (int i = 0; i < limit.get(); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
18 slice loop iterations
  3 class P {
 11         P p = new P();
 12         Limit limit = new Limit() {
 14                 return p.n;
 17         p.n = args.length;
 18         for (int i = 0; i < limit.get(); i++) {
*/
