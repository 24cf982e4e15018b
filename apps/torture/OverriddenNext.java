// args: 3 | 17 | 31
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Sources of numbers with one method overridden: shuffles, gaussians, bounded draws and streams of the JDK run on that one. */
public class OverriddenNext {
    static class Counter extends Random {
        private static final long serialVersionUID = 1;
        int state;
        int calls;
        long seeds;

        Counter(int state) {
            super(state);
            this.state = state;
        }

        @Override
        protected int next(int bits) {
            calls++;
            state = state * 1103515245 + 12345;
            return state >>> (32 - bits);
        }

        @Override
        public synchronized void setSeed(long s) {
            seeds += s;
            state = (int) s;
        }
    }

    static class Steps implements RandomGenerator {
        final long by;
        long at;
        int longs;

        Steps(long by) {
            this.by = by;
        }

        @Override
        public long nextLong() {
            longs++;
            at += by;
            return at * 0x9E3779B97F4A7C15L;
        }

        @Override
        public boolean nextBoolean() {
            return longs % 3 == 0;
        }
    }

    static int rejections(Counter c, int bound) {
        int before = c.calls;
        c.nextInt(bound);
        return c.calls - before - 1;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        Counter c = new Counter(n);
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < n + 3; i++) {
            cards.add(i);
        }
        Collections.shuffle(cards, c);
        int fixed = 0;
        for (int i = 0; i < cards.size(); i++) {
            fixed += cards.get(i) == i ? 1 : 0;
        }
        int rejected = 0;
        for (int i = 0; i < n; i++) {
            rejected += rejections(c, (1 << 30) + i + 1);
        }
        int inside = 0;
        for (int i = 0; i < n; i++) {
            inside += Math.abs(c.nextGaussian()) < 0.7 ? 1 : 0;
        }
        int drawn = c.ints(n, 5, 25).filter(v -> v % 2 == 0).sum();
        c.setSeed(inside);
        int walk = 0;
        int steps = 0;
        while (Math.abs(walk) < n % 6 + 1 && steps < 300) {
            walk += c.nextBoolean() ? 1 : -1;
            steps++;
        }
        Steps s = new Steps(n | 1);
        int flips = 0;
        for (int i = 0; i < n; i++) {
            if (s.nextBoolean()) {
                flips += s.nextInt(3, 9);
            } else {
                flips += (int) (s.nextDouble() * 4);
            }
        }
        byte[] bytes = new byte[n % 9 + 1];
        s.nextBytes(bytes);
        int high = 0;
        for (byte b : bytes) {
            high += b < 0 ? 1 : 0;
        }
        SplittableRandom root = new SplittableRandom(n);
        int[] sums = new int[n % 4 + 2];
        Arrays.setAll(sums, i -> root.split().ints(i + 1, 0, 10).sum());
        RandomGenerator x = RandomGeneratorFactory.of("L32X64MixRandom").create(n);
        int rounds = 0;
        for (int left = 100; left > 0; left -= x.nextInt(1, 2 + sums[0] + sums[1])) {
            rounds++;
        }
        Random same = new Random(42);
        Random again = new Random(42);
        int equal = 0;
        while (same.nextInt(10) == again.nextInt(10) && equal < n) {
            equal++;
            if (equal == steps) {
                again.setSeed(rounds);
            }
        }
        System.out.println(fixed + " " + rejected + " " + inside + " " + drawn + " " + steps + " " + flips + " " + s.longs + " " + high + " "
            + Arrays.toString(sums) + " " + rounds + " " + equal + " " + c.calls + " " + c.seeds);
    }
}
