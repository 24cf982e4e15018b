// test: pointsto
// The analysis is context-insensitive: what one call passes another call may return.
class P {
    static class A {}

    static class B {}

    static Object same(Object x) {
        return x;
    }

    public static void main(String[] args) {
        Object a = same(new A()); //@ pointsto a
        Object b = same(new B()); //@ pointsto b
    }
}

/* expected
13 pointsto a
  P.A at 13
  P.B at 14
14 pointsto b
  P.A at 13
  P.B at 14
*/
