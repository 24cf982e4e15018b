// args: 4 9|11 2|7 20
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

public class ThisEscape {
    static final List<Base> REGISTRY = new ArrayList<>();
    static int early, traffic = 1;

    static abstract class Base {
        protected int size = 3;
        private final int cachedLimit;
        IntSupplier view;
        { traffic *= 2; size += traffic % 5; }
        Base(int seed) {
            REGISTRY.add(this); // escapes before the subclass is built
            cachedLimit = limit(); // the subclass's fields are still 0 here
            view = this::limit;
            setup(seed);
            for (Base b : REGISTRY) b.touch(this);
        }
        abstract int limit();
        void setup(int seed) { size += seed; }
        void touch(Base by) { size++; }
        int gap() { return limit() - cachedLimit; }
    }

    static class Middle extends Base {
        int limit = 10; // assigned after the super constructor
        int fromSetup;  // no initialiser: what setup writes stays
        int lost = 1;   // what setup writes is overwritten
        final int constant = 6; // a constant variable: visible from the start
        final int computed = Integer.parseInt("6");
        Middle(int seed) {
            super(seed);
            limit += seed + (traffic++ & 1);
        }
        { limit -= 2; }
        @Override int limit() { early += limit == 0 ? 1 : 0; return limit + constant + computed; }
        @Override void setup(int seed) {
            super.setup(seed * 2);
            fromSetup = seed + traffic;
            lost = seed * 100;
        }
    }

    static class Leaf extends Middle {
        private final List<String> names = new ArrayList<>();
        private int skipped;
        Leaf(int seed) { this(seed, seed % 2 == 0 ? "even" : "odd"); }
        private Leaf(int seed, String name) {
            super(count(seed));
            if (names.add(name)) skipped += 5;
        }
        static int count(int s) { traffic += s; return s + REGISTRY.size(); }
        @Override void touch(Base by) {
            super.touch(by);
            try { names.add("t" + by.size); }
            catch (NullPointerException e) { skipped++; early += 100; } // still before our own initialisers
        }
        @Override int limit() { return super.limit() * 2 + skipped; }
    }

    class Inner {
        int depth = outerField;
        class Deep {
            int v = depth + outerField * 2;
            { outerField++; }
            int both() { return v + ThisEscape.this.outerField + Inner.this.depth; }
        }
        Inner() { outerField += 3; }
    }
    int outerField = traffic % 7;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        int gaps = 0, zero = 0;
        for (int i = 0; i < n; i++) {
            Base b = switch (i % 3) {
                case 0 -> new Leaf(i * k);
                case 1 -> new Middle(k - i);
                default -> {
                    int captured = i + k; yield new Base(i) { // anonymous: captured is set before the super constructor runs
                        int own = 8;
                        @Override int limit() { return captured + own; }
                        @Override void touch(Base by) { if (by != this) own++; else early += 1000; }
                    };
                }
            };
            for (int g = b.gap(); g > 0; g -= 3) gaps++;
            if (b instanceof Middle m && m.lost == 1) zero++;
        }
        int sizes = 0, views = 0, setups = 0, names = 0;
        for (Base b : REGISTRY) {
            sizes += b.size % 17;
            if (b.view.getAsInt() > 30) views++;
            if (b instanceof Middle m) for (int i = 0; i < m.fromSetup % 11; i++) setups++;
            if (b instanceof Leaf l) for (String s : l.names) names += s.startsWith("t") ? 1 : 10;
        }
        ThisEscape outer = new ThisEscape();
        ThisEscape.Inner in = outer.new Inner();
        int deep = 0;
        for (int i = 0; i < k; i++) {
            Inner.Deep d = (i % 2 == 0 ? in : outer.new Inner()).new Deep();
            for (int j = d.both(); j > 0; j -= 4) deep++;
        }
        System.out.println(gaps + " " + zero + " " + sizes + " " + views + " " + setups + " " + names);
        System.out.println(early + " " + traffic + " " + outer.outerField + " " + deep);
    }
}
