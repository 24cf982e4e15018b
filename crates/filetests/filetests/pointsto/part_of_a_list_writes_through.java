// test: pointsto
import java.util.ArrayList;
import java.util.List;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        List<Object> list = new ArrayList<>();
        list.add(new A());
        list.subList(0, 1).set(0, new B());
        Object x = list.get(0); //@ pointsto x
    }
}

/* expected
14 pointsto x
  P.A at 12
  P.B at 13
*/
