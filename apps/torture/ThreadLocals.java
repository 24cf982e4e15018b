// args: 3 4 | 10 1 | 25 6
/** ThreadLocal values: initial values on demand, set, remove, a subclass that overrides initialValue. */
public class ThreadLocals {
    static int created;

    static final ThreadLocal<int[]> BUFFER = ThreadLocal.withInitial(() -> {
        created++;
        return new int[4];
    });

    static final ThreadLocal<Integer> DEPTH = new ThreadLocal<>() {
        @Override
        protected Integer initialValue() {
            created += 10;
            return 1;
        }
    };

    static int down(int n) {
        DEPTH.set(DEPTH.get() + 1);
        BUFFER.get()[n & 3] += n;
        return n <= 0 ? DEPTH.get() : down(n - 2);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = down(n);
        for (int i = 0; i < n; i++) {
            if (i % m == 0) {
                BUFFER.remove();
                DEPTH.remove();
            }
            BUFFER.get()[i % 4]++;
            total += DEPTH.get() > 1 ? 1 : 2;
        }
        for (int b : BUFFER.get()) {
            for (int i = 0; i < b; i++) {
                total++;
            }
        }
        for (int i = 0; i < created; i++) {
            total++;
        }
        System.out.println(total + " " + created);
    }
}
