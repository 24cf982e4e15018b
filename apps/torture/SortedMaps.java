// args: 3 k | 10 m zz | 25 q a j
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

/** TreeMap with a comparator of the program, its views, floor and ceiling, polling, descending order. */
public class SortedMaps {
    static int compared;

    static class ByLast implements Comparator<String> {
        @Override
        public int compare(String a, String b) {
            compared++;
            int c = a.charAt(a.length() - 1) - b.charAt(b.length() - 1);
            return c != 0 ? c : a.length() - b.length();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        NavigableMap<String, Integer> map = new TreeMap<>(new ByLast());
        for (int i = 0; i < n; i++) {
            String key = args[i % args.length] + (char) ('a' + i % 5);
            map.merge(key, i, Math::max);
        }
        TreeMap<Integer, String> tree = new TreeMap<>(Collections.reverseOrder());
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            tree.put(e.getValue() % 7, e.getKey());
            e.setValue(e.getValue() + 1);
        }
        int total = 0;
        SortedMap<String, Integer> head = map.headMap("c");
        for (int v : head.values()) {
            total += v;
        }
        String at = map.firstKey();
        while (at != null) {
            at = map.higherKey(at);
            total++;
        }
        if (map.floorEntry("xb") != null) {
            total += map.floorEntry("xb").getValue();
        }
        while (tree.size() > 1) {
            total += tree.pollFirstEntry().getKey();
        }
        for (String s : map.descendingMap().keySet()) {
            if (s.length() == 2) {
                total += 3;
            }
        }
        for (int i = 0; i < compared; i += 4) {
            total++;
        }
        System.out.println(total + " " + head.size());
    }
}
