// args: 3 | 8
import java.util.*;

/** A map in access order and what asks it in passing. */
public class LruOthers {
    static Map<Integer, String> lru(int n) { Map<Integer, String> l = new LinkedHashMap<>(16, 0.75f, true); for (int i = 0; i < n; i++) l.put(i, "v"); return l; }
    static Map<Integer, String> down(int n) { Map<Integer, String> l = new TreeMap<>(Comparator.reverseOrder()); for (int i = 0; i < n; i++) l.put(i, "v"); return l; }
    static int first(Map<Integer, String> l) { return l.keySet().iterator().next(); }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Map<Integer, String> a = lru(n); Objects.equals(down(n), a); int fa = first(a); for (int i = 0; i < fa; i++) n += 2;
        n = Integer.parseInt(args[0]);
        Map<Integer, String> b = lru(n); Map.entry(1, down(n)).equals(Map.entry(1, b)); int fb = first(b); for (int i = 0; i < fb; i++) n += 2;
        n = Integer.parseInt(args[0]);
        Map<Integer, String> c = lru(n); List.of(down(n)).contains(c); int fc = first(c); for (int i = 0; i < fc; i++) n += 2;
        n = Integer.parseInt(args[0]);
        Map<Integer, String> d = lru(n); down(n).equals(Collections.unmodifiableMap(d)); int fd = first(d); for (int i = 0; i < fd; i++) n += 2;
        n = Integer.parseInt(args[0]);
        Map<Integer, String> e = lru(n); Collections.unmodifiableMap(down(n)).equals(e); int fe = first(e); for (int i = 0; i < fe; i++) n += 2;
        n = Integer.parseInt(args[0]);
        Map<Integer, String> f = lru(n); Optional.of(down(n)).equals(Optional.of(f)); int ff = first(f); for (int i = 0; i < ff; i++) n += 2;
        n = Integer.parseInt(args[0]);
        Map<Integer, String> g = lru(n); Arrays.asList(5, down(n)).indexOf(g); int fg = first(g); for (int i = 0; i < fg; i++) n += 2;
        n = Integer.parseInt(args[0]);
        Map<Integer, String> h = lru(n); new HashMap<>(h).equals(h); h.equals(down(n)); int fh = first(h); for (int i = 0; i < fh; i++) n += 2;
        record R(Map<Integer, String> m) {}
        n = Integer.parseInt(args[0]);
        Map<Integer, String> k = lru(n); new R(down(n)).equals(new R(k)); int fk = first(k); for (int i = 0; i < fk; i++) n += 2;
        Map<Integer, String> m = lru(n); Collections.unmodifiableMap(m).get(0); int fm = first(m); for (int i = 0; i < fm; i++) n += 2;
        Map<Integer, String> o = lru(n); Collections.synchronizedMap(o).getOrDefault(0, ""); int fo = first(o); for (int i = 0; i < fo; i++) n += 2;
        Map<Integer, String> p = lru(n); p.replaceAll((x, y) -> y + x); p.forEach((x, y) -> { }); int fp = first(p); for (int i = 0; i < fp; i++) n += 2;
        System.out.println(n + " " + fa + fb + fc + fd + fe + ff + fg + fh + fk + fm + fo + fp);
    }
}
