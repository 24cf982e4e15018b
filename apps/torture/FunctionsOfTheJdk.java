// args: 3 | 7 | 12
import java.util.IntSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Functions of numbers that the JDK made or implements, given to methods of the JDK: statistics as consumers, compositions of functions of the program. */
public class FunctionsOfTheJdk {
    static int calls;

    static int note(int x) {
        calls++;
        return x + 1;
    }

    static boolean odd(int x) {
        calls++;
        return (x & 1) == 1;
    }

    static void see(int x) {
        calls += x;
    }

    static int composed(int n) {
        IntUnaryOperator twice = ((IntUnaryOperator) FunctionsOfTheJdk::note).andThen(x -> x * 2).compose(x -> note(x) - 1);
        return IntStream.range(0, n).map(twice).sum();
    }

    static long filtered(int n) {
        IntPredicate even = ((IntPredicate) FunctionsOfTheJdk::odd).negate();
        return IntStream.range(0, n).filter(even.and(x -> x > 1).or(x -> odd(x + 2))).count();
    }

    static int consumed(int n) {
        IntConsumer both = ((IntConsumer) FunctionsOfTheJdk::see).andThen(x -> calls--);
        IntStream.range(0, n).forEach(both);
        OptionalInt.of(n).ifPresent(both);
        return calls;
    }

    static int statistics(int n) {
        IntSummaryStatistics ints = new IntSummaryStatistics();
        IntStream.range(1, n).forEach(ints);
        OptionalInt.of(n * 3).ifPresent(ints);
        LongSummaryStatistics longs = new LongSummaryStatistics();
        LongStream.of(4, n).forEach(longs);
        LongStream.of(4, 5).mapToInt(x -> (int) x).forEach(longs::accept);
        int sum = ints.getMax();
        if (ints.getMin() < 2) {
            sum++;
        }
        for (int i = 0; i < longs.getCount(); i++) {
            sum += note(i);
        }
        return sum + (int) ints.getAverage();
    }

    static int spread(int n) {
        IntSummaryStatistics all = IntStream.range(0, n).boxed().collect(IntSummaryStatistics::new, IntSummaryStatistics::accept, IntSummaryStatistics::combine);
        IntSummaryStatistics peeked = new IntSummaryStatistics();
        int sum = IntStream.range(0, n).peek(peeked).map(x -> x * 3).sum();
        for (int i = 0; i < peeked.getMax(); i++) {
            sum += note(i);
        }
        return sum + (int) all.getSum();
    }

    static long accumulated(int n) {
        LongBinaryOperator larger = Math::max;
        LongAccumulator most = new LongAccumulator(larger, 0);
        Stream.of(1, n, 2).mapToLong(x -> note(x)).forEach(most::accumulate);
        AtomicIntegerArray counts = new AtomicIntegerArray(4);
        IntStream.range(0, n).map(x -> x & 3).forEach(counts::incrementAndGet);
        IntUnaryOperator step = IntUnaryOperator.identity();
        counts.updateAndGet(1, step.andThen(FunctionsOfTheJdk::note));
        double mean = DoubleStream.iterate(1, x -> x < n, x -> x * 2).average().orElse(0);
        return most.get() + counts.get(1) + (long) mean;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long sum = 0;
        for (int i = 1; i < n; i++) {
            sum += composed(i);
            sum += filtered(i);
            sum += consumed(i);
            sum += statistics(i);
            sum += spread(i);
            sum += accumulated(i);
        }
        for (int i = 0; i < sum % 20; i++) {
            see(1);
        }
        System.out.println(sum + " " + calls);
    }
}
