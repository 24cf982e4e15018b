// test: slice
// A map in the order of access is in another one after another map was compared with it, or after a view of
// it was asked.
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

class P {
    public static void main(String[] args) {
        Map<Integer, String> recent = new LinkedHashMap<>(16, 0.75f, true);
        Map<Integer, String> sorted = new TreeMap<>(Collections.reverseOrder());
        for (int i = 0; i < args.length; i++) {
            recent.put(i, args[i]);
            sorted.put(i, args[i]);
        }
        boolean same = sorted.equals(recent);
        String first = Collections.unmodifiableMap(recent).get(0);
        System.out.println(same + first);
        int eldest = recent.keySet().iterator().next();
        for (int i = 0; i < eldest; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
21 slice loop iterations
 11         Map<Integer, String> recent = new LinkedHashMap<>(16, 0.75f, true);
 12         Map<Integer, String> sorted = new TreeMap<>(Collections.reverseOrder());
 13         for (int i = 0; i < args.length; i++) {
 14             recent.put(i, args[i]);
 15             sorted.put(i, args[i]);
 17         boolean same = sorted.equals(recent);
 18         String first = Collections.unmodifiableMap(recent).get(0);
 20         int eldest = recent.keySet().iterator().next();
 21         for (int i = 0; i < eldest; i++) {
*/
