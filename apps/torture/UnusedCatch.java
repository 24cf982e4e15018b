// args: 0 | 2 | 9 | 40

/** Handlers of a class of the program around statements that cannot throw it: a slice with these needs no such class. */
public class UnusedCatch {
    static final int[] TABLE = {3, 1, 4, 1, 5};
    static int total;
    static int steps;

    static class Failure extends RuntimeException {
        final int code;

        Failure(int code) {
            this.code = code;
        }
    }

    /** The first statement throws in every run. */
    static void always(int n) {
        try {
            try {
                total += TABLE[(n & 3) + 20];
                if (total > 100) {
                    throw new Failure(n);
                }
            } catch (Failure x) {
                total += x.code;
            } catch (ArrayIndexOutOfBoundsException x) {
                steps++;
            } finally {
                total ^= 57;
            }
            total += Integer.bitCount(n);
        } catch (Failure x) {
            total -= x.code;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            always(n);
        }
        for (int i = 0; i < steps; i++) {
            total += i;
        }
        System.out.println(total);
    }
}
