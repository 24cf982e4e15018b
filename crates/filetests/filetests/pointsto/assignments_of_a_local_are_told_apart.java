// test: pointsto
// A local that is assigned twice is two values: the analysis works on the SSA form.
class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Object x = new A(); //@ pointsto x
        System.out.println(x);
        x = new B(); //@ pointsto x
        System.out.println(x);
    }
}

/* expected
9 pointsto x
  P.A at 9
11 pointsto x
  P.B at 11
*/
