package benchmarks;

/** Estimates pi by random points of a square. After SciMark's montecarlo; the size is the number of points. */
public final class MonteCarlo {
    private static final int LAG = 17;

    private final int[] seeds = new int[LAG];
    private int i = 4;
    private int j = LAG - 1;

    private MonteCarlo(int seed) {
        int x = seed | 1;
        for (int k = 0; k < LAG; k++) {
            x *= 9069;
            seeds[k] = x & Integer.MAX_VALUE;
        }
    }

    /** The next number of a lagged Fibonacci generator, in [0, 1). */
    private synchronized double next() {
        int k = seeds[i] - seeds[j];
        if (k < 0) {
            k += Integer.MAX_VALUE;
        }
        seeds[j] = k;
        i = i == 0 ? LAG - 1 : i - 1;
        j = j == 0 ? LAG - 1 : j - 1;
        return k * (1.0 / Integer.MAX_VALUE);
    }

    private static long run(int n) {
        MonteCarlo random = new MonteCarlo(113);
        int inside = 0;
        for (int count = 0; count < n; count++) {
            double x = random.next();
            double y = random.next();
            if (x * x + y * y <= 1) {
                inside++;
            }
        }
        return inside;
    }

    public static void main(String[] args) {
        Repeat.main(args, 20_000_000, MonteCarlo::run);
    }
}
