// test: pointsto
// Where branches meet, a local may be what either of them assigned.
class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Object x;
        if (args.length > 0) {
            x = new A();
        } else {
            x = new B();
        }
        System.out.println(x); //@ pointsto x
    }
}

/* expected
15 pointsto x
  P.A at 11
  P.B at 13
*/
