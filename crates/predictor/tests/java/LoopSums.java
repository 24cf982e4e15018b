import java.math.BigInteger;
import java.util.Random;
import mantis.predictor.Loops;

/** Compares the arithmetic of Loops with loops, and with numbers of any size. */
public class LoopSums {
    private static void check(boolean right, String what) {
        if (!right) {
            System.out.println("wrong: " + what);
            System.exit(1);
        }
    }

    private static void sum(int i, int step, long trips) {
        BigInteger n = BigInteger.valueOf(trips);
        BigInteger pairs = n.multiply(n.add(BigInteger.ONE)).shiftRight(1);
        BigInteger sum = n.multiply(BigInteger.valueOf(i)).add(pairs.multiply(BigInteger.valueOf(step)));
        check(Loops.sum(i, step, trips) == sum.longValue(), "sum of " + trips + " from " + i + " by " + step);
    }

    /** The loop itself, as long as it does not overflow and is short. */
    private static long cycles(int i, int ahead, int limit, int step, boolean strict, boolean up) {
        long at = (long) i + ahead;
        for (long cycle = 0; cycle < 10_000; cycle++) {
            boolean stays = up ? (strict ? at < limit : at <= limit) : strict ? at > limit : at >= limit;
            if (!stays) {
                return cycle;
            }
            at += step;
        }
        return -1;
    }

    public static void main(String[] args) {
        Random random = new Random(20261123);
        sum(Integer.MIN_VALUE, 1, (1L << 32) - 1);
        sum(Integer.MAX_VALUE, -1, (1L << 32) - 1);
        sum(0, 3, 0);
        int counted = 0;
        for (int round = 0; round < 100_000; round++) {
            sum(random.nextInt(), random.nextInt(), random.nextLong() >>> 32);
            int i = random.nextInt(200) - 100;
            int ahead = random.nextInt(5) - 2;
            int limit = random.nextInt(400) - 200;
            int step = random.nextInt(9) - 4;
            boolean strict = random.nextBoolean();
            boolean up = random.nextBoolean();
            long cycles = step == 0 ? -1 : cycles(i, ahead, limit, step, strict, up);
            long trips = Loops.trips(i, ahead, limit, step, strict, up);
            // The last cycle is left to the loop.
            boolean right = cycles < 0 ? trips == 0 : trips == Math.max(0, cycles - 1);
            check(right, trips + " of " + cycles + " cycles skipped of " + i + " + " + ahead + " to " + limit + " by " + step);
            counted += trips > 0 ? 1 : 0;
            int most = random.nextInt();
            long within = Loops.within(1L << 33, most, step);
            long last = most + within * step;
            check(step == 0 || last == (int) last && last + step != (int) (last + step), within + " from " + most + " by " + step);
        }
        System.out.println(counted > 10_000 ? "equal" : "too few that count: " + counted);
    }
}
