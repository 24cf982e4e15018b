// test: pointsto
// A hash map asks the keys that it has, and the one that is looked for.
import java.util.HashMap;
import java.util.Map;

class P {
    static class Key {
        public int hashCode() {
            return 1;
        }

        public boolean equals(Object other) {
            return other instanceof Key; //@ pointsto other
        }
    }

    static class Value {
        public int hashCode() {
            return 2; //@ reached
        }
    }

    public static void main(String[] args) {
        Map<Key, Value> map = new HashMap<>();
        map.put(new Key(), new Value());
        Value got = map.get(new Key()); //@ pointsto got; calls get
    }
}

/* expected
13 pointsto other
  P.Key at 25
19 reached
  no
26 pointsto got
  P.Value at 25
26 calls get
  get:
    JDK HashMap.get
    P.Key.equals, called back by HashMap.get
    P.Key.hashCode, called back by HashMap.get
*/
