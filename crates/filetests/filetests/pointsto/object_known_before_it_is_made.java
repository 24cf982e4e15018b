// test: pointsto
// A constructor may hand the object on before it ends.
class P {
    static P last;

    Object held;

    P() {
        last = this;
        held = new int[1];
    }

    public static void main(String[] args) {
        new P();
        P p = last; //@ pointsto p
        Object x = p.held; //@ pointsto x
    }
}

/* expected
15 pointsto p
  P at 14
16 pointsto x
  int[] at 10
*/
