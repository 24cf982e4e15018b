// args: 5 | 20 same | 70 mixed
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keys with colliding hash codes let HashMap silently switch from equals() chains to compareTo() tree bins
 * once enough are inserted, and the side effects of both methods decide the later counts.
 */
public class TreeBinSpy {
    static int hashes, equalsCalls, compares;

    static class Key implements Comparable<Key> {
        final int id;
        final int spread;
        Key(int id, int spread) { this.id = id; this.spread = spread; }
        @Override public int hashCode() { hashes++; return id % spread; }
        @Override public boolean equals(Object o) {
            equalsCalls++;
            return o instanceof Key && ((Key) o).id == id;
        }
        @Override public int compareTo(Key o) { compares++; return Integer.compare(id, o.id); }
    }

    /** Changes its hash code after the first query: it gets lost in its map. */
    static final class Slippery extends Key {
        int asked;
        Slippery(int id) { super(id, 4); }
        @Override public int hashCode() { return super.hashCode() + (asked++ > 0 ? 1 : 0); }
    }

    static int fill(Map<Key, Integer> m, int n, int spread) {
        int replaced = 0;
        for (int i = 0; i < n; i++) {
            if (m.put(new Key(i * 7 % n, spread), i) != null) replaced++;
            if (i % 5 == 0) m.computeIfAbsent(new Key(i, spread), k -> -k.id);
            if (i % 6 == 0) m.merge(new Key(i / 2, spread), 1, (a, b) -> a + b > 20 ? null : a + b);
        }
        return replaced;
    }

    static String counters() {
        String s = hashes + "/" + equalsCalls + "/" + (compares > 0 ? "tree" : "list");
        return s;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int spread = args.length > 1 && args[1].equals("same") ? 1 : 3;
        Map<Key, Integer> hm = new HashMap<>(128);
        int replaced = fill(hm, n, spread);
        String c1 = counters();
        int bound = compares > 0 ? compares % 29 + 5 : equalsCalls % 11;
        int acc = 0;
        for (int i = 0; i < bound; i++) {
            Integer v = hm.get(new Key(i, spread));
            if (v == null) acc -= 1;
            else if (v < 0) acc += 3;
            else acc += v;
        }
        compares = 0;
        equalsCalls = 0;
        Map<Key, Integer> chm = new ConcurrentHashMap<>(128);
        replaced += fill(chm, n, spread);
        String c2 = counters();
        int tree = compares > 0 ? 1 : 0;
        while (tree > 0 && chm.size() > 2) {                   // shrink
            Key some = chm.keySet().iterator().next();
            chm.remove(new Key(some.id, spread));
            tree++;
        }
        HashMap<Key, String> lost = new HashMap<>();
        Slippery[] s = new Slippery[n];
        int missing = 0;
        for (int i = 0; i < n; i++) {
            s[i] = new Slippery(i);
            lost.put(s[i], "v" + i);
        }
        for (int i = 0; i < n; i++) if (!lost.containsKey(s[i])) missing++;
        for (Map.Entry<Key, String> e : new HashMap<>(lost).entrySet()) {
            if (lost.remove(e.getKey()) != null) missing += 100;
        }
        Set<Key> a = new LinkedHashSet<>(hm.keySet());
        a.retainAll(chm.keySet());
        System.out.println(replaced + " " + c1 + " " + c2 + " " + bound + " " + acc + " " + tree + " " + missing
            + " " + lost.size() + " " + a.size() + " " + hashes);
    }
}
