// test: pointsto
import java.util.HashMap;
import java.util.Map;

class P {
    static class Made {}

    public static void main(String[] args) {
        Map<String, Object> map = new HashMap<>();
        Object got = map.computeIfAbsent(args[0], key -> new Made()); //@ pointsto got; calls computeIfAbsent
        Object again = map.get(args[0]); //@ pointsto again
    }
}

/* expected
10 pointsto got
  P.Made at 10
10 calls computeIfAbsent
  computeIfAbsent:
    JDK HashMap.computeIfAbsent
    P.lambda$main$0, called back by HashMap.computeIfAbsent
11 pointsto again
  P.Made at 10
*/
