// test: pointsto
// A map of the JDK asks the class of the program below it.
import java.util.LinkedHashMap;
import java.util.Map;

class P {
    static class Value {}

    static class Cache extends LinkedHashMap<String, Value> {
        protected boolean removeEldestEntry(Map.Entry<String, Value> eldest) {
            Value value = eldest.getValue();
            System.out.println(value); //@ pointsto value
            return size() > 3;
        }
    }

    public static void main(String[] args) {
        Cache cache = new Cache();
        cache.put(args[0], new Value()); //@ calls put
    }
}

/* expected
12 pointsto value
  P.Value at 19
19 calls put
  put:
    JDK P.Cache.put
    P.Cache.removeEldestEntry, called back by P.Cache.put
*/
