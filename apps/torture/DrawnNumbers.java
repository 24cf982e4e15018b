// args: 3 1 | 12 99 | 40 12345
import java.util.*;
import java.util.random.*;
import java.util.stream.*;

/** Generators with seeds, of all kinds, and of the program. */
public class DrawnNumbers {
    static int drawn;
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Linear extends Random {
        private long state;

        Linear(long seed) {
            state = seed;
        }

        @Override
        protected int next(int bits) {
            drawn++;
            state = state * 1103515245 + 12345 & 0x7fffffffL;
            return (int) (state >>> 31 - Math.min(bits, 31));
        }
    }

    static class Own implements RandomGenerator {
        long state;

        Own(long state) {
            this.state = state;
        }

        @Override
        public long nextLong() {
            drawn += 100;
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
            return state;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        Random random = new Random(seed);
        int sixes = 0;
        for (int i = 0; i < n; i++) {
            if (random.nextInt(6) == 5) {
                sixes++;
            }
        }
        count(sixes);
        double gauss = 0;
        for (int i = 0; i < n; i++) {
            gauss += Math.abs(random.nextGaussian());
        }
        count((int) (gauss * 3));
        int ints = random.ints(n, 0, 10).sum();
        count(ints);
        int bounded = random.nextInt(5, 50);
        count(bounded);
        byte[] bytes = new byte[n];
        random.nextBytes(bytes);
        int negative = 0;
        for (byte b : bytes) {
            negative += b < 0 ? 1 : 0;
        }
        count(negative);
        random.setSeed(seed + 1);
        int again = random.nextInt(100);
        count(again);
        Linear linear = new Linear(seed);
        int own = 0;
        for (int i = 0; i < n; i++) {
            own += linear.nextBoolean() ? linear.nextInt(7) : 1;
        }
        count(own);
        int nextDouble = (int) (linear.nextDouble() * 40 + linear.nextFloat() * 30);
        count(nextDouble);
        List<Integer> shuffled = IntStream.range(0, n).boxed().collect(Collectors.toList());
        Collections.shuffle(shuffled, linear);
        int top = shuffled.get(0);
        count(top);
        int limited = linear.ints(0, 9).limit(n).filter(k -> k > 4).map(k -> k * 2).sum();
        count(limited);
        SplittableRandom splittable = new SplittableRandom(seed);
        SplittableRandom split = splittable.split();
        int apart = splittable.nextInt(50) + split.nextInt(50);
        count(apart);
        int longs = (int) split.longs(n).filter(k -> k > 0).count();
        count(longs);
        RandomGenerator mix = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        int mixed = mix.nextInt(60);
        count(mixed);
        RandomGenerator xo = RandomGenerator.of("Xoshiro256PlusPlus");
        int any = xo.nextInt(1) + n;
        count(any);
        Own generator = new Own(seed);
        int owned = 0;
        for (int i = 0; i < n; i++) {
            owned += generator.nextInt(10) + (generator.nextBoolean() ? 1 : 0);
        }
        count(owned);
        int normal = (int) Math.abs(generator.nextGaussian() * 20);
        count(normal);
        int streamed = generator.ints(n, 1, 7).map(k -> k % 2).sum();
        count(streamed);
        int doubles = (int) (generator.doubles(5).sum() * 10);
        count(doubles);
        int exponential = (int) (mix.nextExponential() * 10);
        count(exponential);
        Random same = new Random(seed);
        Random twin = new Random(seed);
        int differences = 0;
        for (int i = 0; i < n; i++) {
            if (same.nextLong() != twin.nextLong()) {
                differences++;
            }
        }
        count(differences + n);
        int chance = Math.random() < 2 ? n : 0;
        count(chance);
        int unknown = new Random().nextInt() % 2 + n;
        count(unknown);
        UUID uuid = UUID.nameUUIDFromBytes(bytes);
        int version = uuid.version() + (uuid.toString().charAt(0) > '7' ? n : 0);
        count(version);
        System.out.println(drawn);
    }
}
