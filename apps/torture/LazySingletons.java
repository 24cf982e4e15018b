// args: 3 | 10 | 25
/** Lazily created singletons, holder classes, counters of instances, state that survives in statics. */
public class LazySingletons {
    private static LazySingletons instance;
    private static int created;
    private final int[] cache = new int[40];
    private int misses;

    private LazySingletons() {
        created++;
    }

    static LazySingletons get() {
        if (instance == null) {
            instance = new LazySingletons();
        }
        return instance;
    }

    static class Holder {
        static final Holder IT = new Holder(get().misses);
        final int start;

        Holder(int start) {
            this.start = start;
            created += 10;
        }
    }

    int collatz(int n) {
        if (n == 1) {
            return 0;
        }
        if (n < cache.length && cache[n] != 0) {
            return cache[n];
        }
        misses++;
        int r = 1 + collatz(n % 2 == 0 ? n / 2 : 3 * n + 1);
        if (n < cache.length) {
            cache[n] = r;
        }
        return r;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 1; i < n; i++) {
            total += get().collatz(i);
            if (i == 7) {
                total += Holder.IT.start;
            }
        }
        for (int i = 0; i < get().misses + created; i++) {
            total++;
        }
        System.out.println(total + " " + created);
    }
}
