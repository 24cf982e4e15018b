// test: slice
// What is removed from the keys is removed from the map.
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class P {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        for (String arg : args) {
            map.put(arg, 1);
        }
        map.keySet().retainAll(List.of("a", "b"));
        for (int i = 0; i < map.size(); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
14 slice loop iterations
  9         Map<String, Integer> map = new HashMap<>();
 10         for (String arg : args) {
 11             map.put(arg, 1);
 13         map.keySet().retainAll(List.of("a", "b"));
 14         for (int i = 0; i < map.size(); i++) {
*/
