// args: 3 | 10 drop | 25 kids
import java.lang.ref.*;
import java.util.*;
import java.util.function.*;

/**
 * ClassValue.computeValue, ThreadLocal.withInitial, InheritableThreadLocal.childValue and computeIfAbsent
 * functions run once per key and only at the first need, with recursion and removal, so hidden caches
 * decide how often the program's code runs.
 */
public class ClassMemo {
    static int computed, initials, children, failures;

    static final ClassValue<int[]> DEPTH = new ClassValue<>() {
        @Override protected int[] computeValue(Class<?> c) {
            computed++;
            if (c == Integer.class && failures++ < 2) throw new IllegalStateException("not yet");
            Class<?> s = c.getSuperclass();
            return new int[] {s == null ? 0 : get(s)[0] + 1, computed};    // recursion through the cache
        }
    };

    static final ThreadLocal<StringBuilder> LOCAL = ThreadLocal.withInitial(() -> { initials++; return new StringBuilder("i" + initials); });

    static final InheritableThreadLocal<int[]> INHERIT = new InheritableThreadLocal<>() {
        @Override protected int[] childValue(int[] p) { children++; return p == null || p[0] % 2 == 0 ? p : new int[] {p[0] * 10}; }
        @Override protected int[] initialValue() { initials += 100; return new int[] {7}; }
    };

    static class Fib implements Function<Integer, Integer> {
        final Map<Integer, Integer> memo = new TreeMap<>();
        int calls;
        @Override public Integer apply(Integer k) {
            calls++;
            if (k < 2) return k;
            Integer known = memo.get(k);
            if (known != null) return known;
            int r = apply(k - 1) + apply(k - 2);
            memo.putIfAbsent(k, r % 1000);
            return memo.computeIfPresent(k, (kk, v) -> v % 7 == 3 ? null : v) == null ? 1 : r % 1000;   // forgets some
        }
    }

    static class Base { static int loads; }
    static class D1 extends Base { }
    static class D2 extends D1 { static { loads += 5; } }

    static int recursive(int n) {
        Map<Integer, List<Integer>> m = new HashMap<>();
        int cme = 0;
        for (int i = 0; i < n; i++) {
            final int k = i;
            try {
                m.computeIfAbsent(k % 5, x -> {
                    if (k % 3 == 1) m.put(100 + k, new ArrayList<>());      // HashMap detects this
                    return new ArrayList<>();
                }).add(k);
            } catch (ConcurrentModificationException e) {
                cme++;
            }
            m.computeIfPresent(100 + k - 1, (a, b) -> b.isEmpty() ? null : b);
        }
        int s = 0;
        for (List<Integer> l : m.values()) s += l.size();
        return s * 100 + cme * 10 + m.size();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Object[] things = {"s", new D2[0].getClass(), new ArrayList<>(), new D1(), 3, new TreeMap<>()};
        int depth = 0, fail = 0;
        for (int i = 0; i < n; i++) {
            Class<?> c = i % 6 == 1 ? D2.class : things[i % 6].getClass();
            try {
                int[] d = DEPTH.get(c);
                depth += d[0]++;                                  // the cached array is mutated
                if (mode.equals("drop") && i % 4 == 0) DEPTH.remove(c.getSuperclass());
            } catch (IllegalStateException e) {
                fail++;
            }
        }
        int len = 0;
        int[] mine = n > 5 ? INHERIT.get() : null;                 // otherwise the children have nothing to inherit
        for (int i = 0; i < n % 12; i++) {
            final int k = i;
            int[] out = new int[2];
            Thread t = new Thread(() -> {
                out[0] = LOCAL.get().append("t" + k).length();
                out[1] = INHERIT.get()[0]++;
                if (k % 3 == 0) { LOCAL.remove(); out[0] += LOCAL.get().length(); }
            });
            if (mine != null && i == 4) INHERIT.set(mine = new int[] {8}); // t has the value of its construction
            t.start();
            t.join();
            len += out[0] + out[1];
        }
        if (mine != null) len += mine[0] * 1000;
        Fib fib = new Fib();
        int f = fib.apply(n);
        WeakHashMap<Object, Integer> weak = new WeakHashMap<>();
        for (Object o : things) weak.put(o, 1);
        SoftReference<Object> ref = new SoftReference<>(things);
        ref.clear();
        int acc = 0;
        for (int i = 0; i < fib.calls % 40 + weak.size() + (ref.get() == null ? 2 : 100); i++) acc += computed;
        Reference.reachabilityFence(things);
        System.out.println(depth + " " + fail + " " + computed + " " + len + " " + initials + " " + children + " " + f + " " + fib.calls
            + " " + recursive(n) + " " + Base.loads + " " + acc);
    }
}
