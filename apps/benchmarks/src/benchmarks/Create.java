package benchmarks;

/** Creates arrays and objects. After Java Grande's create; the size is the number of turns. */
public class Create {
    private static Object kept;

    private final int a;
    private final long b;

    Create(int a) {
        this.a = a;
        b = a * 3L;
    }

    /** Has another constructor to call. */
    private static final class Derived extends Create {
        private final Create other;

        Derived(int a, Create other) {
            super(a);
            this.other = other;
        }
    }

    private static long arrays(int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            int length = 1 << (i & 7);
            int[] ints = new int[length];
            long[] longs = new long[length];
            Object[] objects = new Object[length];
            ints[length - 1] = i;
            longs[0] = i;
            objects[0] = ints;
            kept = objects;
            sum += ints[0] + longs[length - 1] + objects.length;
        }
        return sum;
    }

    private static long objects(int n) {
        long sum = 0;
        Create last = new Create(0);
        for (int i = 0; i < n; i++) {
            Create simple = new Create(i);
            Derived derived = new Derived(i, last);
            last = simple;
            if ((i & 15) == 0) {
                kept = derived;
            }
            sum += simple.b + ((Create) derived).a + derived.other.a;
        }
        return sum;
    }

    private static long run(int n) {
        return arrays(n) * 31 + objects(n * 4) + (kept instanceof Derived ? 1 : 0);
    }

    public static void main(String[] args) {
        Repeat.main(args, 3_000_000, Create::run);
    }
}
