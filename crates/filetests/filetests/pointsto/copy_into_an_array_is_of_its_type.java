// test: pointsto
// What the JDK puts into an array is of its type.
class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Object[] mixed = {new A(), new B()};
        A[] some = new A[1];
        System.arraycopy(mixed, 0, some, 0, 1);
        Object a = some[0]; //@ pointsto a
    }
}

/* expected
12 pointsto a
  P.A at 9
*/
