// test: pointsto
import java.util.Arrays;

class P {
    static class Item {
        int weight;
    }

    public static void main(String[] args) {
        Item[] sorted = {new Item(), new Item()};
        Item[] other = {new Item()};
        Arrays.sort(sorted, (a, b) -> {
            int less = a.weight - b.weight; //@ pointsto a; pointsto b
            return less;
        });
        System.out.println(other[0]);
    }
}

/* expected
13 pointsto a
  P.Item at 10 #1
  P.Item at 10 #2
13 pointsto b
  P.Item at 10 #1
  P.Item at 10 #2
*/
