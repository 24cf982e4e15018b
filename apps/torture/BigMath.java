// args: 30 7 2.50|61 13 -0.1000|97 5 1E+3
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

public class BigMath {
    static int exact, inexact;

    static class Ratio extends Number implements Comparable<Ratio> {
        final BigInteger p, q;
        Ratio(BigInteger p, BigInteger q) {
            BigInteger g = p.gcd(q);
            if (q.signum() < 0) g = g.negate();
            this.p = p.divide(g);
            this.q = q.divide(g);
        }
        Ratio(long p, long q) { this(BigInteger.valueOf(p), BigInteger.valueOf(q)); }
        Ratio plus(Ratio o) { return new Ratio(p.multiply(o.q).add(o.p.multiply(q)), q.multiply(o.q)); }
        @Override public int intValue() { return p.divide(q).intValue(); }
        @Override public long longValue() { return intValue(); }
        @Override public float floatValue() { return (float) doubleValue(); }
        @Override public double doubleValue() { return new BigDecimal(p).divide(new BigDecimal(q), MathContext.DECIMAL64).doubleValue(); }
        @Override public int compareTo(Ratio o) { return p.multiply(o.q).compareTo(o.p.multiply(q)); }
    }

    static BigDecimal quotient(BigDecimal a, BigDecimal b) {
        try {
            BigDecimal r = a.divide(b);
            exact++;
            return r;
        } catch (ArithmeticException e) {
            inexact++;
            if (b.signum() == 0) return BigDecimal.ONE.movePointLeft(3);
            return a.divide(b, new MathContext(3 + inexact % 5, RoundingMode.HALF_EVEN));
        }
    }

    static BigDecimal sqrt(BigDecimal x, MathContext mc, int[] rounds) {
        BigDecimal g = x.round(new MathContext(1)), last;
        do {
            last = g;
            g = g.add(x.divide(g, mc)).divide(BigDecimal.valueOf(2), mc);
            rounds[0]++;
        } while (g.subtract(last).abs().compareTo(g.ulp()) > 0 && rounds[0] < 500);
        return g;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        BigDecimal d = new BigDecimal(args[2]);
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= n; i++) f = f.multiply(BigInteger.valueOf(i));
        int zeros = 0, bits = 0;
        BigInteger[] qr = f.divideAndRemainder(BigInteger.TEN);
        while (qr[1].signum() == 0) { zeros++; qr = qr[0].divideAndRemainder(BigInteger.TEN); }
        for (int i = 0; i < f.bitLength(); i++) if (f.testBit(i)) bits++;
        int primes = 0, inverses = 0;
        BigInteger m = BigInteger.valueOf(n), x = BigInteger.valueOf(k);
        for (int i = 0; i < n; i++) {
            if (x.isProbablePrime(20)) primes++;
            try {
                x = x.modInverse(m).add(x);
                inverses++;
            } catch (ArithmeticException e) {
                x = x.modPow(BigInteger.TWO, m).xor(BigInteger.valueOf(i));
            }
        }
        BigDecimal acc = d;
        int shrinks = 0, scales = 0;
        Set<BigDecimal> hashed = new HashSet<>(), sorted = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            BigDecimal next = quotient(acc, BigDecimal.valueOf(i % k));
            if (next.scale() < acc.scale()) shrinks++;
            acc = next.add(d).setScale(i % 4, RoundingMode.valueOf(i % 2 == 0 ? "FLOOR" : "HALF_UP"));
            scales += next.stripTrailingZeros().precision();
            BigDecimal key = BigDecimal.valueOf(i % k).setScale(i % 3);
            hashed.add(key); // 1.0 and 1.00 differ here
            sorted.add(key); // but not here
        }
        int[] rounds = new int[1];
        BigDecimal root = sqrt(BigDecimal.valueOf(n * k), new MathContext(k * 4), rounds);
        Ratio h = new Ratio(0, 1);
        int crossings = 0;
        for (int i = 1; i <= n; i++) {
            Ratio next = h.plus(new Ratio(1, i));
            if (next.intValue() != h.intValue()) crossings++;
            h = next;
            if (h.compareTo(new Ratio(k, 2)) > 0) crossings += 100;
        }
        int digits = 0;
        for (char c : h.q.toString(k + 2).toCharArray()) if (Character.isLetter(c)) digits++;
        double nat = new BigDecimal(0.1).equals(new BigDecimal("0.1")) ? 1 : h.doubleValue();
        System.out.println(zeros + " " + bits + " " + primes + " " + inverses + " " + exact + " " + inexact + " " + acc.toPlainString());
        System.out.println(shrinks + " " + scales + " " + hashed.size() + " " + sorted.size() + " " + rounds[0] + " " + root.toString().length());
        System.out.println(crossings + " " + digits + " " + (float) nat);
    }
}
