// test: pointsto
import java.util.TreeMap;

class P {
    static class Key implements Comparable<Key> {
        public int compareTo(Key other) {
            return 0; //@ reached
        }
    }

    public static void main(String[] args) {
        TreeMap<Key, Object> map = new TreeMap<>();
        map.put(new Key(), new int[1]); //@ calls put
        Key first = map.firstKey(); //@ pointsto first
        Object value = map.firstEntry().getValue(); //@ pointsto getValue()
    }
}

/* expected
7 reached
  yes
13 calls put
  put:
    JDK TreeMap.put
    P.Key.compareTo, called back by TreeMap.put
14 pointsto first
  P.Key at 13
15 pointsto getValue()
  int[] at 13
*/
