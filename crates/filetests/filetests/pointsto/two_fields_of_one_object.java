// test: pointsto
// Two fields of one object are two locations.
class P {
    static class A {}

    static class B {}

    Object first, second;

    public static void main(String[] args) {
        P p = new P();
        p.first = new A();
        p.second = new B();
        Object a = p.first; //@ pointsto a
        Object b = p.second; //@ pointsto b
    }
}

/* expected
14 pointsto a
  P.A at 12
15 pointsto b
  P.B at 13
*/
