// test: slice
// A field is read: the calls that may set it are kept with what leads to the write, other writes are not.
class P {
    int size;
    int other;

    void grow(int by) {
        size += by;
        other = size * 2;
    }

    void rename() {
        other = 7;
    }

    public static void main(String[] args) {
        P p = new P();
        p.grow(args.length);
        p.rename();
        for (int i = 0; i < p.size; i++) { //@ slice loop iterations
            System.out.println(p.other);
        }
    }
}

/* expected
20 slice loop iterations
  3 class P {
  8         size += by;
 17         P p = new P();
 18         p.grow(args.length);
 20         for (int i = 0; i < p.size; i++) {
*/
