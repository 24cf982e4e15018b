// args: 3 x | 12 abc | 30 longer
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

/** Values kept for each class, each thread, each enum constant and each key: computed when first asked for, removed, inherited by threads. */
public class PerClassCaches {
    interface Shape {
        double area();
    }

    record Square(int side) implements Shape {
        @Override
        public double area() {
            return side * side;
        }
    }

    record Box(int w, int h) implements Shape {
        @Override
        public double area() {
            return w * h;
        }
    }

    static class Cube extends AbstractList<Square> implements Shape {
        final int side;

        Cube(int side) {
            this.side = side;
        }

        @Override public Square get(int i) { return new Square(side); }
        @Override public int size() { return 6; }
        @Override public double area() { return stream().mapToDouble(Square::area).sum(); }
    }

    static int computed;
    static int children;
    static int initials;

    static final ClassValue<Integer> DEPTH = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> c) {
            computed++;
            int d = c.getSuperclass() == null ? 0 : get(c.getSuperclass()) + 1;
            for (Class<?> i : c.getInterfaces()) {
                d += i == Shape.class ? 10 : 1;
            }
            return d;
        }
    };

    static final ThreadLocal<int[]> SCRATCH = new InheritableThreadLocal<>() {
        @Override
        protected int[] initialValue() {
            initials++;
            return new int[4];
        }

        @Override
        protected int[] childValue(int[] parent) {
            children++;
            int[] copy = parent.clone();
            copy[3] = copy[0] + 1;
            return copy;
        }
    };

    enum Unit {
        MM(1), CM(10), M(1000) {
            @Override
            int convert(int k) {
                return super.convert(k) + 1;
            }
        };

        private static final Map<String, Unit> BY_NAME = new HashMap<>();
        private static int lookups;
        final int factor;

        static {
            for (Unit u : values()) {
                BY_NAME.put(u.name().toLowerCase(Locale.ROOT), u);
            }
        }

        Unit(int factor) {
            this.factor = factor;
        }

        int convert(int k) {
            return k * factor;
        }

        static Unit of(String s) {
            lookups++;
            Unit u = BY_NAME.get(s);
            return u != null ? u : valueOf(s);
        }
    }

    /** A cache with a limit that counts and forgets in order. */
    static class Cache<K, V> {
        private final Map<K, V> map = new LinkedHashMap<>();
        private final Function<K, V> load;
        int hits;
        int loads;

        Cache(Function<K, V> load) {
            this.load = load;
        }

        V get(K key) {
            V v = map.get(key);
            if (v != null) {
                hits++;
                return v;
            }
            loads++;
            V made = load.apply(key);
            if (map.size() >= 4) {
                Iterator<K> it = map.keySet().iterator();
                it.next();
                it.remove();
            }
            map.put(key, made);
            return made;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            shapes.add(i % 4 == 0 ? new Square(i) : i % 4 == 3 ? new Cube(i) : new Box(i, 2));
        }
        int depths = 0;
        int area = 0;
        for (Shape s : shapes) {
            depths += DEPTH.get(s.getClass());
            area += (int) s.area() % 50;
            if (s instanceof Cube c && c.side % 8 == 7) {
                DEPTH.remove(Cube.class);
            }
        }
        SCRATCH.get()[0] = n;
        int[] results = new int[3];
        for (int t = 0; t < 3; t++) {
            int k = t;
            Thread thread = new Thread(() -> {
                int[] mine = SCRATCH.get();
                mine[0] += k;
                if (k == 1) {
                    SCRATCH.remove();
                    mine = SCRATCH.get();
                }
                results[k] = mine[0] + mine[3];
            });
            if (t == 2) {
                SCRATCH.remove();
            }
            thread.start();
            thread.join();
        }
        int left = SCRATCH.get()[0] + results[0] + results[1] + results[2];
        int converted = 0;
        int unknown = 0;
        for (String s : List.of("mm", "M", "cm", args[1], "m")) {
            try {
                converted += Unit.of(s).convert(n);
            } catch (IllegalArgumentException e) {
                unknown += Unit.lookups;
            }
        }
        Cache<Integer, String> cache = new Cache<>(k -> args[1] + k);
        Cache<String, Integer> outer = new Cache<>(s -> cache.get(s.length() % 6).length() + s.length());
        int cached = 0;
        for (int i = 0; i < n; i++) {
            cached += outer.get("s".repeat(i * i % 9));
        }
        AtomicReference<Supplier<Integer>> lazy = new AtomicReference<>();
        lazy.set(() -> {
            int v = n * computed;
            lazy.set(() -> v);
            initials += 100;
            return v;
        });
        int twice = lazy.get().get() + lazy.get().get();
        int steps = 0;
        for (int i = depths + area + left + converted % 100 + cached + twice; i > 0; i -= 7) {
            steps++;
        }
        System.out.println(steps + " " + computed + " " + children + " " + initials + " " + unknown + " " + cache.hits + " " + outer.loads);
    }
}
