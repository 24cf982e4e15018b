// test: pointsto
// `Arrays.asList` writes through to its array.
import java.util.Arrays;
import java.util.List;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Object[] array = {new A()};
        List<Object> list = Arrays.asList(array);
        list.set(0, new B());
        Object x = array[0]; //@ pointsto x
    }
}

/* expected
15 pointsto x
  P.A at 12
  P.B at 14
*/
