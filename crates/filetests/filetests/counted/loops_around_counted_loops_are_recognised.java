// test: counted
// A loop around a counted loop is counted if its cycles do not tell the inner one's from each other.
class P {
    int width = 7;

    int width() {
        return width;
    }

    public static void main(String[] args) {
        P p = new P();
        int n = args.length;
        for (int y = 0; y + 2 <= n; y++) {
            for (int x = 0; x < p.width(); x++) { //@ counted loop iterations
                System.out.println(x);
            }
        }
        for (int z = n; z > 0; z -= 2) {
            int from = 3;
            for (int y = from; y < n; y++) {
                for (int x = 0; x < from; x++) { //@ counted loop iterations
                    System.out.println(x);
                }
            }
        }
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < y; x++) { //@ counted loop iterations
                System.out.println(x);
            }
        }
        for (int y = 0; y < n; y++) {
            for (int x = y; x < n; x++) { //@ counted loop iterations
                System.out.println(x);
            }
        }
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < p.width(); x++) { //@ counted loop iterations
                System.out.println(x);
            }
            p.width ^= y;
        }
        for (int y = 0, begin = 0; y < n; y++) {
            for (int x = begin; x < n; x++) { //@ counted loop iterations
                System.out.println(x);
            }
            begin = 1;
        }
    }
}

/* expected
14 counted loop iterations
  13: adds 1, ends behind local, around others
  14: adds 1, ends at local width()
21 counted loop iterations
  18: adds -2, ends at 0, around others
  20: adds 1, ends at local, around others
  21: adds 1, ends at local
27 counted loop iterations
  27: adds 1, ends at local
32 counted loop iterations
  32: adds 1, ends at local
37 counted loop iterations
  37: adds 1, ends at local width()
43 counted loop iterations
  43: adds 1, ends at local
*/
