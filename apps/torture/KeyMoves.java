// args: 5 abc | 14 hello | 40 mississippi
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Own B-tree, pairing heap with decrease-key, open-addressing map with tombstones, ring buffer and interval set, each behind JDK interfaces and used through views. */
public class KeyMoves {
    static class BTree<K extends Comparable<? super K>, V> extends AbstractMap<K, V> {
        static final int T = 2; int splits, compares, size, mods;
        class Node { Object[] ks = new Object[2 * T - 1], vs = new Object[2 * T - 1]; Node[] kids; int n; @SuppressWarnings("unchecked") int find(K k) { int i = 0; while (i < n) { compares++; int c = k.compareTo((K) ks[i]); if (c == 0) return i; if (c < 0) break; i++; } return ~i; } }
        Node root = new Node();
        @Override @SuppressWarnings("unchecked") public V put(K k, V v) {
            Node at = root;
            if (at.n == 2 * T - 1) { Node r = new Node(); r.kids = (Node[]) java.lang.reflect.Array.newInstance(at.getClass(), 2 * T); r.kids[0] = at; split(r, 0); root = at = r; }
            for (;;) {
                int i = at.find(k);
                if (i >= 0) { V old = (V) at.vs[i]; at.vs[i] = v; return old; }
                i = ~i;
                if (at.kids == null) { System.arraycopy(at.ks, i, at.ks, i + 1, at.n - i); System.arraycopy(at.vs, i, at.vs, i + 1, at.n - i); at.ks[i] = k; at.vs[i] = v; at.n++; size++; mods++; return null; }
                Node kid = at.kids[i];
                if (kid.n == 2 * T - 1) { split(at, i); continue; }
                at = kid;
            }
        }
        void split(Node p, int i) {
            splits++;
            Node l = p.kids[i], r = new Node();
            r.n = T - 1;
            for (int j = 0; j < T - 1; j++) { r.ks[j] = l.ks[j + T]; r.vs[j] = l.vs[j + T]; l.ks[j + T] = l.vs[j + T] = null; }
            if (l.kids != null) { r.kids = l.kids.clone(); Arrays.fill(r.kids, null); for (int j = 0; j < T; j++) { r.kids[j] = l.kids[j + T]; l.kids[j + T] = null; } }
            l.n = T - 1;
            for (int j = p.n; j > i; j--) { p.kids[j + 1] = p.kids[j]; p.ks[j] = p.ks[j - 1]; p.vs[j] = p.vs[j - 1]; }
            p.kids[i + 1] = r; p.ks[i] = l.ks[T - 1]; p.vs[i] = l.vs[T - 1]; l.ks[T - 1] = l.vs[T - 1] = null; p.n++;
        }
        @Override public Set<Entry<K, V>> entrySet() {
            return new AbstractSet<>() {
                @Override public int size() { return size; }
                @Override public Iterator<Entry<K, V>> iterator() {
                    Deque<Map.Entry<Node, int[]>> st = new ArrayDeque<>(); int expect = mods;
                    for (Node x = root; x != null; x = x.kids == null ? null : x.kids[0]) st.push(Map.entry(x, new int[1]));
                    return new Iterator<>() {
                        @Override public boolean hasNext() { while (!st.isEmpty() && st.peek().getValue()[0] >= st.peek().getKey().n) st.pop(); return !st.isEmpty(); }
                        @Override @SuppressWarnings("unchecked") public Entry<K, V> next() {
                            if (!hasNext()) throw new NoSuchElementException();
                            if (expect != mods) throw new ConcurrentModificationException();
                            Node x = st.peek().getKey(); int i = st.peek().getValue()[0]++;
                            if (x.kids != null) for (Node c = x.kids[i + 1]; c != null; c = c.kids == null ? null : c.kids[0]) st.push(Map.entry(c, new int[1]));
                            return new SimpleEntry<>((K) x.ks[i], (V) x.vs[i]) { @Override public V setValue(V v) { x.vs[i] = v; return super.setValue(v); } };
                        }
                    };
                }
            };
        }
    }
    static class Heap<E> extends AbstractQueue<E> {
        static class N<E> { E e; N<E> kid, next, prev; N(E e) { this.e = e; } }
        final Comparator<? super E> cmp; N<E> root; int size, links;
        Heap(Comparator<? super E> c) { cmp = c; }
        N<E> link(N<E> a, N<E> b) { if (a == null) return b; if (b == null) return a; links++; if (cmp.compare(b.e, a.e) < 0) { N<E> t = a; a = b; b = t; } b.next = a.kid; if (a.kid != null) a.kid.prev = b; b.prev = a; a.kid = b; a.next = null; return a; }
        N<E> push(E e) { N<E> n = new N<>(e); root = link(root, n); size++; return n; }
        @Override public boolean offer(E e) { push(e); return true; }
        @Override public E peek() { return root == null ? null : root.e; }
        @Override public E poll() {
            if (root == null) return null;
            E e = root.e; size--;
            List<N<E>> ks = new ArrayList<>();
            for (N<E> k = root.kid; k != null; ) { N<E> nx = k.next; k.next = k.prev = null; ks.add(k); k = nx; }
            N<E> r = null;
            for (int i = 0; i + 1 < ks.size(); i += 2) ks.set(i / 2, link(ks.get(i), ks.get(i + 1)));
            int half = ks.size() / 2;
            if (ks.size() % 2 == 1) { ks.set(half, ks.get(ks.size() - 1)); half++; }
            while (half-- > 0) r = link(ks.get(half), r);
            root = r;
            return e;
        }
        void decrease(N<E> n) { if (n == root) return; if (n.prev.kid == n) n.prev.kid = n.next; else n.prev.next = n.next; if (n.next != null) n.next.prev = n.prev; n.next = n.prev = null; root = link(root, n); }
        @Override public int size() { return size; }
        @Override public Iterator<E> iterator() { List<E> l = new ArrayList<>(); walk(root, l::add); return l.iterator(); }
        void walk(N<E> n, Consumer<E> c) { for (; n != null; n = n.next) { c.accept(n.e); walk(n.kid, c); } }
    }
    static class Open extends AbstractMap<String, Integer> {
        private static final Object DEAD = new Object(); Object[] ks = new Object[8]; int[] vs = new int[8]; int used, live, probes, rehashes;
        int slot(Object k, boolean add) { int i = (k.hashCode() * 31) & (ks.length - 1), dead = -1; for (;; i = (i + 1) & (ks.length - 1)) { probes++; if (ks[i] == null) return add && dead >= 0 ? dead : add ? i : -1; if (ks[i] == DEAD) { if (dead < 0) dead = i; } else if (ks[i].equals(k)) return i; } }
        @Override public Integer put(String k, Integer v) { if ((used + 1) * 3 > ks.length * 2) rehash(); int i = slot(k, true); Integer old = ks[i] == null || ks[i] == DEAD ? null : (Integer) vs[i]; if (old == null) { if (ks[i] == null) used++; live++; } ks[i] = k; vs[i] = v; return old; }
        void rehash() { rehashes++; Object[] ok = ks; int[] ov = vs; ks = new Object[live * 4 + 4 < ok.length ? ok.length : ok.length * 2]; vs = new int[ks.length]; used = live = 0; for (int i = 0; i < ok.length; i++) if (ok[i] instanceof String s) put(s, ov[i]); }
        @Override public Integer get(Object k) { int i = slot(k, false); return i < 0 ? null : (Integer) vs[i]; }
        @Override public Integer remove(Object k) { int i = slot(k, false); if (i < 0) return null; ks[i] = DEAD; live--; return vs[i]; }
        @Override public boolean containsKey(Object k) { return slot(k, false) >= 0; }
        @Override public Set<Entry<String, Integer>> entrySet() { Set<Entry<String, Integer>> s = new LinkedHashSet<>(); for (int i = 0; i < ks.length; i++) if (ks[i] instanceof String k) s.add(Map.entry(k, vs[i])); return s; }
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]); String w = args[1];
        BTree<String, Integer> b = new BTree<>();
        for (int i = 0; i < n; i++) b.merge(w.substring(i % w.length()) + i % 9, i, Integer::sum);
        b.replaceAll((k, v) -> k.length() % 2 == 0 ? v : -v);
        int t = 0;
        try { for (Map.Entry<String, Integer> e : b.entrySet()) { t = t * 7 + e.getValue(); if (t % 13 == 5) b.put(e.getKey() + "x", 1); else e.setValue(t & 3); } } catch (ConcurrentModificationException e) { t ^= 77; }
        int sum = b.values().stream().mapToInt(v -> v).sum();
        Heap<int[]> h = new Heap<>(Comparator.comparingInt(a -> a[0]));
        List<Heap.N<int[]>> ns = new ArrayList<>();
        for (int i = 0; i < n; i++) ns.add(h.push(new int[] {i * 37 % 53 + 10, i}));
        for (int i = 0; i < n; i += 3) { Heap.N<int[]> x = ns.get(i); x.e[0] -= i % 20; h.decrease(x); }
        int out = 0, last = Integer.MIN_VALUE;
        while (h.size() > n / 4) { int[] e = h.remove(); if (e[0] < last) out += 10000; last = e[0]; out = out * 3 + e[1]; }
        for (int[] e : h) out ^= e[0];
        Open o = new Open();
        for (int i = 0; i < n * 2; i++) { String k = w.charAt(i % w.length()) + "" + i % 11; if (i % 3 == 2) o.remove(k); else o.merge(k, i, (x, y) -> x > y ? null : y); }
        int p = 0;
        for (String k : o.keySet()) { if (o.containsKey(k)) p += o.get(k); }
        o.values().removeIf(v -> v > 1000);
        System.out.println(t + " " + sum + " " + b.splits + " " + b.compares + " " + b.size() + " " + out + " " + h.links + " " + p + " " + o.live + " " + o.probes + " " + o.rehashes + " " + o.equals(new HashMap<>(o)));
    }
}
