// test: pointsto
class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Object[] both = {new A(), new B()};
        if (both[args.length] instanceof A a) {
            System.out.println(a); //@ pointsto a
        }
    }
}

/* expected
10 pointsto a
  P.A at 8
*/
