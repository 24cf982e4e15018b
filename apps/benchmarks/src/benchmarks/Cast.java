package benchmarks;

/** Conversions among int, long, float and double. After Java Grande's cast; the size is the number of turns. */
public final class Cast {
    private Cast() {}

    private static int intFloat(int n) {
        int i = 0;
        float f = 0;
        for (int k = 0; k < n; k++) {
            f = (float) i + k;
            i = (int) f & 0xFFFF;
        }
        return i;
    }

    private static int intDouble(int n) {
        int i = 0;
        double d = 0;
        for (int k = 0; k < n; k++) {
            d = (double) i + k;
            i = (int) d & 0xFFFFF;
        }
        return i;
    }

    private static long longFloat(int n) {
        long l = 0;
        float f = 0;
        for (int k = 0; k < n; k++) {
            f = (float) l + k;
            l = (long) f & 0xFFFF;
        }
        return l;
    }

    private static long longDouble(int n) {
        long l = 0;
        double d = 0;
        for (int k = 0; k < n; k++) {
            d = (double) l + k;
            l = (long) d & 0xFFFFF;
        }
        return l;
    }

    private static long run(int n) {
        return ((intFloat(n) * 31L + intDouble(n)) * 31 + longFloat(n)) * 31 + longDouble(n);
    }

    public static void main(String[] args) {
        Repeat.main(args, 20_000_000, Cast::run);
    }
}
