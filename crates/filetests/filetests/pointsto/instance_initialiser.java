// test: pointsto
// Initialisers of fields are part of every constructor, before its own code.
class P {
    Object held = new int[1];

    P() {}

    P(int n) {
        held = new int[2];
    }

    public static void main(String[] args) {
        Object x = new P().held; //@ pointsto .held
        Object y = new P(1).held; //@ pointsto .held
    }
}

/* expected
13 pointsto .held
  int[] at 4 #1
14 pointsto .held
  int[] at 4 #2
  int[] at 9
*/
