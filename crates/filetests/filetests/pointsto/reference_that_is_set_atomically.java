// test: pointsto
import java.util.concurrent.atomic.AtomicReference;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        AtomicReference<Object> kept = new AtomicReference<>(new A());
        kept.compareAndSet(null, new B());
        Object got = kept.get(); //@ pointsto got
    }
}

/* expected
12 pointsto got
  P.A at 10
  P.B at 11
*/
