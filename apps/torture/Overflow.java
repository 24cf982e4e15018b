// args: 3 2147483600 | 10 -2147483648 | 25 65537
/** Integer overflow as wrap-around and as an exception of the exact methods; absolute value of the least number. */
public class Overflow {
    static int wrapped;

    static int exact(int a, int b) {
        try {
            return Math.addExact(a, b);
        } catch (ArithmeticException e) {
            wrapped++;
            return 0;
        }
    }

    static long product(int n) {
        long p = 1;
        try {
            for (int i = 2; i <= n * 2; i++) {
                p = Math.multiplyExact(p, (long) i);
            }
        } catch (ArithmeticException e) {
            wrapped += 100;
        }
        return p;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int x = Integer.parseInt(args[1]);
        int negative = 0;
        int hash = x;
        for (int i = 0; i < n; i++) {
            hash = hash * 1103515245 + 12345;
            if (Math.abs(hash) < 0 || hash < 0) {
                negative++;
            }
            exact(x, i * 20);
        }
        int a = Math.abs(x);
        int total = a < 0 ? 1000 : 1;
        long p = product(n);
        while (p > 0) {
            p /= 1000;
            total++;
        }
        int half = (x + Integer.MAX_VALUE) >>> 1;
        for (int i = 0; i < half % 40; i++) {
            total++;
        }
        try {
            total += Math.toIntExact((long) x * n);
        } catch (ArithmeticException e) {
            total += 7;
        }
        for (int i = 0; i < wrapped; i++) {
            negative++;
        }
        System.out.println(total + " " + negative);
    }
}
