// test: pointsto
import java.util.Optional;

class P {
    static class A {}

    static class B {}

    static class Else {}

    public static void main(String[] args) {
        Optional<Object> optional = Optional.of(new A()).map(a -> new B());
        Object got = optional.orElse(new Else()); //@ pointsto got
    }
}

/* expected
13 pointsto got
  P.B at 12
  P.Else at 13
*/
