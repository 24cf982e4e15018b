// args: 3 | 17 | 32
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;

/** Iterators that do not fail while the collection changes: what they still show and what not decides how the loops end. */
public class WeaklyConsistent {
    static int skipList(int n) {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        for (int i = 0; i < n; i++) {
            m.put(i * 10, "v" + i);
        }
        NavigableMap<Integer, String> part = m.subMap(5, true, n * 7, false).descendingMap();
        int seen = 0;
        for (Map.Entry<Integer, String> e : part.entrySet()) {
            seen++;
            int k = e.getKey();
            if (k % 20 == 0) {
                m.remove(k - 10);
            } else if (k > 3) {
                m.putIfAbsent(k - 3, "n");
            }
            try {
                e.setValue("z");
            } catch (UnsupportedOperationException x) {
                seen += 100;
            }
            if (seen > 5000) {
                break;
            }
        }
        try {
            part.put(n * 7, "out");
        } catch (IllegalArgumentException e) {
            seen += m.size() * 10_000;
        }
        return seen;
    }

    static int copyOnWrite(int n) {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        for (int i = 0; i < n; i++) {
            l.addIfAbsent(i * i % 7);
        }
        List<Integer> window = l.subList(0, l.size() / 2 + 1);
        int rounds = 0;
        for (Integer v : l) {
            rounds++;
            if (v % 2 == 0) {
                l.add(v + 10);
            } else {
                l.remove(v);
            }
        }
        ListIterator<Integer> it = l.listIterator(l.size());
        while (it.hasPrevious()) {
            Integer v = it.previous();
            l.removeIf(x -> x < v && x % 3 == 0);
            rounds += 10;
        }
        try {
            rounds += window.size() * 1000;
        } catch (java.util.ConcurrentModificationException e) {
            rounds += 50_000;
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            rounds += l.size() * 100;
        }
        return rounds;
    }

    static int hash(int n) {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(64);
        for (int i = 0; i < Math.min(n, 20); i++) {
            m.put(i, i);
        }
        int sum = 0;
        Iterator<Integer> keys = m.keySet().iterator();
        while (keys.hasNext()) {
            int k = keys.next();
            sum += k;
            m.remove(k + 1 + n % 3);
            if (k < 40) {
                m.put(k + 20, -k);
            }
        }
        ConcurrentHashMap.KeySetView<Integer, Integer> view = m.keySet(7);
        view.add(n * 1000);
        return sum * 100 + m.size() + m.get(n * 1000);
    }

    static int queues(int n) {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        ArrayDeque<Integer> a = new ArrayDeque<>();
        q.add(n);
        q.add(n + 1);
        int steps = 0;
        for (Integer v : q) {
            steps++;
            if (v > 1) {
                q.add(v % 2 == 0 ? v / 2 : v * 3 + 1);
            }
            d.addFirst(v);
            a.addLast(v);
        }
        for (Iterator<Integer> i = d.descendingIterator(); i.hasNext(); ) {
            int v = i.next();
            if (v % 3 == 1) {
                i.remove();
                d.addFirst(v * 3);
            }
            steps += d.size() > 200 ? 1000 : 1;
            if (steps > 20_000) {
                break;
            }
        }
        return steps * 1000 + d.size() + a.size();
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 7;
        ConcurrentSkipListSet<Integer> ahead = new ConcurrentSkipListSet<>();
        ahead.add(1);
        ahead.add(2);
        ahead.add(3);
        int shown = 0;
        for (Integer v : ahead) {
            shown++;
            if (v < n * 4) {
                ahead.add(v + 2 + v % 3);
                ahead.add(v - 1);
            }
        }
        System.out.println(shown + " " + ahead.size() + " " + skipList(n) + " " + copyOnWrite(n) + " " + hash(n) + " " + queues(n));
    }
}
