// test: pointsto
import java.util.ArrayList;
import java.util.List;

class P {
    static class A {}

    public static void main(String[] args) {
        List<A> list = new ArrayList<>();
        list.add(new A());
        for (A a : list) { //@ calls
            System.out.println(a); //@ pointsto a
        }
    }
}

/* expected
11 calls
  iterator:
    JDK ArrayList.iterator
  hasNext:
    JDK ArrayList.Itr.hasNext
  next:
    JDK ArrayList.Itr.next
12 pointsto a
  P.A at 10
*/
