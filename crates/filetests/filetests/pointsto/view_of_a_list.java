// test: pointsto
// A wrapper is another object or the list itself; what it gives is what the list has.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class P {
    static class A {}

    public static void main(String[] args) {
        List<A> list = new ArrayList<>();
        List<A> view = Collections.unmodifiableList(list); //@ pointsto view
        list.add(new A());
        A a = view.get(0); //@ pointsto a
    }
}

/* expected
12 pointsto view
  ArrayList at 11
  List of unmodifiableList at 12
14 pointsto a
  P.A at 13
*/
