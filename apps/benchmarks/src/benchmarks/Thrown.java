package benchmarks;

/** Throws and catches new and old exceptions, here and from below. After Java Grande's exception; the size is the number of turns. */
public final class Thrown {
    /** An exception with a number. */
    private static final class Numbered extends Exception {
        private static final long serialVersionUID = 1L;
        private final int number;

        Numbered(int number) {
            this.number = number;
        }
    }

    private Thrown() {}

    private static long fresh(int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                throw new Numbered(i);
            } catch (Numbered e) {
                sum += e.number;
            }
        }
        return sum;
    }

    private static long old(int n) {
        Numbered old = new Numbered(5);
        long sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                throw old;
            } catch (Numbered e) {
                sum += e.number + i;
            }
        }
        return sum;
    }

    private static int below(int depth, int i) throws Numbered {
        if (depth == 0) {
            throw new Numbered(i);
        }
        return below(depth - 1, i) + 1;
    }

    private static long method(int n) {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += below(i & 3, i);
            } catch (Numbered e) {
                sum += e.number;
            }
        }
        return sum;
    }

    private static long implicit(int n) {
        int[] array = new int[8];
        long sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += array[i & 15] + 1;
            } catch (ArrayIndexOutOfBoundsException e) {
                sum += 2;
            }
        }
        return sum;
    }

    private static long run(int n) {
        return fresh(n) + old(n) * 3 + method(n / 4) * 7 + implicit(n);
    }

    public static void main(String[] args) {
        Repeat.main(args, 300_000, Thrown::run);
    }
}
