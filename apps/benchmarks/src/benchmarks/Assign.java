package benchmarks;

/**
 * Assignments among locals, fields of instances and classes, and elements of arrays. After Java Grande's assign; the size is the
 * number of turns.
 */
public final class Assign {
    private static int s0 = 1;
    private static int s1 = 2;
    private static int s2 = 3;

    private int f0 = 1;
    private int f1 = 2;
    private int f2 = 3;

    private static int locals(int n) {
        int a = 1;
        int b = 2;
        int c = 3;
        for (int i = 0; i < n; i++) {
            int t = a;
            a = b;
            b = c;
            c = t + i;
        }
        return a + b + c;
    }

    private int fields(int n) {
        for (int i = 0; i < n; i++) {
            int t = f0;
            f0 = f1;
            f1 = f2;
            f2 = t + i;
        }
        return f0 + f1 + f2;
    }

    private static int statics(int n) {
        s0 = 1;
        s1 = 2;
        s2 = 3;
        for (int i = 0; i < n; i++) {
            int t = s0;
            s0 = s1;
            s1 = s2;
            s2 = t + i;
        }
        return s0 + s1 + s2;
    }

    private static int elements(int[] a, int n) {
        for (int i = 0; i < n; i++) {
            int t = a[0];
            a[0] = a[1];
            a[1] = a[2];
            a[2] = t + i;
        }
        return a[0] + a[1] + a[2];
    }

    private static int other(Assign from, int n) {
        for (int i = 0; i < n; i++) {
            int t = from.f0;
            from.f0 = from.f1;
            from.f1 = from.f2;
            from.f2 = t + i;
        }
        return from.f0 + from.f1 + from.f2;
    }

    private static long run(int n) {
        long sum = locals(n);
        sum = sum * 31 + new Assign().fields(n);
        sum = sum * 31 + statics(n);
        sum = sum * 31 + elements(new int[] {1, 2, 3}, n);
        return sum * 31 + other(new Assign(), n);
    }

    public static void main(String[] args) {
        Repeat.main(args, 40_000_000, Assign::run);
    }
}
