// args: 3 97 | 10 1000003 | 25 65537
import java.math.BigInteger;

/** BigInteger arithmetic: powers, factorials, gcd, modular inverse, bit tests; its values bound loops. */
public class BigIntegers {
    static BigInteger factorial(int n) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= n; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        return f;
    }

    static int digits(BigInteger x) {
        int d = 0;
        while (x.signum() > 0) {
            x = x.divide(BigInteger.TEN);
            d++;
        }
        return d;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        BigInteger m = new BigInteger(args[1]);
        BigInteger f = factorial(n);
        int total = digits(f);
        BigInteger a = BigInteger.ZERO;
        BigInteger b = BigInteger.ONE;
        int steps = 0;
        while (a.compareTo(m) < 0) {
            BigInteger next = a.add(b);
            a = b;
            b = next;
            steps++;
        }
        BigInteger p = BigInteger.TWO.modPow(f, m);
        for (int i = 0; i < p.bitLength(); i++) {
            if (p.testBit(i)) {
                total += 2;
            }
        }
        try {
            total += BigInteger.valueOf(n).modInverse(m).mod(BigInteger.valueOf(50)).intValue();
            total += f.gcd(m).intValueExact();
            total += f.intValueExact() % 10;
        } catch (ArithmeticException e) {
            total += 500;
        }
        BigInteger[] qr = f.divideAndRemainder(m);
        if (qr[1].equals(BigInteger.ZERO)) {
            total += 9;
        }
        for (int i = f.getLowestSetBit() + steps; i > 0; i--) {
            total++;
        }
        System.out.println(total + " " + steps + " " + new BigInteger("-" + n).shiftLeft(3).toString(7));
    }
}
