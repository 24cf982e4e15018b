// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.function.*;

/** Inner classes of all kinds, what they capture and shadow, and objects seen before their constructors have ended. */
public class CapturesAndLeaks {
    private int x = 1;
    private static int made;
    private final List<Supplier<Integer>> suppliers = new ArrayList<>();

    class Inner {
        int x = 10;

        class Deep {
            int x = 100;

            int all(int x) {
                return x + this.x + Inner.this.x + CapturesAndLeaks.this.x;
            }

            void bump() {
                CapturesAndLeaks.this.x++;
                Inner.this.x += 2;
                x += 3;
            }
        }
    }

    class Extending extends Inner {
        int own = x + CapturesAndLeaks.this.x;
    }

    abstract static class Base {
        final int fromHook;
        int later = 4;

        {
            made++;
            later += made;
        }

        Base(int k) {
            fromHook = hook(k);
        }

        abstract int hook(int k);
    }

    static class Leaking extends Base {
        private final int constant = 9;
        private final int computed;
        private int assigned = 5;
        private final String text = "t".repeat(3);

        Leaking(int k) {
            super(k);
            computed = k * 2;
        }

        @Override
        int hook(int k) {
            assigned = k;
            later = 50;
            return constant + computed + assigned + (text == null ? 1000 : text.length());
        }

        int sum() {
            return constant + computed + assigned + later;
        }
    }

    static class Registry {
        static final List<Registry> ALL = new ArrayList<>();
        int value;
        int seenBefore;

        Registry(int k) {
            seenBefore = ALL.isEmpty() ? -1 : ALL.get(ALL.size() - 1).value;
            ALL.add(this);
            for (Registry r : ALL) {
                r.value++;
            }
            if (k % 4 == 3) {
                throw new IllegalArgumentException("k" + k);
            }
            value += k;
        }
    }

    void capture(int n) {
        for (int i = 0; i < n; i++) {
            int k = i;
            class Local implements Supplier<Integer> {
                final int twice = k * 2;

                @Override
                public Integer get() {
                    return twice + k + x;
                }

                Local other() {
                    return new Local();
                }
            }
            suppliers.add(i % 3 == 0 ? new Local() : i % 3 == 1 ? new Local().other() : new Supplier<>() {
                int times;

                {
                    times = x + k;
                }

                @Override
                public Integer get() {
                    return ++times + n;
                }
            });
            x += i & 1;
        }
    }

    static IntSupplier counter(int[] shared, int start) {
        int[] own = {start};
        return () -> {
            shared[0]++;
            return own[0]++;
        };
    }

    static Function<Integer, Function<Integer, IntUnaryOperator>> curried() {
        return a -> b -> c -> a * 100 + b * 10 + c;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        CapturesAndLeaks outer = new CapturesAndLeaks();
        CapturesAndLeaks second = new CapturesAndLeaks();
        second.x = 7;
        Inner inner = outer.new Inner();
        Inner.Deep deep = inner.new Deep();
        Inner.Deep other = second.new Extending().new Deep();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            (i % 2 == 0 ? deep : other).bump();
            sum += deep.all(i) - other.all(1);
        }
        int own = second.new Extending().own + outer.new Extending().own;
        Leaking leaking = new Leaking(n);
        int hooked = leaking.fromHook;
        int fields = leaking.sum();
        int failed = 0;
        for (int i = 0; i < n; i++) {
            try {
                new Registry(i);
            } catch (IllegalArgumentException e) {
                failed += e.getMessage().length();
            }
        }
        int values = 0;
        for (Registry r : Registry.ALL) {
            values += r.value + r.seenBefore;
        }
        outer.capture(n);
        int got = 0;
        for (Supplier<Integer> s : outer.suppliers) {
            got += s.get();
        }
        for (Supplier<Integer> s : outer.suppliers) {
            got -= s.get();
        }
        int[] shared = {0};
        IntSupplier a = counter(shared, 5);
        IntSupplier b = counter(shared, n);
        int counted = 0;
        for (int i = 0; i < n; i++) {
            counted += i % 3 == 0 ? a.getAsInt() : b.getAsInt();
        }
        int both = shared[0];
        int curry = curried().apply(n % 3).apply(2).applyAsInt(n % 5);
        Object anonymous = new Object() {
            int field = n;

            @Override
            public String toString() {
                field += 2;
                return "f" + field;
            }
        };
        int text = (anonymous + "" + anonymous).length();
        var typed = new Object() {
            int hits;

            void hit(int k) {
                hits += k % 3;
            }
        };
        for (int i = 0; i < n; i++) {
            typed.hit(i);
        }
        int hits = typed.hits;
        Iterator<Integer> odd = new Iterator<>() {
            int at = 1;

            @Override
            public boolean hasNext() {
                return at < n;
            }

            @Override
            public Integer next() {
                int r = at;
                at += 2;
                return r;
            }
        };
        int odds = 0;
        Iterable<Integer> once = () -> odd;
        for (int k : once) {
            odds += k;
        }
        int steps = 0;
        for (int i = Math.abs(sum) + own + hooked + fields + failed + values + got + counted + both + curry + text + hits + odds; i > 0; i -= 6) {
            steps++;
        }
        System.out.println(steps + " " + made + " " + outer.x + " " + second.x);
    }
}
