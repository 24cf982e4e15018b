// test: pointsto
import java.util.Map;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Map<A, B> map = Map.of(new A(), new B());
        B b = map.values().iterator().next(); //@ pointsto b
        A a = map.keySet().iterator().next(); //@ pointsto a
    }
}

/* expected
11 pointsto b
  P.B at 10
12 pointsto a
  P.A at 10
*/
