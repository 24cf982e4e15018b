package benchmarks;

/** Loops with little in them: up, down, while, nested. After Java Grande's loop; the size is the number of turns. */
public final class Loops {
    private Loops() {}

    private static int up(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            x += i ^ x;
        }
        return x;
    }

    private static int down(int n) {
        int x = 0;
        for (int i = n; i > 0; i--) {
            x += i ^ x;
        }
        return x;
    }

    private static int untilSmall(int n) {
        int x = 1;
        int i = 0;
        while (i < n) {
            x = x * 5 + 1;
            i += (x & 1) + 1;
        }
        return x;
    }

    private static int nested(int n) {
        int x = 0;
        for (int i = 0; i < n / 100; i++) {
            for (int j = 0; j < 100; j++) {
                x += i * j;
            }
        }
        return x;
    }

    private static long run(int n) {
        return ((up(n) * 31L + down(n)) * 31 + untilSmall(n)) * 31 + nested(n);
    }

    public static void main(String[] args) {
        Repeat.main(args, 100_000_000, Loops::run);
    }
}
