// test: pointsto
// A call of a functional interface runs the bodies of the lambdas that come here.
import java.util.function.Supplier;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Supplier<Object> one = () -> new A(); //@ pointsto one
        Supplier<Object> other = () -> new B();
        Object a = one.get(); //@ pointsto a; calls get
        Object b = other.get(); //@ pointsto b; calls get
    }
}

/* expected
11 pointsto one
  function Supplier of P.lambda$main$0 at 11
13 pointsto a
  P.A at 11
13 calls get
  get:
    P.lambda$main$0
14 pointsto b
  P.B at 12
14 calls get
  get:
    P.lambda$main$1
*/
