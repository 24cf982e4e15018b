package benchmarks;

/** Calls of small methods of all kinds. After Java Grande's method; the size is the number of turns. */
public class Methods {
    private int state;
    private static int common;

    /** Something to call through an interface. */
    private interface Step {
        int next(int x);
    }

    private static final class Adding implements Step {
        @Override
        public int next(int x) {
            return x + 3;
        }
    }

    private static final class Mixing implements Step {
        @Override
        public int next(int x) {
            return x * 5 + 1;
        }
    }

    private static final class Shifting implements Step {
        @Override
        public int next(int x) {
            return x ^ x >>> 3;
        }
    }

    int instance(int x) {
        state += x;
        return state;
    }

    final int fixed(int x) {
        state ^= x;
        return state;
    }

    synchronized int locked(int x) {
        state -= x;
        return state;
    }

    static int shared(int x) {
        common += x;
        return common;
    }

    private static long direct(Methods on, int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += on.instance(i);
            sum += on.fixed(i);
            sum += shared(i);
        }
        return sum;
    }

    private static long locking(Methods on, int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += on.locked(i);
        }
        return sum;
    }

    private static int dispatched(Step[] steps, int n) {
        int x = 1;
        for (int i = 0; i < n; i++) {
            x = steps[i % steps.length].next(x);
        }
        return x;
    }

    private static int recursive(int n) {
        return n < 2 ? n : recursive(n - 1) + recursive(n - 2);
    }

    private static long run(int n) {
        common = 0;
        Methods on = new Methods();
        Step[] steps = {new Adding(), new Mixing(), new Shifting()};
        int levels = 32 - Integer.numberOfLeadingZeros(n);
        return direct(on, n) + locking(on, n / 4) * 3 + dispatched(steps, n) * 5L + recursive(levels + levels / 3) * 7L;
    }

    public static void main(String[] args) {
        Repeat.main(args, 20_000_000, Methods::run);
    }
}
