// args: 3 | 10 | 25
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Views and less used collections: entries, sub-maps, iterator removal, unmodifiable views, deques, bit sets. */
public class Collections3 {
    enum Kind {
        LOW, MIDDLE, HIGH
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        TreeMap<Integer, String> tree = new TreeMap<>();
        Map<String, Integer> linked = new LinkedHashMap<>(16, 0.75f, true);
        Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);
        BitSet bits = new BitSet();
        for (int i = 0; i < n; i++) {
            int v = i * 17 % 31;
            tree.put(v, "v" + v);
            linked.put("k" + v % 5, v);
            kinds.merge(v < 10 ? Kind.LOW : v < 20 ? Kind.MIDDLE : Kind.HIGH, v, Integer::sum);
            bits.flip(v % 9);
        }
        int total = tree.headMap(12).size() + bits.cardinality();
        for (Map.Entry<Integer, String> e : tree.tailMap(5, false).entrySet()) {
            if (e.getKey() % 2 == 0) {
                e.setValue(e.getValue() + "!");
            }
        }
        for (Iterator<String> it = tree.values().iterator(); it.hasNext();) {
            if (it.next().endsWith("!")) {
                it.remove();
            }
        }
        List<Integer> values = List.copyOf(linked.values());
        Set<Integer> sorted = Collections.unmodifiableSet(new TreeSet<>(values));
        try {
            sorted.add(1);
        } catch (UnsupportedOperationException e) {
            total++;
        }
        ArrayDeque<Integer> deque = new ArrayDeque<>(values);
        while (deque.size() > 1) {
            deque.addLast(deque.removeFirst() + deque.removeFirst());
        }
        for (int i = 0; i < deque.peek() + tree.size(); i++) {
            total++;
        }
        for (int v : kinds.values()) {
            total += v;
        }
        for (int b = bits.nextSetBit(0); b >= 0; b = bits.nextSetBit(b + 1)) {
            total += b;
        }
        System.out.println(total);
    }
}
