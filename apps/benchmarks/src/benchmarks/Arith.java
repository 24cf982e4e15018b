package benchmarks;

/** Arithmetic on int, long, float and double in dependent chains. After Java Grande's arith; the size is the number of turns. */
public final class Arith {
    private Arith() {}

    private static int ints(int n) {
        int a = 1;
        int b = 3;
        int c = 7;
        int d = 11;
        for (int i = 1; i <= n; i++) {
            a += b * c;
            b -= d;
            c = c * 5 + a;
            d += c / i;
        }
        return a ^ b ^ c ^ d;
    }

    private static long longs(int n) {
        long a = 1;
        long b = 3;
        long c = 7;
        long d = 11;
        for (int i = 1; i <= n; i++) {
            a += b * c;
            b -= d;
            c = c * 5 + a;
            d += c / i;
        }
        return a ^ b ^ c ^ d;
    }

    private static float floats(int n) {
        float a = 1;
        float b = 0.5f;
        for (int i = 0; i < n; i++) {
            a = a * 0.999f + b;
            b = b - a * 0.001f;
            a = a / 1.5f;
            b = b + 0.25f;
        }
        return a + b;
    }

    private static double doubles(int n) {
        double a = 1;
        double b = 0.5;
        for (int i = 0; i < n; i++) {
            a = a * 0.999 + b;
            b = b - a * 0.001;
            a = a / 1.5;
            b = b + 0.25;
        }
        return a + b;
    }

    private static long run(int n) {
        return ints(n) + longs(n) + Repeat.checksum(floats(n)) + Repeat.checksum(doubles(n));
    }

    public static void main(String[] args) {
        Repeat.main(args, 20_000_000, Arith::run);
    }
}
