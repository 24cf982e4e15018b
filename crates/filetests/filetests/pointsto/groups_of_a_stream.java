// test: pointsto
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class P {
    static class Item {}

    static class Key {}

    public static void main(String[] args) {
        Map<Key, List<Item>> groups = Stream.of(new Item()).collect(Collectors.groupingBy(i -> new Key()));
        Key key = groups.keySet().iterator().next(); //@ pointsto next()
        Item item = groups.get(key).get(0); //@ pointsto get()
    }
}

/* expected
14 pointsto next()
  P.Item at 13
  P.Key at 13
15 pointsto get()
  ArrayList of groupingBy at 13
  P.Item at 13
  P.Key at 13
*/
