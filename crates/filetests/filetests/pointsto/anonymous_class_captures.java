// test: pointsto
class P {
    interface Source {
        Object get();
    }

    public static void main(String[] args) {
        Object captured = new int[1];
        Source source = new Source() {
            public Object get() {
                return captured;
            }
        };
        Object got = source.get(); //@ pointsto got; calls
    }
}

/* expected
14 pointsto got
  int[] at 8
14 calls
  get:
    P.1.get
*/
