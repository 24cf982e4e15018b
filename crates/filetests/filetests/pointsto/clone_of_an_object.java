// test: pointsto
// A copy of an object is taken for the object itself, so that each of them may hold what the other does.
class P implements Cloneable {
    Object held;

    public static void main(String[] args) throws CloneNotSupportedException {
        P one = new P();
        one.held = new int[1];
        P copy = (P) one.clone(); //@ pointsto copy
        copy.held = new long[1];
        Object first = one.held; //@ pointsto first
        Object second = copy.held; //@ pointsto second
    }
}

/* expected
9 pointsto copy
  P at 7
11 pointsto first
  int[] at 8
  long[] at 10
12 pointsto second
  int[] at 8
  long[] at 10
*/
