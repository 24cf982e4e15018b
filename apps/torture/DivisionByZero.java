// args: 3 6 0 | 10 7 -3 | 25 1 2
/** Division and remainder by zero caught, near and far, ints and longs; the least number over minus one. */
public class DivisionByZero {
    static int caught;

    static int ratio(int a, int b) {
        return a / b + a % b;
    }

    static long safe(long a, long b) {
        try {
            return a % b;
        } catch (ArithmeticException e) {
            caught++;
            return -1;
        } finally {
            caught += 10;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int a = Integer.parseInt(args[1]);
        int b = Integer.parseInt(args[2]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            try {
                total += ratio(a * 5, b + i % 4);
                total++;
            } catch (ArithmeticException e) {
                total += 50;
                a++;
            }
            if (safe(i, i % 3) > 0) {
                total += 2;
            }
        }
        int least = Integer.MIN_VALUE / (b == 0 ? -1 : b);
        if (least == Integer.MIN_VALUE) {
            total += 9;
        }
        double inf = a / (b + 0.0);
        if (Double.isInfinite(inf)) {
            total += 11;
        }
        for (int i = 0; i < caught; i += 3) {
            total++;
        }
        for (int i = 0; i < a; i++) {
            total++;
        }
        System.out.println(total + " " + caught);
    }
}
