// test: pointsto
class P {
    static P none;

    void run() {
        System.out.println(); //@ reached
    }

    public static void main(String[] args) {
        P p = null;
        Object x = none; //@ pointsto x
        if (args.length > 0) {
            none.run();
        }
    }
}

/* expected
6 reached
  no
11 pointsto x
  nothing
*/
