// args: 3 | 10 | 25
import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Primitive streams: ranges, iterate, takeWhile, limit, peek that counts, short-circuits, statistics. */
public class IntStreams {
    static int peeked;
    static int tested;

    static boolean prime(int k) {
        tested++;
        return k > 1 && IntStream.rangeClosed(2, (int) Math.sqrt(k)).noneMatch(d -> k % d == 0);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = (int) IntStream.range(0, n).filter(IntStreams::prime).count();
        int first = IntStream.iterate(n, k -> k + 1).peek(k -> peeked++).filter(IntStreams::prime).findFirst().getAsInt();
        int sum = IntStream.iterate(1, k -> k < n * 10, k -> k * 2).sum();
        while (sum > 0) {
            sum /= 3;
            total++;
        }
        int[] squares = IntStream.rangeClosed(1, n).map(k -> k * k % 11).sorted().distinct().toArray();
        for (int s : squares) {
            total += s;
        }
        long product = LongStream.rangeClosed(1, n % 12).reduce(1, (a, b) -> a * b);
        for (long p = product; p > 0; p /= 10) {
            total += 2;
        }
        IntSummaryStatistics stats = IntStream.of(n, first, total).summaryStatistics();
        for (int i = stats.getMin(); i < stats.getMax(); i += 5) {
            total++;
        }
        double average = IntStream.range(0, n).mapToDouble(k -> k / 2.0).average().orElse(0);
        if (average > 4) {
            total += 50;
        }
        int taken = (int) Stream.iterate(1, k -> k + 3).takeWhile(k -> k < n * 2).dropWhile(k -> k < 5).count();
        boolean any = IntStream.range(0, n).boxed().anyMatch(k -> k * k == n * 10 - k);
        for (int i = 0; i < taken + (any ? 7 : 0); i++) {
            total++;
        }
        for (int i = 0; i < peeked + tested; i++) {
            total++;
        }
        System.out.println(total + " " + first);
    }
}
