// test: pointsto
// Static fields are flow-insensitive: what is written later is there, too.
class P {
    static class A {}

    static class B {}

    static Object kept;

    public static void main(String[] args) {
        kept = new A();
        Object x = kept; //@ pointsto x
        kept = new B();
    }
}

/* expected
12 pointsto x
  P.A at 11
  P.B at 13
*/
