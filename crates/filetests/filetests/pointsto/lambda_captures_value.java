// test: pointsto
// What a lambda captures is what the local was where the lambda is made.
class P {
    static class A {}

    public static void main(String[] args) {
        Object captured = new A();
        Runnable later = () -> System.out.println(captured); //@ pointsto captured
        later.run();
    }
}

/* expected
8 pointsto captured
  P.A at 7
*/
