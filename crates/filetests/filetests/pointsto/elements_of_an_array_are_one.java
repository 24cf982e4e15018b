// test: pointsto
// All elements of an array are one location; another array has another.
class P {
    static class A {}

    static class B {}

    static class C {}

    public static void main(String[] args) {
        Object[] both = new Object[2];
        both[0] = new A();
        both[1] = new B();
        Object[] other = {new C()};
        Object x = both[0]; //@ pointsto x
        Object y = other[0]; //@ pointsto y
    }
}

/* expected
15 pointsto x
  P.A at 12
  P.B at 13
16 pointsto y
  P.C at 14
*/
