// args: 3 to be or not | 10 a b c d e | 25 zz yy xx ww vv uu
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Iteration order of hash collections (fixed by string and integer hashes) decides what is counted. */
public class HashOrder {
    public static void main(String[] args) {
        Map<String, Integer> positions = new HashMap<>();
        for (int i = 0; i < args.length; i++) {
            positions.put(args[i] + i % 3, i);
        }
        int ascending = 0;
        int last = -1;
        for (Map.Entry<String, Integer> e : positions.entrySet()) {
            if (e.getValue() > last) {
                ascending++;
            }
            last = e.getValue();
        }
        Set<Integer> seen = new HashSet<>();
        int x = Integer.parseInt(args[0]);
        int cycle = 0;
        while (seen.add(x)) {
            x = (x * x + 1) % 101;
            cycle++;
        }
        int until = 0;
        for (int s : seen) {
            if (s > 50) {
                break;
            }
            until++;
        }
        String key = "";
        for (String k : positions.keySet()) {
            if (k.compareTo(key) > 0) {
                key = k;
                until += 2;
            }
        }
        System.out.println(ascending + " " + cycle + " " + until + key);
    }
}
