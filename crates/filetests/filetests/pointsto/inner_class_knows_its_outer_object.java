// test: pointsto
class P {
    Object held;

    class Inner {
        Object get() {
            return held; //@ pointsto .held
        }
    }

    public static void main(String[] args) {
        P one = new P();
        P other = new P();
        one.held = new int[1];
        other.held = new long[1];
        Object got = one.new Inner().get(); //@ pointsto got
    }
}

/* expected
7 pointsto .held
  int[] at 14
16 pointsto got
  int[] at 14
*/
