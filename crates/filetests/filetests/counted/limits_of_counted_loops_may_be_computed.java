// test: counted
// A test that computes the limit anew each time: skipped if what it reads stays as it is.
class P {
    int size = 7;
    int[] cells = new int[9];
    static int bound = 5;

    public static void main(String[] args) {
        P p = new P();
        java.util.List<String> list = new java.util.ArrayList<>(java.util.List.of(args));
        int n = args.length;
        for (int i = 0; i < p.size(); i++) { //@ counted loop iterations
            System.out.println(i);
        }
        for (int i = 0; i < list.size(); i++) { //@ counted loop iterations
            System.out.println(list.get(i));
        }
        for (int i = 2 * n + 1; i >= p.cells.length - bound; i--) { //@ counted loop iterations
            System.out.println(i);
        }
        for (int i = 0; i < args[0].length(); i++) { //@ counted loop iterations
            System.out.println(i);
        }
        for (int i = 0; i < list.size(); i++) { //@ counted loop iterations
            if (i < 3) {
                list.add("x");
            }
        }
        for (int i = 0; i < p.size; i++) { //@ counted loop iterations
            p.size -= i;
        }
        for (int i = 0; i < p.changing(); i++) { //@ counted loop iterations
            System.out.println(i);
        }
        for (int i = 0; i < Math.random() * 9; i++) { //@ counted loop iterations
            System.out.println(i);
        }
    }

    int size() {
        return size; //@ counted calls
    }

    int changing() {
        return --size;
    }
}

/* expected
12 counted loop iterations
  12: adds 1, ends at local size()
15 counted loop iterations
  15: adds 1, ends at local size()
18 counted loop iterations
  18: adds -1, ends behind local cells arraylength bound bin(sub)
21 counted loop iterations
  21: adds 1, ends at local 0 arrayload(ref) length()
24 counted loop iterations
  none
29 counted loop iterations
  none
32 counted loop iterations
  none
35 counted loop iterations
  refused: depends on random through java.lang.Math.random at line 35
41 counted calls
  12: adds 1, ends at local size()
*/
