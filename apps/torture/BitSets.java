// args: 3 5 | 10 8 | 25 31
import java.util.BitSet;

/** BitSet: ranges, next set and clear bits, logic between sets, cardinality as a bound. */
public class BitSets {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        BitSet composite = new BitSet(n * 4);
        for (int p = composite.nextClearBit(2); p < n * 4; p = composite.nextClearBit(p + 1)) {
            for (int q = p * p; q < n * 4; q += p) {
                composite.set(q);
            }
        }
        BitSet primes = (BitSet) composite.clone();
        primes.flip(2, n * 4);
        BitSet every = new BitSet();
        for (int i = m; i < n * 4; i += m) {
            every.set(i - 1);
        }
        int total = primes.cardinality();
        BitSet both = new BitSet();
        both.or(primes);
        both.and(every);
        for (int i = both.nextSetBit(0); i >= 0; i = both.nextSetBit(i + 1)) {
            total += i;
        }
        primes.andNot(every);
        primes.clear(0, 10);
        if (primes.intersects(composite)) {
            total += 1000;
        }
        every.xor(composite);
        for (int i = 0; i < every.length(); i += 3) {
            if (every.get(i)) {
                total++;
            }
        }
        int gap = 0;
        for (int i = composite.length(); i > 0 && (i = composite.previousClearBit(i - 1)) > 0;) {
            gap++;
        }
        for (long w : primes.toLongArray()) {
            total += Long.bitCount(w);
        }
        System.out.println(total + " " + gap + primes.isEmpty());
    }
}
