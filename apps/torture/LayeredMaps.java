// args: 3 red | 14 green | 40 blue
import java.util.*;
import java.util.function.*;

/** Maps of the program with parents, counters and defaults: inherited bulk methods of the JDK go through what they override. */
public class LayeredMaps {
    /** Reads fall through to a parent; writes stay here. */
    static class Scope extends AbstractMap<String, Integer> {
        final Map<String, Integer> own = new LinkedHashMap<>();
        final Map<String, Integer> parent;
        int reads;
        int writes;
        int walks;

        Scope(Map<String, Integer> parent) {
            this.parent = parent;
        }

        @Override
        public Integer get(Object key) {
            reads++;
            Integer v = own.get(key);
            return v != null || parent == null ? v : parent.get(key);
        }

        @Override
        public Integer put(String key, Integer value) {
            writes++;
            return own.put(key, value);
        }

        @Override
        public boolean containsKey(Object key) {
            return own.containsKey(key) || parent != null && parent.containsKey(key);
        }

        @Override
        public Set<Entry<String, Integer>> entrySet() {
            walks++;
            return new AbstractSet<>() {
                @Override
                public Iterator<Entry<String, Integer>> iterator() {
                    Iterator<Entry<String, Integer>> here = own.entrySet().iterator();
                    return new Iterator<>() {
                        @Override
                        public boolean hasNext() {
                            return here.hasNext();
                        }

                        @Override
                        public Entry<String, Integer> next() {
                            return here.next();
                        }

                        @Override
                        public void remove() {
                            writes += 10;
                            here.remove();
                        }
                    };
                }

                @Override
                public int size() {
                    return own.size();
                }
            };
        }
    }

    /** Ordinary maps with one method changed, which others of the same class call or do not. */
    static class Audited<V> extends HashMap<String, V> {
        private static final long serialVersionUID = 1;
        int puts;
        int merges;

        @Override
        public V put(String key, V value) {
            puts++;
            return super.put(key, value);
        }

        @Override
        public V merge(String key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            merges++;
            return super.merge(key, value, (a, b) -> {
                puts += 100;
                return f.apply(a, b);
            });
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Scope global = new Scope(null);
        Scope local = new Scope(global);
        for (int i = 0; i < n; i++) {
            (i % 3 == 0 ? global : local).merge("k" + i % 5, i, (a, b) -> a + b > 60 ? null : a + b);
        }
        int found = 0;
        for (int i = 0; i < 5; i++) {
            found += local.getOrDefault("k" + i, -1) > 3 ? 1 : 0;
        }
        int made = local.computeIfAbsent(args[1], k -> k.length() * n);
        local.computeIfPresent("k1", (k, v) -> v % 2 == 0 ? null : v * 2);
        local.compute("k2", (k, v) -> v == null ? 7 : v + 1);
        local.replaceAll((k, v) -> v + k.length());
        local.putIfAbsent("late", 5);
        int values = 0;
        for (int v : local.values()) {
            values += v % 10;
        }
        boolean dropped = local.values().removeIf(v -> v % 3 == 0);
        local.keySet().retainAll(Set.of("k0", "k1", "k2", "k4", args[1]));
        boolean removed = local.entrySet().remove(Map.entry("k2", 3));
        int equal = local.equals(new HashMap<>(local)) ? 1 : 0;
        int hash = Math.abs(local.hashCode() % 50);
        Audited<Integer> audited = new Audited<>();
        audited.putAll(local);
        audited.put("x", n);
        for (int i = 0; i < n; i++) {
            audited.merge("m" + i % 4, 1, Integer::sum);
        }
        audited.putIfAbsent("y", 1);
        new TreeMap<>(audited).forEach((k, v) -> audited.computeIfPresent(k, (a, b) -> b > 5 ? b - 5 : null));
        Map<String, Integer> copy = new Audited<>();
        copy.putAll(audited);
        int steps = 0;
        for (int i = made + values + hash + audited.size() * 3; i > 0; i -= 2) {
            steps++;
        }
        int order = 0;
        for (String k : new TreeSet<>(copy.keySet())) {
            if (k.startsWith("m")) {
                order += audited.get(k);
            }
        }
        System.out.println(steps + " " + found + " " + dropped + removed + equal + " " + order + " " + local.reads + " " + local.writes + " " + local.walks
            + " " + global.reads + " " + audited.puts + " " + audited.merges);
    }
}
