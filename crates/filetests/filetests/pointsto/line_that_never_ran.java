// test: pointsto
// Code that no training run executed is left out: what it assigns and calls is not there.
class P {
    static class A {}

    static class B {}

    static void rare() {
        System.out.println(); //@ reached; never
    }

    public static void main(String[] args) {
        Object x = new A();
        if (args.length > 9) {
            x = new B(); //@ never
            rare(); //@ never
        }
        System.out.println(x); //@ pointsto x
    }
}

/* expected
9 reached
  no
18 pointsto x
  P.A at 13
*/
