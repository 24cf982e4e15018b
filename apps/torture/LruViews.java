// args: 8 | 18 2 | 36 3
import java.util.*;
import java.util.function.*;

/**
 * LinkedHashMap eviction hooks, access order touched by reads, write-through entries,
 * sub/descending views, IdentityHashMap, WeakHashMap.
 */
public class LruViews {
    static class Lru<K> extends LinkedHashMap<K, Integer> {
        private static final long serialVersionUID = 1;
        int cap, evicted, boost;
        final StringBuilder order = new StringBuilder();

        Lru(int cap) {
            super(4, 0.75f, true);
            this.cap = cap;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, Integer> e) {
            if (size() <= cap) return false;
            evicted++;
            order.append(e.getKey()).append(';');
            if (e.getValue() % 4 == 0) {
                e.setValue(e.getValue() + 1);
                cap++;
                boost++;
                return false;
            } // spared, capacity grows
            if (e.getValue() % 7 == 3) {
                remove(e.getKey());
                return false;
            } // removed by hand
            return true;
        }

        @Override
        public Integer get(Object k) {
            Integer v = super.get(k);
            return v == null ? -1 : v;
        }
    }

    static class Id {
        final int v;
        static int eq;

        Id(int v) {
            this.v = v;
        }

        @Override
        public boolean equals(Object o) {
            eq++;
            return o instanceof Id i && i.v / 2 == v / 2;
        }

        @Override
        public int hashCode() {
            return v / 2;
        }

        @Override
        public String toString() {
            return "#" + v;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Lru<String> lru = new Lru<>(4);
        int misses = 0;
        for (int i = 0; i < n; i++) {
            String k = "k" + i * mode % 9;
            if (lru.get(k) < 0) {
                misses++;
                lru.put(k, i);
            } else lru.merge(k, 1, Integer::sum);
            if (i % 5 == 0) lru.getOrDefault("k1", 0);
            if (i % 6 == 0) lru.containsKey("k2");
            if (i % 7 == 0) lru.putIfAbsent("k3", 3);
        }
        System.out.println(
                lru
                        + " misses="
                        + misses
                        + " evicted="
                        + lru.evicted
                        + " boost="
                        + lru.boost
                        + " order="
                        + lru.order);
        int cme = 0, walked = 0;
        try {
            for (String k : lru.keySet()) {
                walked++;
                lru.get(k);
            }
        } catch (ConcurrentModificationException e) {
            cme++;
        }
        try {
            for (Map.Entry<String, Integer> e : lru.entrySet()) {
                walked += 10;
                e.setValue(e.getValue() * 2);
            }
        } catch (ConcurrentModificationException e) {
            cme += 10;
        }
        System.out.println("cme=" + cme + " walked=" + walked + " values=" + lru.values());

        TreeMap<Integer, String> tm = new TreeMap<>();
        for (int i = 0; i < n; i++) tm.put(i * (mode + 2) % (n + 5), "v" + i);
        NavigableMap<Integer, String> sub = tm.subMap(n / 4, true, 3 * n / 4, false),
                desc = sub.descendingMap();
        int range = 0, steps = 0;
        for (int i = 0; i < n; i++)
            try {
                desc.put(i, "n" + i);
            } catch (IllegalArgumentException e) {
                range++;
            }
        for (Map.Entry<Integer, String> e = desc.pollFirstEntry();
                e != null && steps < n;
                e = desc.higherEntry(e.getKey() - 1)) {
            steps++;
            try {
                e.setValue("x");
            } catch (UnsupportedOperationException x) {
                range += 100;
            }
            if (steps % 2 == 0) desc.remove(e.getKey());
        }
        sub.replaceAll((k, v) -> v.charAt(0) == 'n' ? v + k % 3 : "keep");
        desc.entrySet().removeIf(e -> e.getValue().endsWith("1"));
        NavigableSet<Integer> ks = tm.navigableKeySet().descendingSet().headSet(n / 2, true);
        ks.pollLast();
        Iterator<Integer> it = ks.iterator();
        for (int i = 0; it.hasNext(); i++) {
            int k = it.next();
            if (k % 4 == 1) it.remove();
            else steps += k;
        }
        System.out.println(
                "range="
                        + range
                        + " steps="
                        + steps
                        + " size="
                        + tm.size()
                        + " "
                        + sub.headMap(n / 2).keySet()
                        + " "
                        + tm.ceilingEntry(n / 2));

        Map<Id, Integer> ident = new IdentityHashMap<>(),
                weak = new WeakHashMap<>(),
                hash = new HashMap<>();
        List<Id> strong = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Id id = i % 5 == 4 ? strong.get(i / 2) : new Id(i);
            strong.add(id);
            ident.merge(id, 1, Integer::sum);
            weak.merge(id, 1, Integer::sum);
            hash.put(id, i);
        }
        int twice = 0;
        for (Id s : strong) {
            if (ident.get(s) > 1) twice++;
            if (weak.get(s) > 2) twice += 100;
            if (hash.containsKey(new Id(s.v ^ 1))) twice += 10000;
        }
        int eqBefore = Id.eq;
        boolean same = ident.keySet().equals(hash.keySet()),
                other = hash.keySet().equals(ident.keySet());
        Iterator<Map.Entry<Id, Integer>> wi = weak.entrySet().iterator();
        int sum = 0;
        while (wi.hasNext()) {
            Map.Entry<Id, Integer> e = wi.next();
            sum += e.setValue(e.getValue() + 1);
            if (e.getValue() > 3) wi.remove();
        }
        System.out.println(
                "twice="
                        + twice
                        + " same="
                        + same
                        + other
                        + " sizes="
                        + ident.size()
                        + ","
                        + weak.size()
                        + ","
                        + hash.size()
                        + " sum="
                        + sum
                        + " eq="
                        + (Id.eq > eqBefore));

        // checked / unmodifiable / synchronized wrappers over pollutable raw collections
        List<Object> log = new ArrayList<>();
        List<Integer> base =
                new ArrayList<>() {
                    @Override
                    public boolean add(Integer x) {
                        log.add(x);
                        return super.add(x);
                    }

                    @Override
                    public boolean addAll(Collection<? extends Integer> c) {
                        log.add("all");
                        return super.addAll(c);
                    }
                };
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Object> raw = (List) Collections.checkedList(base, Integer.class);
        List<Integer> ro = Collections.unmodifiableList(base),
                sync = Collections.synchronizedList(base);
        int cc = 0;
        for (int i = 0; i < n; i++) {
            try {
                if (i % 4 == 0) raw.addAll(List.of(i, "s" + i));
                else if (i % 4 == 1) raw.add(i * 1L);
                else if (i % 4 == 2) ro.replaceAll(x -> x + 1);
                else sync.add(i);
            } catch (ClassCastException e) {
                cc++;
            } catch (UnsupportedOperationException e) {
                cc += 100;
            }
        }
        Map<String, List<Integer>> un =
                Collections.unmodifiableMap(new TreeMap<>(Map.of("a", base)));
        un.get("a").add(-1);
        int loops = 0;
        for (Integer x : ro) loops += Math.abs(x);
        for (Map.Entry<String, List<Integer>> e : un.entrySet())
            try {
                e.setValue(null);
            } catch (UnsupportedOperationException x) {
                loops += 1000;
            }
        List<Integer> snap = List.copyOf(ro);
        base.clear();
        System.out.println(
                "cc="
                        + cc
                        + " loops="
                        + loops
                        + " log="
                        + log.size()
                        + " snap="
                        + snap.size()
                        + " ro="
                        + ro.size()
                        + " min="
                        + Collections.min(snap));
    }
}
