// args: 3 | 8 shift | 15 drop
import java.util.*;

/**
 * AbstractMap's inherited containsKey, get, remove, equals and hashCode run through an overridden entrySet
 * iterator that rotates its start at every call, so the number of steps of one query depends on all
 * previous ones.
 */
public class AbsMapShadow {
    static int steps;

    static class RingMap extends AbstractMap<String, Integer> {
        private final ArrayList<String> ks = new ArrayList<>();
        private final ArrayList<Integer> vs = new ArrayList<>();
        private int rotate;
        private final int stride;

        RingMap(int stride) { this.stride = stride; }

        @Override public Integer put(String k, Integer v) {
            int at = ks.indexOf(k);
            if (at >= 0) return vs.set(at, v);
            ks.add(k);
            vs.add(v);
            return null;
        }

        @Override public Set<Map.Entry<String, Integer>> entrySet() {
            return new AbstractSet<>() {
                @Override public int size() { return ks.size(); }
                @Override public Iterator<Map.Entry<String, Integer>> iterator() {
                    rotate += stride;
                    return new Walk(ks.isEmpty() ? 0 : rotate % ks.size());
                }
            };
        }

        class Walk implements Iterator<Map.Entry<String, Integer>> {
            int pos, left = ks.size(), last = -1;
            Walk(int from) { pos = from; }
            @Override public boolean hasNext() { return left > 0; }
            @Override public Map.Entry<String, Integer> next() {
                if (left-- <= 0) throw new NoSuchElementException();
                steps++;
                last = pos;
                pos = (pos + 1) % ks.size();
                final int here = last;
                return new AbstractMap.SimpleEntry<>(ks.get(here), vs.get(here)) {
                    @Override public Integer setValue(Integer v) {
                        vs.set(here, v);
                        return super.setValue(v);
                    }
                };
            }
            @Override public void remove() {
                ks.remove(last);
                vs.remove(last);
                if (pos > last) pos--;
                if (!ks.isEmpty()) pos %= ks.size();
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "plain";
        RingMap m = new RingMap(mode.equals("shift") ? 3 : 1);
        for (int i = 0; i < n; i++) m.put("k" + i, i * i);          // own put: no steps
        int found = 0;
        for (int i = 0; i < n + 3; i++) if (m.containsKey("k" + i)) found++;
        int afterContains = steps;
        m.replaceAll((k, v) -> v + k.length());                      // Map default: setValue on entries
        int sum = 0;
        for (int v : m.values()) sum += v;                           // cached view of entrySet
        if (mode.equals("drop")) {
            m.keySet().removeIf(k -> k.charAt(k.length() - 1) % 2 == 0);
            m.values().remove(3 + "k1".length());
        }
        Map<String, Integer> copy = new TreeMap<>(m);
        boolean same = m.equals(copy) && copy.equals(m);
        int h = m.hashCode() == copy.hashCode() ? 1 : 0;
        m.remove("k" + (n / 2));
        m.merge("k0", 100, Integer::sum);
        int bound = steps % 23 + m.getOrDefault("k1", 5) % 7;
        int acc = 0;
        for (int i = 0; i < bound; i++) {
            if (m.containsValue(i)) acc += 10;
            acc += steps & 1;
        }
        System.out.println(found + " " + afterContains + " " + sum + " " + same + " " + h + " " + bound + " " + acc + " " + steps + " " + m.size());
    }
}
