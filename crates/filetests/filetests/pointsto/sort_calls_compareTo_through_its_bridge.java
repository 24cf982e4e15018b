// test: pointsto
// The JDK calls the bridge that javac makes, and this the method of the program.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class P {
    static class Item implements Comparable<Item> {
        public int compareTo(Item other) {
            return hashCode() - other.hashCode(); //@ pointsto other
        }
    }

    public static void main(String[] args) {
        List<Item> list = new ArrayList<>();
        list.add(new Item());
        Collections.sort(list); //@ calls
    }
}

/* expected
10 pointsto other
  P.Item at 16
17 calls
  sort:
    JDK Collections.sort
    P.Item.compareTo, called back by Collections.sort
*/
