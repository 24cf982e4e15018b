// test: pointsto
// All objects that an allocation in a loop makes are one.
class P {
    Object held;

    public static void main(String[] args) {
        P[] all = new P[2];
        for (int i = 0; i < all.length; i++) {
            all[i] = new P();
        }
        all[0].held = new int[1];
        Object x = all[1].held; //@ pointsto x
    }
}

/* expected
12 pointsto x
  int[] at 11
*/
