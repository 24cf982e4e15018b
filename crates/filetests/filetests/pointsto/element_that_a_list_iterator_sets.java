// test: pointsto
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        List<Object> list = new LinkedList<>();
        list.add(new A());
        ListIterator<Object> it = list.listIterator();
        it.next();
        it.set(new B());
        Object x = list.get(0); //@ pointsto x
    }
}

/* expected
17 pointsto x
  P.A at 13
  P.B at 16
*/
