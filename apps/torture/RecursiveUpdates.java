// args: 3 | 17 | 38
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.IntFunction;

/** Functions given to compute and merge that change the map they are called from: some maps throw, some lose, some count. */
public class RecursiveUpdates {
    static int evaluations;

    static long fib(Map<Integer, Long> memo, int n) {
        return memo.computeIfAbsent(n, k -> {
            evaluations++;
            return k < 2 ? k : fib(memo, k - 1) + fib(memo, k - 2);
        });
    }

    static String attempt(IntFunction<Object> f, int n) {
        int before = evaluations;
        try {
            return f.apply(n) + "/" + (evaluations - before);
        } catch (ConcurrentModificationException e) {
            return "cme/" + (evaluations - before);
        } catch (IllegalStateException e) {
            return "ise/" + (evaluations - before);
        }
    }

    static int merges(Map<String, Integer> m, int n) {
        int failed = 0;
        for (int i = 0; i < n; i++) {
            String key = "k" + i % 4;
            int v = i;
            try {
                m.merge(key, 1, (a, b) -> {
                    if (v % 5 == 4) {
                        return null;
                    }
                    if (v % 7 == 6) {
                        throw new ArithmeticException("no");
                    }
                    return a + b + v % 3;
                });
                m.compute(key, (k, old) -> old == null ? Integer.valueOf(v) : old > 6 ? null : old + 1);
                m.computeIfPresent("k" + v % 3, (k, old) -> old % 2 == 0 ? old / 2 : old);
            } catch (ArithmeticException e) {
                failed++;
            }
        }
        int sum = failed * 1000;
        for (int v : m.values()) {
            sum += v;
        }
        return sum * 10 + m.size();
    }

    /** A map whose values are made by another map of the same kind while it is locked. */
    static class Linked {
        final ConcurrentHashMap<Integer, Linked> next = new ConcurrentHashMap<>();
        final int depth;

        Linked(int depth) {
            this.depth = depth;
        }

        int grow(int k) {
            return k == 0 ? depth : next.computeIfAbsent(k % 3, x -> new Linked(depth + 1)).grow(k - 1);
        }

        int count() {
            int c = 1;
            for (Linked l : next.values()) {
                c += l.count();
            }
            return c;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 7;
        StringBuilder out = new StringBuilder();
        out.append(attempt(k -> fib(new HashMap<>(), k), n)).append(' ');
        out.append(attempt(k -> fib(new LinkedHashMap<>(4), k), n % 3)).append(' ');
        out.append(attempt(k -> fib(new WeakHashMap<>(), Math.min(k, 15)), n)).append(' ');
        out.append(attempt(k -> fib(new ConcurrentSkipListMap<>(), k), n)).append(' ');
        out.append(attempt(k -> fib(new TreeMap<>(), k), n % 2)).append(' ');
        ConcurrentHashMap<String, Integer> self = new ConcurrentHashMap<>();
        out.append(attempt(k -> self.computeIfAbsent("a", a -> k > 5 ? self.computeIfAbsent("a", b -> 1) : k), n)).append(' ');
        Map<String, Integer> plain = new HashMap<>();
        out.append(attempt(k -> plain.compute("a", (a, old) -> {
            for (int i = 0; i < k % 4; i++) {
                plain.put("b" + i, i);
            }
            return k;
        }), n)).append(' ');
        int replaced = 0;
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < n; i++) {
            numbers.put(i, i);
        }
        try {
            numbers.replaceAll((k, v) -> {
                if (k == 9) {
                    numbers.remove(3);
                }
                return v * 2;
            });
        } catch (ConcurrentModificationException e) {
            replaced += 1000;
        }
        for (int v : numbers.values()) {
            replaced += v;
        }
        Linked root = new Linked(0);
        int depth = 0;
        for (int i = 0; i < n; i++) {
            depth = Math.max(depth, root.grow(i % 6));
        }
        out.append(replaced).append(' ').append(depth).append(' ').append(root.count());
        out.append(' ').append(merges(new HashMap<>(), n)).append(' ').append(merges(new ConcurrentHashMap<>(), n)).append(' ').append(merges(new TreeMap<>(), n));
        System.out.println(out + " " + plain.size() + " " + self);
    }
}
