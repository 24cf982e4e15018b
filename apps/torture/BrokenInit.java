// args: 2 | 5 late | 9 nest
import java.util.*;

/**
 * A failing static initialiser throws ExceptionInInitializerError at the first use and NoClassDefFoundError
 * at all later ones, but the static state it changed elsewhere before failing stays, and it depends on
 * which of several uses comes first.
 */
public class BrokenInit {
    static int attempts, leaked;
    static int trigger = 1;
    static final List<String> events = new ArrayList<>();

    static class Shaky {
        static int value;
        static final int[] TABLE = new int[4];
        static {
            attempts++;
            leaked += 10;
            value = 6;
            events.add("shaky");
            TABLE[0] = 100 / trigger;                // fails if trigger is 0
            leaked += 100;
        }
        static int get() { return value; }
        int inst = 3;
    }

    static class Child extends Shaky {
        static { attempts += 1000; }                   // not run if Shaky failed
        static int kid() { return value + 1; }
    }

    static class Wrapper {
        static int got;
        static {
            int g = 0;
            try {
                g = Nested.V;
            } catch (ExceptionInInitializerError e) {
                g = e.getCause() instanceof ArrayIndexOutOfBoundsException ? 21 : 22;
            } finally {
                got = g + 1;
            }
        }
    }

    static class Nested {
        static final int V = pick(trigger);
        static int pick(int t) { leaked++; return new int[] {5, 6}[t]; }
    }

    static class Thrower {
        static final Object LOCK;
        static {
            if (trigger != 99) { leaked += 7; sneak(new java.io.IOException("io" + trigger)); }
            LOCK = "x";
        }
        @SuppressWarnings("unchecked")
        static <T extends Throwable> void sneak(Throwable t) throws T { throw (T) t; }
    }

    static class Err {
        static { if (leaked >= 0) throw new IllegalMonitorError("direct"); }   // Errors are not wrapped
        static void use() { }
    }

    static class IllegalMonitorError extends Error {
        private static final long serialVersionUID = 1;
        IllegalMonitorError(String m) { super(m); leaked++; }
    }

    static int probe(int how) {
        try {
            switch (how % 6) {
                case 0: return Child.kid();
                case 1: return new Shaky().inst;
                case 2: return Shaky.get();
                case 3: return Shaky.TABLE[0];
                case 4: return new Child[2].length;      // never initialises
                default: return Thrower.LOCK == null ? 1 : 2;
            }
        } catch (ExceptionInInitializerError e) {
            Throwable c = e.getCause();
            events.add(c.getClass().getSimpleName());
            return c instanceof ArithmeticException ? -1 : -c.getMessage().length();
        } catch (NoClassDefFoundError e) {
            events.add("ncdfe");
            return -50;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        trigger = mode.equals("late") ? 1 : 0;
        if (mode.equals("nest")) trigger = 2;
        int w = Wrapper.got;
        if (!mode.equals("late")) trigger = 0;
        int score = 0, bad = 0;
        for (int i = 0; i < n; i++) {
            int r = probe(i + w);
            if (r < 0) bad++;
            score = score * 2 + r;
            if (i == 2) trigger = 1;                    // too late if already tried
        }
        int errs = 0;
        for (int i = 0; i < n; i++) {
            try {
                Err.use();
            } catch (IllegalMonitorError e) {
                errs++;
            } catch (NoClassDefFoundError e) {
                errs += 10;
            }
        }
        try {
            Class.forName("BrokenInit$Thrower");
            errs += 5000;
        } catch (ClassNotFoundException e) {
            errs += 7000;
        } catch (LinkageError e) {                     // EIIE and NCDFE are both LinkageErrors
            errs += e instanceof NoClassDefFoundError ? 200 : 300;
        }
        int acc = 0;
        for (int i = 0; i < leaked % 37; i++) acc += attempts > 1000 ? 2 : 1;
        System.out.println(w + " " + score + " " + bad + " " + errs + " " + leaked + " " + attempts + " " + acc + " " + events);
    }
}
