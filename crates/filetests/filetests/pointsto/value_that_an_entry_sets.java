// test: pointsto
import java.util.HashMap;
import java.util.Map;

class P {
    static class A {}

    static class B {}

    public static void main(String[] args) {
        Map<String, Object> map = new HashMap<>();
        map.put("x", new A());
        for (Map.Entry<String, Object> entry : map.entrySet()) {
            entry.setValue(new B());
        }
        Object x = map.get("x"); //@ pointsto x
    }
}

/* expected
16 pointsto x
  P.A at 12
  P.B at 14
*/
