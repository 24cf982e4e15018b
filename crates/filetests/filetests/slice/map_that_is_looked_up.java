// test: slice
import java.util.HashMap;
import java.util.Map;

class P {
    public static void main(String[] args) {
        Map<String, Integer> sizes = new HashMap<>();
        Map<String, Integer> others = new HashMap<>();
        for (String arg : args) {
            sizes.put(arg, arg.length());
            others.put(arg, sizes.size());
        }
        int n = sizes.getOrDefault("x", 2);
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(others.get("x"));
        }
    }
}

/* expected
14 slice loop iterations
  7         Map<String, Integer> sizes = new HashMap<>();
  9         for (String arg : args) {
 10             sizes.put(arg, arg.length());
 13         int n = sizes.getOrDefault("x", 2);
 14         for (int i = 0; i < n; i++) {
*/
