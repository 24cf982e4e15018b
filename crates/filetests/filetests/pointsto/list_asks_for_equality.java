// test: pointsto
// Looking for an object calls its `equals` with each element.
import java.util.ArrayList;
import java.util.List;

class P {
    static class Sought {
        public boolean equals(Object other) {
            return true; //@ reached
        }
    }

    static class Element {
        public boolean equals(Object other) {
            return false;
        }
    }

    public static void main(String[] args) {
        List<Object> list = new ArrayList<>();
        list.add(new Element());
        boolean found = list.contains(new Sought()); //@ calls contains
    }
}

/* expected
9 reached
  yes
22 calls contains
  contains:
    JDK ArrayList.contains
    P.Sought.equals, called back by ArrayList.contains
*/
