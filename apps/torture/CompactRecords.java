// args: 3 7 | 10 -4 | 25 0
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Records with compact and further constructors, static members, own equals, arrays inside, as map keys. */
public class CompactRecords {
    static int normalised;

    record Fraction(int top, int bottom) implements Comparable<Fraction> {
        static final Fraction ZERO = new Fraction(0);

        Fraction {
            if (bottom == 0) {
                throw new ArithmeticException("zero below " + top);
            }
            int g = gcd(Math.abs(top), Math.abs(bottom));
            if (g > 1) {
                normalised++;
                top /= g;
                bottom /= g;
            }
            if (bottom < 0) {
                top = -top;
                bottom = -bottom;
            }
        }

        Fraction(int whole) {
            this(whole, 1);
        }

        static int gcd(int a, int b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Fraction plus(Fraction o) {
            return new Fraction(top * o.bottom + o.top * bottom, bottom * o.bottom);
        }

        @Override
        public int compareTo(Fraction o) {
            return Long.compare((long) top * o.bottom, (long) o.top * bottom);
        }
    }

    record Loose(String name, int[] data) {
        @Override
        public boolean equals(Object o) {
            return o instanceof Loose other && data.length == other.data.length;
        }

        @Override
        public int hashCode() {
            return data.length;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Set<Fraction> seen = new HashSet<>();
        Map<Fraction, Integer> order = new TreeMap<>();
        Fraction sum = Fraction.ZERO;
        int bad = 0;
        for (int i = 0; i < n; i++) {
            try {
                Fraction f = new Fraction(i - m, i % 5 * 2);
                seen.add(f);
                order.merge(f, 1, Integer::sum);
                sum = i % 7 == 0 ? f : sum.plus(new Fraction(1, i + 1)).compareTo(f) < 0 ? f : sum;
            } catch (ArithmeticException e) {
                bad += e.getMessage().length();
            }
        }
        int total = Math.abs(sum.top()) % 40 + sum.bottom() + seen.size() * 3;
        for (Map.Entry<Fraction, Integer> e : order.entrySet()) {
            if (e.getKey().bottom() > 1) {
                total += e.getValue();
            }
        }
        if (new Loose("a", new int[n]).equals(new Loose("b", new int[3]))) {
            total += 500;
        }
        for (int i = 0; i < bad + normalised; i++) {
            total++;
        }
        System.out.println(total + " " + sum + " " + bad);
    }
}
