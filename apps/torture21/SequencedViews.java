// args: 3 a | 10 b | 25 c
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedCollection;
import java.util.SequencedMap;

/** Sequenced collections: reversed views that write through, first and last, putFirst, StringBuilder.repeat. */
public class SequencedViews {
    static int drain(SequencedCollection<Integer> c) {
        int k = 0;
        while (c.size() > 2) {
            k += c.removeFirst() - c.getLast();
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> list = new ArrayList<>();
        LinkedHashSet<Integer> set = new LinkedHashSet<>();
        SequencedMap<String, Integer> map = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            list.reversed().add(i);
            if (i % 3 == 0) {
                set.addFirst(i % 7);
            } else {
                set.addLast(i % 5);
            }
            if (i % 2 == 0) {
                map.putFirst(args[1] + i % 4, i);
            } else {
                map.putLast(args[1] + i % 6, i);
            }
        }
        int total = list.getFirst() * 10;
        for (int x : set.reversed()) {
            total = total * 2 % 1009 + x;
        }
        for (var e : map.reversed().entrySet()) {
            total += e.getValue() * e.getKey().length();
        }
        while (!map.isEmpty()) {
            total += map.pollLastEntry().getValue() % 3;
        }
        total += drain(list.reversed()) + drain(new ArrayDeque<>(List.of(5, n, 9, 1)).reversed());
        StringBuilder b = new StringBuilder().repeat("xy", n % 6);
        for (int i = 0; i < b.length() + list.size(); i++) {
            total++;
        }
        for (int i = 0; i < Math.clamp(total, 0, n); i++) {
            total++;
        }
        System.out.println(total);
    }
}
