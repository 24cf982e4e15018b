// args: 4 | 9 neg | 18 box
import java.math.*;
import java.util.*;

/**
 * NaN, -0.0, boxing caches, interned strings and BigDecimal scales make ==, equals, compare and hash
 * lookups disagree, and the disagreements are counted.
 */
public class NanKeys {
    static double step(double d, int i) {
        switch (i % 5) {
            case 0: return d * 0.0;                       // NaN for infinities, -0.0 for negatives
            case 1: return d / 0.0;
            case 2: return Math.sqrt(d);
            case 3: return d + 1;
            default: return -d;
        }
    }

    static int doubles(int n, double d) {
        Map<Double, Integer> hash = new HashMap<>();
        TreeMap<Double, Integer> tree = new TreeMap<>(Comparator.comparingDouble(x -> x + 0.0));   // -0.0 + 0.0 is 0.0
        double[] all = new double[n];
        int odd = 0;
        for (int i = 0; i < n; i++) {
            all[i] = d;
            hash.merge(d, 1, Integer::sum);
            tree.merge(d, 1, Integer::sum);
            if (d != d) odd++;
            if (d == 0 && Double.valueOf(d).equals(-0.0)) odd += 10;
            if (!(d < 1) && !(d >= 1)) odd += 100;
            d = step(d, i + odd % 3);
        }
        Arrays.sort(all);                                 // -0.0 before 0.0, NaN last
        int at = Arrays.binarySearch(all, Double.NaN);
        int zero = Arrays.binarySearch(all, 0.0);
        double max = 0;
        for (double x : all) max = Math.max(max, x);      // NaN is contagious
        int loops = 0;
        for (double x = all[0]; x < 5 && loops < 20; x += 0.7) loops++;
        return hash.size() * 10000 + tree.size() * 1000 + odd + (at >= 0 ? 7 : 0) + (zero >= 0 ? 3 : 0) + (max > 0 ? 1 : 0) + loops;
    }

    static int boxes(int n) {
        int same = 0;
        IdentityHashMap<Object, Integer> id = new IdentityHashMap<>();
        for (int i = 0; i < n; i++) {
            Integer a = 120 + i, b = 120 + i;             // cached up to 127
            if (a == b) same++;
            if (a.equals(b)) same += 100;
            Long l = (long) i;
            if (l.equals(i)) same += 10000;                // never: Integer is not Long
            id.put(a, i);
            id.put(b, i);
            String s = "k" + i % 3;                        // a new string each time
            id.merge(i % 2 == 0 ? s.intern() : s, 1, Integer::sum);
        }
        id.remove("k0");                                   // the literal is interned
        char c = 'x';
        Object o = true ? c : 0;                           // Character
        Object p = n > 3 ? 1 : 2.0;                        // promoted to Double
        return same + id.size() + (o instanceof Character ? 1000000 : 0) + (p instanceof Double ? 2000000 : 0);
    }

    static int decimals(int n) {
        Set<BigDecimal> hash = new HashSet<>(), tree = new TreeSet<>();
        BigDecimal x = new BigDecimal("2.50");
        MathContext mc = new MathContext(4, RoundingMode.HALF_EVEN);
        int exact = 0;
        for (int i = 0; i < n; i++) {
            hash.add(x);
            tree.add(x);
            try {
                x = i % 3 == 0 ? x.stripTrailingZeros() : i % 3 == 1 ? x.divide(BigDecimal.valueOf(4 + i)) : x.setScale(2, RoundingMode.UNNECESSARY);
                exact++;
            } catch (ArithmeticException e) {
                x = x.round(mc).add(new BigDecimal("1E+1")).setScale(i % 4, RoundingMode.DOWN);
            }
        }
        BigInteger f = BigInteger.ONE;
        int bits = 0;
        while (f.bitLength() < n * 3) { f = f.multiply(BigInteger.valueOf(bits % 5 + 2)).setBit(bits++ % 3); }
        return hash.size() * 100 + tree.size() + exact * 10000 + f.bitCount() + bits;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        int d = doubles(n, mode.equals("neg") ? -3.5 : 2);
        int b = boxes(mode.equals("box") ? n * 3 : n);
        int m = decimals(n);
        int conv = (int) Double.NaN + (int) 1e20f % 1000 + (char) -1 + (int) (byte) 300.7 + ((float) (16777216 + n % 2) == 16777216f ? 1 : 2);
        int acc = 0;
        for (float f = 16777210f; f < 16777220f && acc < n * 4; f++) acc++;    // sticks at 2^24
        System.out.println(d + " " + b + " " + m + " " + conv + " " + acc);
    }
}
