package benchmarks;

/** Fourier coefficients of (x + 1)^x on [0, 2]. After Java Grande's series; the size is the number of coefficients. */
public final class Series {
    private static final int INTERVALS = 1000;

    private Series() {}

    private static double at(double x, double omega, int kind) {
        double power = Math.pow(x + 1, x);
        switch (kind) {
            case 0:
                return power;
            case 1:
                return power * Math.cos(omega * x);
            default:
                return power * Math.sin(omega * x);
        }
    }

    /** The integral by the trapezoidal rule. */
    private static double integrate(double from, double to, double omega, int kind) {
        double step = (to - from) / INTERVALS;
        double x = from;
        double sum = at(x, omega, kind) / 2;
        for (int i = 1; i < INTERVALS; i++) {
            x += step;
            sum += at(x, omega, kind);
        }
        return (sum + at(to, omega, kind) / 2) * step;
    }

    private static long run(int n) {
        double sum = integrate(0, 2, 0, 0) / 2;
        for (int i = 1; i < n; i++) {
            sum += Math.abs(integrate(0, 2, Math.PI * i, 1)) + Math.abs(integrate(0, 2, Math.PI * i, 2)) / i;
        }
        return Repeat.checksum(sum);
    }

    public static void main(String[] args) {
        Repeat.main(args, 5000, Series::run);
    }
}
