// args: 3 5 | 10 7 | 25 11
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Collectors of collectors, a collector of the program, streams that are built, iterated, peeked at and closed. */
public class CollectorChains {
    record Order(int id, String who, int cents) {}

    static final class Tally {
        int sum;
        int count;

        void add(Order o) {
            sum += o.cents();
            count++;
        }

        Tally with(Tally other) {
            sum += other.sum;
            count += other.count;
            return this;
        }

        double mean() {
            return count == 0 ? 0 : (double) sum / count;
        }
    }

    static int peeked;
    static int closed;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        List<Order> orders = IntStream.range(0, n).mapToObj(i -> new Order(i, "w" + i % 4, i * m % 17)).collect(Collectors.toList());
        Map<String, Double> means = orders.stream()
                .collect(Collectors.groupingBy(Order::who, TreeMap::new, Collector.of(Tally::new, Tally::add, Tally::with, Tally::mean)));
        int total = 0;
        for (Map.Entry<String, Double> e : means.entrySet()) {
            total += (int) (e.getValue() * 10);
        }
        int spread = orders.stream().map(Order::cents).collect(Collectors.teeing(
                Collectors.<Integer>maxBy(Comparator.naturalOrder()),
                Collectors.<Integer>minBy(Comparator.naturalOrder()),
                (max, min) -> max.orElse(0) - min.orElse(0)));
        Map<Boolean, Set<Integer>> parts = orders.stream().collect(Collectors.partitioningBy(o -> o.cents() > 8,
                Collectors.mapping(o -> o.id() % 5, Collectors.toCollection(TreeSet::new))));
        Map<String, Long> digits = orders.stream().collect(Collectors.groupingBy(Order::who,
                Collectors.flatMapping(o -> String.valueOf(o.cents()).chars().boxed(), Collectors.filtering(c -> c != '1', Collectors.counting()))));
        for (Long d : digits.values()) {
            total += d;
        }
        Map<Integer, Order> best = orders.stream()
                .collect(Collectors.toMap(o -> o.id() % 3, o -> o, BinaryOperator.maxBy(Comparator.comparingInt(Order::cents).thenComparing(Order::who))));
        for (int k = 0; k < 3; k++) {
            total += best.containsKey(k) ? best.get(k).id() : -1;
        }
        IntSummaryStatistics stats = orders.stream().collect(Collectors.summarizingInt(Order::cents));
        total += stats.getMax() + spread + (int) stats.getAverage();
        Stream.Builder<Integer> builder = Stream.builder();
        for (int i = 0; i < n; i++) {
            builder.add(i * 7 % 10);
        }
        List<Integer> seen = new ArrayList<>();
        try (Stream<Integer> stream = builder.build().peek(x -> peeked++).onClose(() -> closed += 5)) {
            total += stream.sorted(Comparator.reverseOrder()).distinct().limit(3).peek(seen::add).mapToInt(x -> x).sum();
        }
        total += IntStream.iterate(1, x -> x < n * 3, x -> x * 2).map(x -> x % m).sum();
        String joined = Stream.iterate("a", s -> s.length() <= n % 6, s -> s + "b").collect(Collectors.collectingAndThen(Collectors.joining("-"), s -> s + "!"));
        total += joined.length() + seen.size() + parts.get(true).size() * 3 + parts.get(false).size();
        int first = orders.stream().dropWhile(o -> o.cents() < 6).skip(1).findFirst().map(Order::id).orElse(50);
        int steps = 0;
        for (int i = 0; i < total + first + peeked + closed; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
