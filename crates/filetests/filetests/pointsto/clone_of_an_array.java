// test: pointsto
// A copy is another array with the same elements: what is put into it later is not in the first.
class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Object[] one = {new A()};
        Object[] copy = one.clone(); //@ pointsto copy
        copy[0] = new B();
        Object a = one[0]; //@ pointsto a
        Object both = copy[0]; //@ pointsto both
    }
}

/* expected
10 pointsto copy
  Object[] of clone at 10
12 pointsto a
  P.A at 9
13 pointsto both
  P.A at 9
  P.B at 11
*/
