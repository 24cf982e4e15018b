// args: 1 | 6 b | 13 c
/**
 * The class initialisation order of a cycle of nested classes and an interface with a default method is
 * chosen by an argument, so that fields read in the middle of the cycle still have their default values and
 * bounds differ.
 */
public class InitRing {
    static int clock;
    static StringBuilder log = new StringBuilder();

    static int tick(String who, int v) {
        clock++;
        log.append(who).append(v).append(' ');
        return v;
    }

    static class A {
        static final int CONST = 4;                       // inlined: reading it does not initialise A
        static final int BOUND = tick("A", B.WIDTH + 3);
        static final Integer BOXED = 9;                   // not a constant: initialises A
        static int touched = C.total();
    }

    static class B {
        static int WIDTH = 2;
        static final A[] ARRAY = new A[3];                // arrays do not initialise A
        static {
            WIDTH = tick("B", WIDTH + C.SEED * 10);
        }
        static int twice() { return WIDTH * 2; }
    }

    interface Defaulted {
        int MARK = tick("D", 7);
        default int d() { return MARK; }
    }

    interface Plain {
        int NEVER = tick("P", 1000);                      // no default method: not initialised with the class
        int p();
    }

    static class CSuper {
        static int fromSuper = tick("S", 5);
        int field = tick("s", fromSuper);
        CSuper() { field += hook(); }
        int hook() { return 1; }
    }

    static class C extends CSuper implements Defaulted, Plain {
        static int SEED = tick("C", A.BOUND + 1);          // A.BOUND is 0 when A triggered us
        private int own = 40;
        private final int fin = 11;                        // compile-time constant: visible in hook()
        static int total() { return SEED + new C().field; }
        @Override int hook() { return own + fin; }         // own is still 0 here
        @Override public int p() { return own; }
    }

    static class Sub extends C {
        static { clock += 100; log.append("Sub "); }
        static void quiet() { }
    }

    static class Lazy {
        static int made;
        static class Holder {
            static final Lazy IT = new Lazy(made);         // runs with made as it is at first use
        }
        final int when;
        Lazy(int when) { this.when = when; made++; }
    }

    enum Level {
        LOW(2), HIGH(5) { @Override int cost(int n) { return n * weight + count; } };
        static int count = 3;                              // assigned after the constants are built
        static { for (Level l : values()) count += l.weight; }
        final int weight;
        Level(int w) { weight = w; InitRing.clock++; }
        int cost(int n) { return n + count; }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String first = args.length > 1 ? args[1] : "a";
        int start = A.CONST + B.class.getSimpleName().length();   // nothing initialised yet
        int before = clock;
        switch (first) {
            case "a": start += A.BOXED; break;
            case "b": start += B.twice(); break;
            default: start += Sub.SEED;                    // initialises C, not Sub
        }
        int after = clock;
        int total = 0;
        for (int i = 0; i < A.BOUND; i++) total += B.WIDTH;
        for (int i = 0; i < B.WIDTH % 17; i++) total -= A.touched;
        if (n > 5) Sub.quiet();
        if (n > 10) total += Plain.NEVER;
        for (int i = 0; i < n; i++) {
            Lazy.made += 2;
            if (i == n / 2) total += Lazy.Holder.IT.when;
        }
        int cost = 0;
        for (int i = 0; i < n; i++) cost += Level.values()[i % 2].cost(i);
        int turns = 0;
        while (turns * 3 < clock + C.SEED) turns++;
        System.out.println(start + " " + before + " " + after + " " + total + " " + Lazy.made + " " + cost + " " + turns
            + " | " + log.toString().trim() + " " + Defaulted.MARK);
    }
}
