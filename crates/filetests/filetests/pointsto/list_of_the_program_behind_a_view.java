// test: pointsto
// What a view is asked it asks the collection behind it, which may be of the program.
import java.util.AbstractList;
import java.util.Collections;
import java.util.List;

class P extends AbstractList<Object> {
    static class A {}

    public Object get(int index) {
        return new A(); //@ reached
    }

    public int size() {
        return 1;
    }

    public static void main(String[] args) {
        List<Object> view = Collections.unmodifiableList(new P());
        Object a = view.get(0); //@ pointsto a
    }
}

/* expected
11 reached
  yes
20 pointsto a
  P.A at 11
*/
