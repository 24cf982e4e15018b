package benchmarks;

/** Functions of {@link Math}. After Java Grande's math; the size is the number of turns. */
public final class Functions {
    private Functions() {}

    private static long whole(int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            int a = i * 7 - n;
            sum += Math.abs(a) + Math.max(a, i) - Math.min(i, 1000);
            sum += Math.abs((long) a * i) + Math.max((long) a, sum);
        }
        return sum;
    }

    private static double rounding(int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            double x = i * 0.37 - 1000;
            sum += Math.floor(x) + Math.ceil(x) + Math.rint(x) + Math.round(x) + Math.abs(x);
        }
        return sum;
    }

    private static double transcendental(int n) {
        double sum = 0;
        for (int i = 1; i <= n; i++) {
            double x = i * (1.0 / n);
            sum += Math.sin(x) + Math.cos(x) + Math.tan(x) + Math.exp(x) + Math.log(x) + Math.sqrt(x);
            sum += Math.pow(x, 1.5) + Math.atan(x) + Math.asin(x) + Math.acos(x) + Math.atan2(x, 2);
        }
        return sum;
    }

    private static long run(int n) {
        return whole(n) + Repeat.checksum(rounding(n) * 1e-6) + Repeat.checksum(transcendental(n / 10) * 1e-3);
    }

    public static void main(String[] args) {
        Repeat.main(args, 10_000_000, Functions::run);
    }
}
