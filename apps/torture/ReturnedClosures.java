// args: 3 x | 12 abc | 30 longer
import java.util.*;
import java.util.function.*;

/** Functions made by functions: with private state, shared state, receivers bound early or late, recursive through a holder, kept in arrays and tables. */
public class ReturnedClosures {
    static final List<Supplier<Integer>> AT_START = new ArrayList<>();
    static int base = 10;
    static final IntUnaryOperator PLUS_BASE;

    static {
        int captured = base;
        PLUS_BASE = k -> k + captured + base;
        for (int i = 0; i < 4; i++) {
            int j = i;
            AT_START.add(() -> j * base);
        }
        base = 20;
    }

    static IntSupplier counter(int from, int step) {
        int[] state = {from};
        return () -> state[0] += step;
    }

    static <K, V> Function<K, V> memoise(Function<K, V> f, Map<K, V> cache) {
        return k -> {
            V v = cache.get(k);
            if (v == null) {
                v = f.apply(k);
                cache.put(k, v);
            }
            return v;
        };
    }

    static <T> Consumer<T> debounced(int every, Consumer<T> target) {
        return new Consumer<>() {
            private int calls;

            @Override
            public void accept(T t) {
                if (calls++ % every == 0) {
                    target.accept(t);
                }
            }

            @Override
            public Consumer<T> andThen(Consumer<? super T> after) {
                return debounced(every + 1, t -> {
                    accept(t);
                    after.accept(t);
                });
            }
        };
    }

    interface Self<A, B> extends Function<Self<A, B>, Function<A, B>> {
    }

    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        Self<A, B> s = self -> f.apply(a -> self.apply(self).apply(a));
        return s.apply(s);
    }

    private int level;
    private IntSupplier reader = () -> level;

    IntSupplier snapshot() {
        int now = level;
        return () -> now;
    }

    Runnable raise(int by) {
        class Raise implements Runnable {
            private int times;

            @Override
            public void run() {
                level += by + times++;
                if (level > 40) {
                    reader = () -> -level;
                }
            }
        }
        return new Raise();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int start = PLUS_BASE.applyAsInt(n);
        for (Supplier<Integer> s : AT_START) {
            start += s.get();
        }
        IntSupplier a = counter(0, 2);
        IntSupplier b = counter(0, 2);
        IntSupplier same = a;
        int counted = 0;
        for (int i = 0; i < n; i++) {
            counted = a.getAsInt() + (i % 3 == 0 ? b : same).getAsInt();
        }
        Map<Integer, Integer> cache = new HashMap<>();
        Function<Integer, Integer>[] holder = newArray(1);
        int[] computed = {0};
        holder[0] = memoise(k -> {
            computed[0]++;
            return k < 2 ? k : (holder[0].apply(k - 1) + holder[0].apply(k - 2)) % 1000;
        }, cache);
        int fib = holder[0].apply(n);
        StringBuilder log = new StringBuilder();
        Consumer<String> some = debounced(2, log::append);
        Consumer<String> chained = some.andThen(s -> log.append('|')).andThen(s -> log.append(s.length()));
        for (int i = 0; i < n; i++) {
            chained.accept(args[1].substring(i % args[1].length()));
            log.setLength(Math.min(log.length(), 60));
        }
        int[] depth = {0};
        Function<Integer, Integer> gcd = fix(self -> k -> {
            depth[0]++;
            return k <= 1 ? 1 : k % 2 == 0 ? self.apply(k / 2) + 1 : self.apply(k - 1) * 2;
        });
        int recursive = gcd.apply(n * 3);
        ReturnedClosures o = new ReturnedClosures();
        Runnable r = o.raise(3);
        IntSupplier early = o.reader;
        IntSupplier frozen = o.snapshot();
        IntSupplier late = () -> o.reader.getAsInt();
        int levels = 0;
        for (int i = 0; i < n; i++) {
            r.run();
            levels += (early.getAsInt() - late.getAsInt()) / 2 + frozen.getAsInt();
            if (i % 5 == 4) {
                frozen = o.snapshot();
                r = o.raise(1);
            }
        }
        String word = args[1];
        Supplier<Integer> bound = word::length;
        word = word + word;
        Map<String, BinaryOperator<Integer>> table = new LinkedHashMap<>();
        table.put("+", Integer::sum);
        table.put("max", BinaryOperator.maxBy(Comparator.<Integer>naturalOrder().reversed()));
        table.put("n", (x, y) -> x * n % (y + 1));
        table.replaceAll((k, f) -> k.length() > 1 ? (x, y) -> f.apply(y, x + bound.get()) : f);
        int folded = 1;
        for (int i = 0; i < n; i++) {
            for (BinaryOperator<Integer> f : table.values()) {
                folded = f.apply(folded, i) % 101;
            }
        }
        int steps = 0;
        for (int i = start + counted + fib + recursive + levels + folded; i > 0; i -= 4) {
            steps++;
        }
        System.out.println(steps + " " + computed[0] + " " + depth[0] + " " + log.chars().filter(c -> c == '|').count() + " " + o.level + " " + word.length());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static <A, B> Function<A, B>[] newArray(int k) {
        return new Function[k];
    }
}
