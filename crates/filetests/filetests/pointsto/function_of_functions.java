// test: pointsto
import java.util.function.Function;

class P {
    static class A {}

    static class B {}

    static class C {}

    public static void main(String[] args) {
        Function<A, B> first = a -> new B();
        Function<B, C> second = b -> {
            System.out.println(b); //@ pointsto b
            return new C();
        };
        Object c = first.andThen(second).apply(new A()); //@ pointsto c; calls apply
    }
}

/* expected
14 pointsto b
  P.A at 17
  P.B at 12
  P.C at 15
17 pointsto c
  P.A at 17
  P.B at 12
  P.C at 15
17 calls apply
  apply:
    JDK Function.apply
    P.lambda$main$0, called back by Function.apply
    P.lambda$main$1, called back by Function.apply
*/
