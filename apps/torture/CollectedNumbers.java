// args: 3 5 | 6 2 | 11 1
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Streams of numbers collected into what a supplier gives: each number is put into that. */
public class CollectedNumbers {
    static class Sum {
        int sum;

        void take(int i) {
            sum += i;
        }

        void join(Sum other) {
            sum += other.sum;
        }
    }

    static int loop(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += i & 1;
        }
        return s;
    }

    static int statistics(int n) {
        IntSummaryStatistics s = new IntSummaryStatistics();
        IntStream.range(0, n).collect(() -> s, IntSummaryStatistics::accept, IntSummaryStatistics::combine);
        return loop((int) s.getSum());
    }

    static int byLambda(int n) {
        IntSummaryStatistics s = new IntSummaryStatistics();
        IntStream.range(0, n).collect(() -> s, (to, i) -> to.accept(i), (a, b) -> a.combine(b));
        return loop((int) s.getSum() + 1);
    }

    static int longs(int n) {
        LongSummaryStatistics s = new LongSummaryStatistics();
        LongStream.range(0, n).collect(() -> s, LongSummaryStatistics::accept, LongSummaryStatistics::combine);
        return loop((int) s.getSum() + 2);
    }

    static int list(int n) {
        List<Integer> list = new ArrayList<>();
        IntStream.range(0, n).collect(() -> list, List::add, List::addAll);
        return loop(list.size());
    }

    static int bits(int n) {
        BitSet bits = new BitSet();
        IntStream.range(0, n).collect(() -> bits, BitSet::set, BitSet::or);
        return loop(bits.cardinality());
    }

    static int text(int n) {
        StringBuilder text = new StringBuilder();
        DoubleStream.of(n, 2, 0.5).collect(() -> text, StringBuilder::append, StringBuilder::append);
        return loop(text.length());
    }

    static int own(int n) {
        Sum sum = new Sum();
        IntStream.range(0, n).collect(() -> sum, Sum::take, Sum::join);
        return loop(sum.sum);
    }

    static int elsewhere(int n, List<Integer> kept) {
        IntStream.range(0, n).filter(i -> i % 3 != 1).collect(() -> kept, (to, i) -> to.add(i * 2), List::addAll);
        int s = 0;
        for (int k : kept) {
            s += loop(k);
        }
        return s;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> kept = new ArrayList<>(List.of(Integer.parseInt(args[1])));
        System.out.println(statistics(n) + byLambda(n) + longs(n) + list(n) + bits(n) + text(n) + own(n));
        System.out.println(elsewhere(n, kept) + " " + kept);
    }
}
