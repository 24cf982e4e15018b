// test: pointsto
import java.util.Iterator;
import java.util.stream.Stream;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Iterator<Object> it = Stream.<Object>iterate(new A(), a -> new B()).iterator();
        Object x = it.next(); //@ pointsto x
    }
}

/* expected
12 pointsto x
  P.A at 11
  P.B at 11
*/
