// args: 3 2 | 10 3 | 25 4
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Removal through iterators of lists, maps and sets, removeIf, and the exception of removing behind an iterator's back. */
public class IteratorRemoval {
    static int drop(Iterable<Integer> items, int m) {
        int dropped = 0;
        for (Iterator<Integer> it = items.iterator(); it.hasNext();) {
            if (it.next() % m == 0) {
                it.remove();
                dropped++;
            }
        }
        return dropped;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        List<Integer> list = new ArrayList<>();
        Map<Integer, Integer> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            list.add(i * 3);
            map.put(i, n - i);
        }
        List<Integer> linked = new LinkedList<>(list);
        TreeSet<Integer> set = new TreeSet<>(list);
        int total = drop(list, m) + drop(map.values(), m) + drop(linked, m + 1) + drop(set.descendingSet(), 5);
        map.entrySet().removeIf(e -> e.getKey() % 3 == 0);
        int broken = 0;
        try {
            for (int x : linked) {
                broken++;
                if (x > n) {
                    linked.remove(Integer.valueOf(x));
                }
            }
        } catch (ConcurrentModificationException e) {
            broken += 50;
        }
        for (int k : map.keySet()) {
            total += k;
        }
        for (int x : set) {
            total += x % 2;
        }
        for (int i = 0; i < list.size() + linked.size() + broken; i++) {
            total++;
        }
        System.out.println(total);
    }
}
