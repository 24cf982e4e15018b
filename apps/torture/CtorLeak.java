// args: 2 | 6 leak | 11 both
import java.util.*;
import java.util.function.*;

/**
 * Super constructors call overridden methods and leak this before subclass field initialisers run (which
 * then overwrite what was set), constants are inlined, inner classes see captured values early, and records
 * and interfaces add their own order.
 */
public class CtorLeak {
    static final List<Base> registry = new ArrayList<>();
    static int order = 1;

    static int mark(int v) { order = order * 3 % 10007 + v; return v; }

    static abstract class Base {
        int a = mark(1);
        { a += size(); registry.add(this); }
        Base(int n) {
            for (int i = 0; i < n; i++) put(i);
            a += size() + mark(2);
        }
        abstract void put(int i);
        int size() { return 0; }
    }

    static class Kept extends Base {
        List<Integer> items;                       // no initialiser: survives
        final int cap = 50;                         // constant: always 50
        final int bonus = Integer.valueOf(9);       // not constant: 0 during super()
        Kept(int n) { super(n); mark(items == null ? 0 : items.size()); }
        @Override void put(int i) {
            if (items == null) items = new ArrayList<>();
            if (items.size() < cap) items.add(i + bonus);
        }
        @Override int size() { return items == null ? -1 : items.size(); }
    }

    static class Lost extends Base {
        List<Integer> items = null;                 // explicit null: throws away what put() stored
        int seen = mark(5);
        Lost(int n) { super(n); }
        @Override void put(int i) {
            if (items == null) items = new LinkedList<>();
            items.add(i);
            seen += i;
        }
        @Override int size() { return items == null ? 100 : items.size(); }
    }

    static class Failing extends Lost {
        Failing(int n) {
            super(n);
            if (n % 2 == 1) throw new IllegalArgumentException();   // the object is registered nevertheless
            seen += 1000;
        }
    }

    class Inner extends Base {                      // captures the outer instance before super()
        int own = 3;
        Inner(int n) { super(n + base); }
        @Override void put(int i) { base += i + own; }
    }

    int base;
    CtorLeak(int b) { base = b; }

    record Range(int lo, int hi) {
        static int built;
        Range {
            built++;
            if (lo > hi) { int t = lo; lo = hi; hi = t; }
            hi += built % 2;
        }
        Range(int only) { this(only, only * 2); built += 10; }
        @Override public int lo() { return lo - 1; }           // toString, equals and hashCode use the field
        int len() { return hi() - lo(); }
    }

    interface Named { default String name() { return "N" + rank(); } int rank(); }
    interface Titled extends Named { default String name() { return "T" + Named.super.name(); } }
    static class Both implements Named, Titled {
        @Override public int rank() { return mark(4); }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Base k = new Kept(n), l = new Lost(n);
        CtorLeak outer = new CtorLeak(2);
        Base in = outer.new Inner(n);
        int local = n * 2;
        class Loc extends Base {
            int copy = local;
            Loc() { super(local % 5); }
            @Override void put(int i) { outer.base += local + copy; }   // local is known, copy is 0
        }
        Base anon = new Base(3) {
            int sum;
            { sum += 100; }
            @Override void put(int i) { sum += i + local; outer.base++; }
            @Override int size() { return sum; }
        };
        new Loc();
        int failed = 0;
        if (!mode.isEmpty()) {
            for (int i = 0; i < n; i++) {
                try { new Failing(i); } catch (IllegalArgumentException e) { failed++; }
            }
        }
        int total = 0;
        for (Base b : registry) {
            for (int i = 0; i < b.size() % 20; i++) total += b.a;
            if (b instanceof Lost) total += ((Lost) b).seen;
        }
        Range r = new Range(n, 4), q = new Range(r.lo() + 1);
        Supplier<Range> s = () -> new Range(q.hi(), r.lo());
        Range t = s.get();
        for (int i = t.lo(); i < t.hi(); i++) total += i % 3;
        String nm = mode.equals("both") ? new Both().name() : ((Titled) () -> 7).name();
        int acc = 0;
        for (int i = 0; i < order % 43 + nm.length() + r.len(); i++) acc += outer.base;
        System.out.println(k.a + " " + l.a + " " + in.a + " " + anon.a + " " + anon.size() + " " + outer.base + " " + failed + " " + total + " " + order + " " + r + t
            + " " + Range.built + " " + nm + " " + acc);
    }
}
