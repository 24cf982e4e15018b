// args: 20 7|33 4|12 3
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;

public class ViewMutator {
    static int cme;

    static void edit(List<Integer> view, int k) {
        ListIterator<Integer> it = view.listIterator(view.size());
        while (it.hasPrevious()) {
            int v = it.previous();
            if (v % k == 0) it.remove();
            else if (v % k == 1) { it.set(v * 2); }
            else if (v % k == 2 && it.previousIndex() % 2 == 0) { it.add(-v); it.previous(); }
        }
    }

    static int negatives(Collection<? extends Integer> c) {
        int neg = 0;
        for (int v : c) if (v < 0) neg++;
        return neg;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        List<Integer> base = new ArrayList<>();
        for (int i = 0; i < n; i++) base.add(i);
        List<Integer> frozen = Collections.unmodifiableList(base);
        List<Integer> mid = base.subList(n / 4, n - n / 4);
        List<Integer> inner = mid.subList(1, mid.size() - 1);
        edit(inner, k);
        Collections.reverse(mid);
        inner.subList(0, Math.min(2, inner.size())).clear();
        int[] sizes = {frozen.size(), mid.size(), inner.size(), negatives(frozen)};
        try {
            base.add(99);
            sizes[0] += mid.size(); // the view is stale now
        } catch (ConcurrentModificationException e) {
            cme++;
        }

        TreeMap<Integer, String> tree = new TreeMap<>();
        for (int v : frozen) tree.merge(Math.abs(v), "v", String::concat);
        NavigableMap<Integer, String> head = tree.headMap(n, true);
        NavigableMap<Integer, String> back = head.descendingMap();
        int twice = 0, refused = 0;
        for (Map.Entry<Integer, String> e : back.tailMap(n - k).entrySet()) {
            if (e.getValue().length() > 1) twice++;
            e.setValue(e.getValue() + k);
        }
        back.keySet().removeIf(x -> x % k == 3);
        head.pollFirstEntry();
        for (int i = n - 3; i < n + 3; i++) {
            try {
                head.put(i, "p");
            } catch (IllegalArgumentException e) {
                refused++;
            }
        }
        int lens = 0;
        for (String s : tree.values()) for (int i = 0; i < s.length(); i++) lens += s.charAt(i) == 'v' ? 1 : 10;
        NavigableSet<Integer> keys = tree.navigableKeySet().descendingSet();
        keys.retainAll(Arrays.asList(keys.first(), keys.ceiling(k), keys.lower(n), n));

        Integer[] cells = base.toArray(new Integer[0]);
        List<Integer> asList = Arrays.asList(cells);
        Collections.sort(asList.subList(0, asList.size() / 2), Collections.reverseOrder());
        int falls = 0;
        for (int i = 1; i < cells.length; i++) if (cells[i] < cells[i - 1]) falls++;
        asList.replaceAll(x -> x % 2 == 0 ? -x : x);
        falls += 100 * negatives(Arrays.asList(cells));

        LinkedList<Integer> ll = new LinkedList<>(asList);
        for (Iterator<Integer> d = ll.descendingIterator(); d.hasNext(); ) if (d.next() % k == 0) d.remove();
        int rounds = 0;
        while (ll.size() > 3) {
            try {
                for (Integer v : ll) if (v > 5 || v == ll.getFirst() && rounds > 20) ll.remove(v);
                ll.removeLast();
            } catch (ConcurrentModificationException e) {
                cme++;
            }
            rounds++;
        }
        int copies = 0;
        for (String s : Collections.nCopies(k, "ab")) copies += s.length();
        System.out.println(Arrays.toString(sizes) + " " + twice + " " + refused + " " + lens + " " + tree.keySet());
        System.out.println(falls + " " + ll + " " + rounds + " " + cme + " " + copies + " " + Collections.frequency(frozen, 99));
    }
}
