// args: 3 yes|0 no|6 yes
public class InitOrder {
    static final StringBuilder LOG = new StringBuilder();
    static int knob;

    static int note(String s, int v) {
        LOG.append(s);
        knob += v;
        return knob;
    }

    interface Marked {
        int STAMP = note("M", 3); // initialised only because it has a default method
        default int stamp() { return STAMP; }
    }
    interface Bare {
        int CODE = note("B", 50); // not initialised with its implementors
        int INLINE = 7;
    }
    static class Parent {
        static int p = note("P", 1);
        static int twice(int x) { return x * 2; }
    }
    static class Child extends Parent implements Marked, Bare {
        static final int CONST = 4;
        static final Integer BOXED = note("C", 10);
    }
    static class Cyclic1 {
        static int x = 5;
        static final int Y = Cyclic2.seen + 1;
        static { x = 9; }
    }
    static class Cyclic2 {
        static int seen = note("2", Cyclic1.x); // sees 5 or 9, depending on who starts
    }
    static class Holder {
        static class Lazy { static final int[] TABLE = build(); }
        static int[] build() {
            int[] t = new int[Math.max(1, knob % 13)];
            for (int i = 0; i < t.length; i++) t[i] = i * knob % 5;
            note("H", t.length);
            return t;
        }
        static int at(int i) { return Lazy.TABLE[i % Lazy.TABLE.length]; }
    }
    static class Fragile {
        static int attempts;
        static { note("F", 0); if (true) explode(); }
        static void explode() { knob += 2; Integer.parseInt("x" + knob); }
        static int value() { return attempts++; }
    }
    enum Step {
        ONE, TWO { @Override int go() { return ONE.w * 2; } }, THREE;
        static final int[] COUNT = new int[values().length];
        int w = note("e", ordinal());
        { w += 1; }
        int go() { COUNT[ordinal()]++; return w; }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int errors = 0, loops = 0;
        if (args[1].equals("yes")) knob = Cyclic2.seen;
        else knob += Cyclic1.Y;
        Child[] none = new Child[2]; // an array initialises nothing
        loops += none.length + Child.CONST + Bare.INLINE;
        if (n > 1) loops += Child.twice(n); // initialises Parent only
        if (n > 4) loops += Child.BOXED;
        if (n % 2 == 0) loops += new Child().stamp();
        for (int i = 0; i < n + 2; i++) {
            try {
                loops += Fragile.value();
            } catch (ExceptionInInitializerError e) {
                errors += e.getCause() instanceof NumberFormatException ? 1 : 1000;
            } catch (NoClassDefFoundError e) {
                errors += 10;
            }
        }
        int small = 0, big = 0;
        for (int i = 0; i < 20; i++)
            if (Holder.at(i) < 2) small++;
            else for (int k = 0; k < Holder.at(i); k++) big += knob % 7;
        for (Step s : Step.values())
            for (int k = s.go(); k < knob % 40; k += s.w) loops++;
        if (n > 2) loops += Bare.CODE;
        System.out.println(LOG + " " + knob + " " + loops + " " + errors + " " + small + " " + big + " " + Step.COUNT[0]);
    }
}
