// args: 3 | 17 | 40
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongBinaryOperator;

/** Exact powers and products, signed and unsigned, that end loops by overflowing; unnamed variables where nothing is read. */
public class UnsignedExact {
    record Fraction(long num, long den) implements Comparable<Fraction> {
        Fraction {
            if (den == 0) {
                throw new ArithmeticException("zero");
            }
            long g = gcd(num, den);
            num = Long.divideUnsigned(num, g);
            den = Long.divideUnsigned(den, g);
        }

        static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, Long.remainderUnsigned(a, b));
        }

        Fraction times(Fraction f) {
            Fraction x = new Fraction(num, f.den);
            Fraction y = new Fraction(f.num, den);
            return new Fraction(Math.unsignedMultiplyExact(x.num, y.num), Math.unsignedMultiplyExact(x.den, y.den));
        }

        @Override
        public int compareTo(Fraction f) {
            int c = Long.compareUnsigned(Math.unsignedMultiplyHigh(num, f.den), Math.unsignedMultiplyHigh(f.num, den));
            return c != 0 ? c : Long.compareUnsigned(num * f.den, f.num * den);
        }
    }

    static int untilOverflow(long start, int step, LongBinaryOperator op) {
        long v = start;
        int k = 0;
        try {
            for (; k < 200; k++) {
                v = op.applyAsLong(v, step);
            }
        } catch (ArithmeticException _) {
            return k;
        }
        return -(int) (v & 0xff);
    }

    static int largestPower(int base, boolean unsigned) {
        int p = 1;
        while (true) {
            try {
                long _ = unsigned ? Math.unsignedPowExact((long) base, p + 1) : Math.powExact((long) base, p + 1);
                p++;
            } catch (ArithmeticException _) {
                return p;
            }
            if (p > 70) {
                return 0;
            }
        }
    }

    static String classify(Object o) {
        return switch (o) {
            case Fraction(long a, _) when a < 0 -> "high";
            case Fraction(_, long b) when b == 1 -> "whole";
            case Fraction _ -> "part";
            case Integer _, Long _ -> "number";
            case BigInteger b when b.bitLength() > 64 -> "wide";
            default -> "other";
        };
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        List<Integer> counts = new ArrayList<>();
        counts.add(untilOverflow(1, n, Math::unsignedMultiplyExact));
        counts.add(untilOverflow(1, n, Math::multiplyExact));
        counts.add(untilOverflow(-1, n + 1, (a, b) -> Math.divideExact(a, b) - 1));
        counts.add(untilOverflow(Long.MIN_VALUE + n, 1, (a, b) -> Math.negateExact(a - b)));
        counts.add(untilOverflow(Integer.MAX_VALUE - n * 2L, 3, (a, b) -> Math.toIntExact(a + b)));
        counts.add(untilOverflow(n, 2, (a, b) -> Math.multiplyExact(Math.ceilDivExact(a, b) + 1, a)));
        int powers = 0;
        for (int i = 2; i < n + 2; i++) {
            powers = powers * 3 % 10_007 + largestPower(i, true) - largestPower(i, false) + largestPower(-i, i % 2 == 0) % 5;
        }
        Fraction f = new Fraction(n, n + 1);
        int products = 0;
        Map<String, Integer> kinds = new TreeMap<>();
        try {
            for (int i = 2; i < 400; i++) {
                f = f.times(i % 3 == 0 ? new Fraction(i, i - 1) : new Fraction(i * 7L + n, i + 2));
                products++;
                kinds.merge(classify(f), 1, Integer::sum);
                if (f.compareTo(new Fraction(1L << (n % 20), 3)) > 0) {
                    f = new Fraction(f.den, f.num);
                    products += 100;
                }
            }
        } catch (ArithmeticException _) {
            kinds.merge(classify(products), products, Integer::sum);
        }
        int loops = 0;
        for (Object _ : kinds.values()) {
            loops++;
        }
        for (int left = powers, _ = 0; left > 0; left -= Math.abs(counts.get(0)) + 1) {
            loops++;
        }
        int mixed = 0;
        Object[] all = {f, n, BigInteger.TWO.pow(n * 5), "s", new Fraction(-1, 3), (long) products};
        for (int i = 0; i < n; i++) {
            mixed += classify(all[i * 5 % all.length]).length();
        }
        System.out.println(counts + " " + powers + " " + products + " " + kinds + " " + loops + " " + mixed);
    }
}
