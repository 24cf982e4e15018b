// test: slice
// Inside a method the heap is flow-sensitive: what is written behind the loop does not matter to it.
class P {
    int size;

    public static void main(String[] args) {
        P p = new P();
        p.size = args.length;
        int n = p.size;
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
        p.size = 7;
        System.out.println(p.size);
    }
}

/* expected
10 slice loop iterations
  3 class P {
  7         P p = new P();
  8         p.size = args.length;
  9         int n = p.size;
 10         for (int i = 0; i < n; i++) {
*/
