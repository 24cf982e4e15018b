// test: pointsto
// The same field of two objects is two locations.
class P {
    static class A {}

    static class B {}

    Object held;

    public static void main(String[] args) {
        P one = new P();
        P other = new P();
        one.held = new A();
        other.held = new B();
        Object a = one.held; //@ pointsto a
        Object b = other.held; //@ pointsto b
    }
}

/* expected
15 pointsto a
  P.A at 13
16 pointsto b
  P.B at 14
*/
