// test: pointsto
// A comparator of the JDK calls the functions that it was made of.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class P {
    static class Item {
        Integer weight() {
            return 1; //@ reached
        }

        String name() {
            return "x"; //@ reached
        }

        String other() {
            return "y"; //@ reached
        }
    }

    public static void main(String[] args) {
        List<Item> list = new ArrayList<>();
        list.add(new Item());
        Comparator<Item> unused = Comparator.comparing(Item::other);
        list.sort(Comparator.comparing(Item::weight).thenComparing(Item::name));
    }
}

/* expected
10 reached
  yes
14 reached
  yes
18 reached
  no
*/
