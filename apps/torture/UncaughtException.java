// args: 3 9 | 10 4 | 25 x
/** An exception that nobody catches ends main; what is behind it never runs. */
public class UncaughtException {
    static int sum;

    static int divide(int a, int b) {
        if (b == 0) {
            throw new ArithmeticException("by zero at " + sum);
        }
        return a / b;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int stop = args[1].equals("x") ? -1 : Integer.parseInt(args[1]);
        for (int i = 0; i < n; i++) {
            sum += divide(100, stop - i);
        }
        for (int i = 0; i < sum; i++) {
            n++;
        }
        if (stop < 0) {
            throw new IllegalStateException("no stop: " + n);
        }
        System.out.println(sum + " " + n);
    }
}
