// args: 9 3|14 2|6 11
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class MemoCurry {
    static int evaluations;

    interface Tri<A, B, C, R> {
        R of(A a, B b, C c);
        default Function<A, Function<B, Function<C, R>>> curried() { return a -> b -> c -> of(a, b, c); }
    }
    interface SelfApplicable<T> { T apply(SelfApplicable<T> self); }

    static <A, R> Function<A, R> fix(Function<Function<A, R>, Function<A, R>> f) {
        SelfApplicable<Function<A, R>> r = w -> f.apply(x -> w.apply(w).apply(x));
        return r.apply(r);
    }

    static <A, R> Function<A, R> memo(Function<A, R> f) {
        Map<A, R> cache = new HashMap<>();
        return a -> cache.containsKey(a) ? cache.get(a) : put(cache, a, f.apply(a));
    }
    private static <A, R> R put(Map<A, R> m, A a, R r) { m.put(a, r); return r; }

    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;
        Lazy(Supplier<? extends T> s) { source = s; }
        public T get() {
            if (source != null) {
                value = source.get();
                source = null; // forget the closure
            }
            return value;
        }
        <R> Lazy<R> map(Function<? super T, ? extends R> f) { return new Lazy<>(() -> f.apply(get())); }
    }

    /** Continuation-passing sum of digits, trampolined. */
    interface Bounce { Bounce step(int[] out); }
    static Bounce digits(int n, Function<Integer, Bounce> k) {
        return n < 10 ? out -> k.apply(n) : out -> digits(n / 10, rest -> o2 -> k.apply(rest + n % 10));
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        Function<Integer, Long> slow = fix(self -> x -> { evaluations++; return x < 2 ? (long) x : self.apply(x - 1) + self.apply(x - 2); });
        long fib = slow.apply(n);
        int afterSlow = evaluations;
        Function<Integer, Long>[] knot = new Function[1];
        knot[0] = memo(x -> { evaluations++; return x < 2 ? (long) x : knot[0].apply(x - 1) + knot[0].apply(x - 2); });
        fib += knot[0].apply(5 * n);
        int afterFast = evaluations - afterSlow;

        Tri<Integer, Integer, Integer, Integer> t = (a, b, c) -> { evaluations += 10; return a * b + c; };
        Function<Integer, Function<Integer, Integer>> half = t.curried().apply(k);
        Function<Integer, Integer> line = half.apply(n).compose((Integer x) -> x + 1).andThen(x -> x % 17);
        int above = 0;
        for (int i = 0; i < n; i++) if (line.apply(i) > 8) above++;

        List<UnaryOperator<Integer>> ops = new ArrayList<>();
        for (int i = 1; i <= k; i++) {
            int j = i;
            ops.add(x -> x % j == 0 ? x / j : x + j);
        }
        Function<Integer, Integer> chain = ops.stream().map(o -> (Function<Integer, Integer>) o)
                .reduce(Function.identity(), Function::andThen);
        int rounds = 0, x = n * 100;
        while (x > 1 && rounds < 60) { x = chain.apply(x); rounds++; }

        Lazy<Integer> base = new Lazy<>(() -> { evaluations += 1000; return n % 5; });
        Lazy<Integer> twice = base.map(v -> v * 2), never = base.map(v -> { evaluations += 100000; return v; });
        int lazies = 0;
        for (int i = 0; i < k; i++) for (int j = 0; j < twice.get() + base.get(); j++) lazies++;

        Optional<Integer> opt = Optional.of(n).filter(v -> v % 2 == 0).map(v -> v > 10 ? null : v * 3)
                .or(() -> Optional.of(k).filter(v -> v > 2)).map(v -> { evaluations += 7; return v; });
        int viaOpt = 0;
        Consumer<Integer> c = v -> { for (int[] i = {0}; i[0] < v; i[0]++) evaluations++; };
        opt.ifPresentOrElse(c.andThen(v -> evaluations--).andThen(c), () -> evaluations += 31);
        viaOpt += opt.map(Integer::bitCount).orElseGet(() -> -k);

        int[] out = new int[2];
        Bounce b = digits(1234567 * n, r -> { out[0] = r; return null; });
        for (; b != null; out[1]++) b = b.step(out);
        BiFunction<Integer, IntUnaryOperator, Integer> power = (times, f) -> {
            int v = 1;
            for (int i = 0; i < times; i++) v = f.applyAsInt(v);
            return v;
        };
        int p = power.andThen(v -> v % 1000).apply(n, v -> v * k + 1);
        System.out.println(fib + " " + afterSlow + " " + afterFast + " " + above + " " + rounds + " " + x + " " + lazies + " " + (never == null));
        System.out.println(viaOpt + " " + out[0] + " " + out[1] + " " + p + " " + evaluations);
    }
}
