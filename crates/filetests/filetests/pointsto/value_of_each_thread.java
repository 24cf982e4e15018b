// test: pointsto
class P {
    static class A {}

    static final ThreadLocal<Object> OWN = ThreadLocal.withInitial(() -> new A());

    public static void main(String[] args) {
        Object got = OWN.get(); //@ pointsto got; calls get
    }
}

/* expected
8 pointsto got
  P.A at 5
  any Object
8 calls get
  get:
    JDK ThreadLocal.get
    JDK ThreadLocal.initialValue within it
    P.lambda$static$0, called back by ThreadLocal.get
*/
