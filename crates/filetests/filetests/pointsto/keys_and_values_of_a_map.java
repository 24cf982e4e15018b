// test: pointsto
import java.util.HashMap;
import java.util.Map;

class P {
    static class Key {}

    static class Value {}

    public static void main(String[] args) {
        Map<Object, Object> map = new HashMap<>();
        map.put(new Key(), new Value());
        for (Object key : map.keySet()) {
            System.out.println(key); //@ pointsto key
        }
        for (Map.Entry<Object, Object> entry : map.entrySet()) {
            Object first = entry.getKey(); //@ pointsto getKey()
            Object second = entry.getValue(); //@ pointsto getValue()
        }
    }
}

/* expected
14 pointsto key
  P.Key at 12
17 pointsto getKey()
  P.Key at 12
18 pointsto getValue()
  P.Value at 12
*/
