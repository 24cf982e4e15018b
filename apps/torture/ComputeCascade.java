// args: 8 | 17 2 | 35 3
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/** Map callbacks that re-enter the map: CME, recursive update, null results, remapping chains. */
public class ComputeCascade {
    static int unboxed, cme, recursive, depthMax;

    static long fib(Map<Integer, Long> memo, int k, int depth) {
        depthMax = Math.max(depthMax, depth);
        if (k < 2) return k;
        try {
            return memo.computeIfAbsent(
                    k, q -> fib(memo, q - 1, depth + 1) + fib(memo, q - 2, depth + 1));
        } catch (ConcurrentModificationException e) {
            cme++;
            Long have = memo.get(k);
            if (have != null) return have;
            long v = fib(memo, k - 1, depth + 1) + fib(memo, k - 2, depth + 1);
            memo.put(k, v);
            return v;
        }
    }

    /** A map written over AbstractMap: every default method runs through get/put below. */
    static class Spy extends AbstractMap<String, Integer> {
        final LinkedHashMap<String, Integer> d = new LinkedHashMap<>();
        int gets, puts;

        @Override
        public Integer get(Object k) {
            gets++;
            return d.get(k);
        }

        @Override
        public Integer put(String k, Integer v) {
            puts++;
            return d.put(k, v);
        }

        @Override
        public boolean containsKey(Object k) {
            return gets % 3 != 0 && d.containsKey(k);
        }

        @Override
        public Set<Entry<String, Integer>> entrySet() {
            return new AbstractSet<>() {
                public int size() {
                    return d.size();
                }

                public Iterator<Entry<String, Integer>> iterator() {
                    Iterator<Entry<String, Integer>> it = d.entrySet().iterator();
                    return new Iterator<>() {
                        public boolean hasNext() {
                            return it.hasNext();
                        }

                        public Entry<String, Integer> next() {
                            Entry<String, Integer> e = it.next();
                            return new SimpleEntry<>(e) {
                                @Override
                                public Integer setValue(Integer v) {
                                    puts += 10;
                                    return d.put(getKey(), v);
                                }
                            };
                        }

                        public void remove() {
                            it.remove();
                        }
                    };
                }
            };
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Map<Integer, Long> hash = new HashMap<>(64), linked = new LinkedHashMap<>();
        Map<Integer, Long> tree = new TreeMap<>();
        long f = fib(hash, n, 0);
        System.out.println("hash " + f + " cme=" + (cme > 0) + " size=" + hash.size());
        f = fib(linked, n / 2 + 2, 0);
        System.out.println("linked " + f + " keys=" + linked.keySet());

        ConcurrentHashMap<Integer, Integer> chm = new ConcurrentHashMap<>();
        for (int i = 0; i < n; i++) {
            int key = i * mode % 9;
            try {
                chm.computeIfAbsent(
                        key,
                        k -> k % 4 == 3 ? chm.computeIfAbsent(k, z -> 5) : Integer.valueOf(k * 2));
            } catch (IllegalStateException e) {
                recursive++;
                chm.put(key, -recursive);
            }
            chm.computeIfPresent(key, (k, v) -> v > 12 ? null : v + 1);
        }
        int left = 0;
        for (int v : new TreeMap<>(chm).values()) left += v;
        System.out.println("chm size=" + chm.size() + " left=" + left + " recursive=" + recursive);

        Spy spy = new Spy();
        BiFunction<Integer, Integer, Integer> wipe = (a, b) -> (a + b) % 5 == 0 ? null : a + b;
        for (int i = 0; i < n; i++) {
            String k = "k" + i % 6;
            try {
                switch (i % 4) {
                    case 0 -> spy.merge(k, i, wipe);
                    case 1 -> spy.putIfAbsent(k, i);
                    case 2 ->
                            spy.compute(
                                    k,
                                    (kk, v) ->
                                            v == null
                                                    ? kk.length()
                                                    : Objects.requireNonNullElse(
                                                                            spy.getOrDefault(
                                                                                    "k0", 9),
                                                                            -1)
                                                                    > v
                                                            ? null
                                                            : v + 1);
                    default -> spy.computeIfAbsent(k, kk -> spy.put(kk + "x", 1));
                }
            } catch (NullPointerException e) {
                unboxed++;
            } // case 2: the nested conditional unboxes its null
        }
        spy.replaceAll((k, v) -> v == null ? 0 : k.endsWith("x") ? v + 40 : v);
        int rounds = 0;
        while (!spy.isEmpty() && rounds < 50) {
            rounds++;
            int r = rounds;
            spy.entrySet().removeIf(e -> e.getValue() <= r * 3);
        }
        System.out.println(
                "spy "
                        + spy.d
                        + " gets="
                        + spy.gets
                        + " puts="
                        + spy.puts
                        + " rounds="
                        + rounds
                        + " unboxed="
                        + unboxed);

        int mods = 0;
        Map<String, Integer> victim = new HashMap<>(Map.of("a", 1, "b", 2, "c", 3));
        try {
            victim.forEach(
                    (k, v) -> {
                        if (v <= mode) victim.put(k + k, v);
                    });
        } catch (ConcurrentModificationException e) {
            mods++;
        }
        try {
            victim.replaceAll(
                    (k, v) -> {
                        if (v == n % 4) victim.clear();
                        return v * 2;
                    });
        } catch (ConcurrentModificationException e) {
            mods += 2;
        }
        try {
            tree.merge(n, 1L, Long::sum);
            tree.merge(
                    n,
                    1L,
                    (x, y) -> {
                        tree.put(n + 1, x);
                        return x + y;
                    });
        } catch (ConcurrentModificationException e) {
            mods += 4;
        }
        System.out.println(
                "mods="
                        + mods
                        + " victim="
                        + victim.size()
                        + " tree="
                        + tree
                        + " depth="
                        + depthMax);
    }
}
