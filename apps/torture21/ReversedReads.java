// args: 0|1
import java.util.*;
/** Maps in the order of access that are read through views of them. */
public class ReversedReads {
    static LinkedHashMap<Integer, Integer> map() { LinkedHashMap<Integer, Integer> m = new LinkedHashMap<>(16, .75f, true); m.put(1, 1); m.put(2, 2); m.put(3, 3); return m; }
    public static void main(String[] args) {
        boolean n = args[0].equals("0");
        LinkedHashMap<Integer, Integer> a = map(), b = map(), c = map(), d = map(), e = map(), f = map(), g = map();
        if (n) a.reversed().get(1);
        int first = a.firstEntry().getKey();
        if (n) b.reversed().getOrDefault(1, 7);
        int second = b.firstEntry().getKey();
        if (n) c.reversed().merge(1, 5, Integer::sum);
        int third = c.firstEntry().getKey();
        if (n) d.reversed().replace(1, 5);
        int fourth = d.firstEntry().getKey();
        if (n) e.replace(1, 5);
        int fifth = e.firstEntry().getKey();
        if (n) f.reversed().reversed().get(1);
        int sixth = f.keySet().iterator().next();
        if (n) Collections.unmodifiableSequencedMap(g.reversed()).get(1);
        int seventh = g.keySet().iterator().next();
        System.out.println(first + " " + second + " " + third + " " + fourth + " " + fifth + " " + sixth + " " + seventh);
    }
}
