// test: pointsto
class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Object[] both = {new A(), new B()};
        Object any = both[0]; //@ pointsto any
        A a = (A) both[0]; //@ pointsto a
    }
}

/* expected
9 pointsto any
  P.A at 8
  P.B at 8
10 pointsto a
  P.A at 8
*/
