// args: 10 3|23 4|36 5
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;

public class SequencedViewEdits {
    static int refused;

    /** A list that remembers what is asked of it; reversed() is inherited. */
    static class Spy extends ArrayList<Integer> {
        int firsts, adds;
        @Override public Integer getFirst() { firsts++; return super.getFirst(); }
        @Override public void add(int i, Integer v) { adds++; super.add(i, v); }
        @Override public boolean add(Integer v) { adds += 100; return super.add(v); }
    }

    static <T> int rotate(SequencedCollection<T> c, int times) {
        int done = 0;
        for (int i = 0; i < times; i++) {
            try {
                T t = c.removeFirst();
                c.addLast(t);
                done++;
            } catch (NoSuchElementException | UnsupportedOperationException e) {
                refused++;
            }
        }
        return done;
    }

    static class Window<E> extends LinkedHashSet<E> { // oldest out; re-adding moves to the end
        final int cap;
        int dropped;
        Window(int cap) { this.cap = cap; }
        @Override public boolean add(E e) {
            addLast(e);
            while (size() > cap) { removeFirst(); dropped++; }
            return true;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        Spy spy = new Spy();
        List<Integer> back = spy.reversed();
        for (int i = 0; i < n; i++) {
            if (i % k == 0) back.add(i); // goes to the front of spy
            else back.addFirst(i * 2);
            if (i % 7 == 6) back.reversed().removeLast();
        }
        back.subList(0, k).replaceAll(x -> -x);
        back.sort(null);
        int descents = 0, negative = 0;
        for (int i = 1; i < spy.size(); i++) if (spy.get(i) < spy.get(i - 1)) descents++;
        for (Iterator<Integer> it = back.iterator(); it.hasNext(); ) if (it.next() < 0) { negative++; it.remove(); }
        Deque<Integer> deque = new ArrayDeque<>(spy.reversed().reversed().reversed());
        TreeSet<Integer> tree = new TreeSet<>(spy);
        Window<Integer> window = new Window<>(k);
        for (int i = 0; i < n; i++) window.add(i * i % (k + 2));
        int turned = 0;
        for (SequencedCollection<Integer> c : List.of(deque, deque.reversed(), tree.reversed(), window.reversed(), spy,
                Collections.unmodifiableSequencedCollection(spy))) turned += rotate(c, n % 7 + 1);
        SequencedSet<Integer> rev = window.reversed();
        StringBuilder seq = new StringBuilder();
        for (int v : rev) { if (seq.length() < 6) seq.append(v); turned += 100; }

        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        SequencedMap<String, Integer> pam = map.reversed();
        for (int i = 0; i < n; i++) {
            String key = "k" + i % (k * 2);
            switch (i % 4) {
                case 0 -> map.putFirst(key, i);
                case 1 -> pam.putFirst(key, i); // last
                case 2 -> map.merge(key, i, Integer::sum);
                default -> { if (pam.size() > k) pam.pollLastEntry(); }
            }
        }
        Map.Entry<String, Integer> last = pam.firstEntry();
        int snapshots = 0;
        try { last.setValue(0); } catch (UnsupportedOperationException e) { snapshots++; }
        for (Map.Entry<String, Integer> e : pam.sequencedEntrySet().reversed()) if (e.setValue(e.getValue() + 1) > n) snapshots += 10;
        pam.sequencedKeySet().removeFirst();
        int sum = 0, pos = 0;
        for (int v : map.sequencedValues().reversed()) sum += v * ++pos;
        TreeMap<Integer, String> tm = new TreeMap<>();
        for (int i = 0; i < n; i++) tm.put(i * 5 % n, "t" + i);
        int polled = 0;
        SequencedMap<Integer, String> tail = tm.tailMap(k, false).reversed();
        while (!tail.isEmpty() && tail.pollFirstEntry().getKey() > n / 2) polled++;
        try { tail.putLast(1, ""); } catch (UnsupportedOperationException e) { refused += 1000; }
        Collection<Integer> keys = tm.reversed().sequencedKeySet();
        for (int x : keys) for (int j = x; j > 0; j /= k) polled += 100;
        System.out.println(descents + " " + negative + " " + spy.firsts + " " + spy.adds + " " + turned + " " + refused + " " + window.dropped + " " + seq);
        System.out.println(last + " " + snapshots + " " + sum + " " + map + " " + polled + " " + tail.size() + " " + deque.peekFirst());
    }
}
