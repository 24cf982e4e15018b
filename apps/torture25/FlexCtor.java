// args: 6 4|15 7|28 3
import module java.base;

public class FlexCtor {
    static int early, rejected, prologues;
    static final List<Node> ALL = new ArrayList<>();

    static class Node {
        final int snapshot;
        Node() { ALL.add(this); snapshot = measure(); } // sees what the subclass's prologue has assigned
        int measure() { return 1; }
    }

    static class Sized extends Node {
        final int size;     // assigned in the prologue
        int late = 5;       // assigned after super()
        Sized(int requested) {
            prologues++;
            if (requested < 0) throw new IllegalArgumentException("negative");
            int s = 0;
            for (int i = requested; i > 0; i /= 2) s += i & 3;
            size = s;
            super();
            late += size;
        }
        @Override int measure() { early += late == 0 ? 1 : 100; return size + late; }
    }

    static class Checked extends Sized {
        final String label;
        final IntSupplier cost;
        Checked(int v, String text) {
            String clean;
            try { clean = Integer.toString(Integer.parseInt(text) * v); }
            catch (NumberFormatException e) { rejected++; clean = text.repeat(v % 3); }
            label = clean;
            int local = v;
            cost = () -> local + prologues; // a lambda in the prologue, without this
            super(v % 5 == 4 ? -v : clean.length() + v);
        }
        Checked(int v) {
            var parts = new StringBuilder(); while (parts.length() < v % 6) parts.append(v % 10);
            this(v, parts.toString());
        }
        @Override int measure() { return super.measure() * 2 + label.length() + cost.getAsInt() % 7; }
    }

    record Interval(int lo, int hi) {
        static int swaps;
        Interval { if (lo > hi) { swaps++; int t = lo; lo = hi; hi = t; } }
        Interval(String s) {
            int dash = s.indexOf('-', 1);
            if (dash < 0) { swaps += 100; dash = s.length(); s = s + "-0"; }
            this(Integer.parseInt(s.substring(0, dash)), Integer.parseInt(s.substring(dash + 1)));
        }
    }

    enum Mode {
        FAST(2), SLOW("slow"), NONE;
        final int weight;
        Mode(int w) { weight = w; }
        Mode(String s) { int w = 0; for (char c : s.toCharArray()) w += c % 5; this(w); }
        Mode() { prologues += 10; this("none!"); }
    }

    int outerState = 3;
    class Inner extends Node {
        final int seen;
        Inner(int add) {
            FlexCtor.this.outerState += add; // the enclosing instance is there already
            seen = outerState;
            super();
            outerState++;
        }
        @Override int measure() { return seen * 2; }
        class Deeper extends Inner {
            final int twice;
            Deeper() {
                int t = twice = Inner.this.seen * 2;
                FlexCtor.this.super(t % 4);
            }
            @Override int measure() { return twice + super.measure(); }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        int failed = 0, big = 0, loops = 0;
        FlexCtor outer = new FlexCtor();
        Inner in = outer.new Inner(k);
        for (int i = 0; i < n; i++) {
            try {
                Node node = switch (i % k) {
                    case 0 -> new Sized(i * i - k);
                    case 1 -> new Checked(i);
                    case 2 -> new Checked(i, i % 2 == 0 ? "x" + i : "" + k);
                    case 3 -> outer.new Inner(i % 3);
                    case 4 -> in.new Deeper();
                    default -> new Node() { int own = 9; @Override int measure() { return own + k; } };
                };
                if (node.measure() > node.snapshot) big++;
                for (int j = node.snapshot; j > 0; j -= k) loops++;
            } catch (IllegalArgumentException e) { failed++; }
        }
        int width = 0, weights = 0;
        for (String s : new String[] {"3-" + n, n + "-" + k, "-4-" + k, "" + n}) { Interval iv = new Interval(s); for (int j = iv.lo(); j < iv.hi(); j++) width++; }
        for (Mode m : Mode.values()) weights += m.weight * (n % 3 + 1);
        System.out.println(failed + " " + big + " " + loops + " " + width + " " + weights + " " + Interval.swaps + " " + early + " " + rejected + " "
                + prologues + " " + ALL.size() + " " + outer.outerState);
    }
}
