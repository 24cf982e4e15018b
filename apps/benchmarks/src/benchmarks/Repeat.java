package benchmarks;

/** Runs a benchmark's kernel: {@code [SIZE [REPETITIONS]]}. Each repetition must give the same checksum. */
final class Repeat {
    /** What a benchmark does; the result depends on all of the work. */
    interface Kernel {
        long run(int size);
    }

    private Repeat() {}

    /** Prints the checksum and, with {@code -Dbenchmarks.times=true}, the nanoseconds of each repetition to standard error. */
    static void main(String[] args, int size, Kernel kernel) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : size;
        int repetitions = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        long[] nanos = new long[repetitions];
        long checksum = 0;
        for (int i = 0; i < repetitions; i++) {
            long start = System.nanoTime();
            long result = kernel.run(n);
            nanos[i] = System.nanoTime() - start;
            if (i > 0 && result != checksum) {
                throw new IllegalStateException("repetition " + i + " gives " + result + " after " + checksum);
            }
            checksum = result;
        }
        System.out.println(checksum);
        if (Boolean.getBoolean("benchmarks.times")) {
            for (long time : nanos) {
                System.err.println(time);
            }
        }
    }

    /** A floating-point result as a checksum. */
    static long checksum(double value) {
        return Math.round(value * 1e6);
    }
}
