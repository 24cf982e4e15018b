// test: modref
// A look-up reads keys and values, a question for a key reads keys alone.
import java.util.HashMap;
import java.util.Map;

class P {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        map.put(args[0], 1); //@ modref put
        Object got = map.get(args[1]); //@ modref get
        boolean has = map.containsKey(args[1]); //@ modref containsKey
        System.out.println(got + " " + has);
    }
}

/* expected
9 modref put
  reads HashMap at 8.key
  reads HashMap at 8.state
  reads HashMap at 8.value
  writes HashMap at 8.key
  writes HashMap at 8.state
  writes HashMap at 8.value
10 modref get
  reads HashMap at 8.key
  reads HashMap at 8.state
  reads HashMap at 8.value
11 modref containsKey
  reads HashMap at 8.key
  reads HashMap at 8.state
*/
