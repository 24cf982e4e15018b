// test: pointsto
// Elements go through the functions of a pipeline.
import java.util.List;
import java.util.stream.Stream;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        List<Object> all = Stream.of(new A()).map(a -> (Object) new B()).toList();
        Object b = all.get(0); //@ pointsto b
    }
}

/* expected
13 pointsto b
  P.B at 12
*/
