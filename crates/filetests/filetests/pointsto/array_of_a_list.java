// test: pointsto
import java.util.ArrayList;
import java.util.List;

class P {
    static class A {}

    public static void main(String[] args) {
        List<A> list = new ArrayList<>();
        list.add(new A());
        A[] given = list.toArray(new A[0]); //@ pointsto given
        Object x = given[0]; //@ pointsto x
        Object[] made = list.toArray(); //@ pointsto made
        Object y = made[0]; //@ pointsto y
    }
}

/* expected
11 pointsto given
  Object of toArray at 11
  P.A[] at 11
12 pointsto x
  P.A at 10
13 pointsto made
  Object[] of toArray at 13
14 pointsto y
  P.A at 10
*/
