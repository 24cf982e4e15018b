// args: 10 3|28 4|55 6
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamSideEffects {
    static int peeks, closed;

    static final class RunLength implements Collector<Integer, List<int[]>, String> {
        int accumulated;
        public Supplier<List<int[]>> supplier() { return ArrayList::new; }
        public BiConsumer<List<int[]>, Integer> accumulator() {
            return (l, v) -> {
                accumulated++;
                if (!l.isEmpty() && l.get(l.size() - 1)[0] == v) l.get(l.size() - 1)[1]++;
                else l.add(new int[] {v, 1});
            };
        }
        public BinaryOperator<List<int[]>> combiner() { return (a, b) -> { a.addAll(b); return a; }; }
        public Function<List<int[]>, String> finisher() {
            return l -> {
                StringJoiner j = new StringJoiner("");
                for (int[] p : l) j.add(p[1] > 1 ? p[0] + "x" + p[1] + "," : p[0] + ",");
                return j.toString();
            };
        }
        public Set<Characteristics> characteristics() { return EnumSet.noneOf(Characteristics.class); }
    }

    record Pair(double mean, Optional<Integer> top) { }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        AtomicInteger pulls = new AtomicInteger();
        List<Integer> data = Stream.iterate(1, x -> { pulls.incrementAndGet(); return x * k % (n + 3) + 1; })
                .peek(x -> peeks++).limit(n).toList();
        // the peek runs only until the short circuit; count() may skip it altogether
        boolean any = data.stream().peek(x -> peeks += 100).anyMatch(x -> x % 5 == 4);
        long counted = data.stream().peek(x -> peeks += 100000).count();
        List<Integer> lazy = new ArrayList<>(data);
        Stream<Integer> pending = lazy.stream().sorted(Comparator.reverseOrder()).dropWhile(x -> x > n / 2).onClose(() -> closed++);
        lazy.removeIf(x -> x % k == 0); // seen by the stream, as it is bound late
        int tail = 0;
        try (pending) { tail = pending.mapToInt(x -> x % 4).takeWhile(x -> x != 3).map(x -> x + 1).sum(); }
        RunLength rl = new RunLength();
        String runs = data.stream().map(x -> x % 2).collect(rl);
        Map<Boolean, Map<Integer, Long>> parts = data.stream().collect(Collectors.partitioningBy(x -> x > n / 3,
                Collectors.groupingBy(x -> x % k, TreeMap::new, Collectors.filtering(x -> x != k, Collectors.counting()))));
        Pair pair = data.stream().collect(Collectors.teeing(Collectors.averagingInt(x -> x),
                Collectors.mapping(x -> x % 11, Collectors.maxBy(Comparator.naturalOrder())), Pair::new));
        IntSummaryStatistics st = data.parallelStream().mapToInt(x -> x * x % 31).summaryStatistics();
        int flat = IntStream.range(0, n).boxed().flatMap(i -> i % 3 == 0 ? null : Stream.of(i, -i))
                .<Integer>mapMulti((x, sink) -> { for (int j = 0; j < Math.abs(x) % k; j++) sink.accept(x + j); })
                .reduce(0, (a, b) -> (a + b) ^ 1, Integer::sum);
        int reuse = 0;
        Stream<Integer> once = data.stream();
        for (int i = 0; i < k; i++) {
            try {
                reuse += once.filter(x -> x < k).count();
            } catch (IllegalStateException e) {
                reuse += 1000;
            }
        }
        long big = parts.get(true).values().stream().filter(v -> v > 1).count(), loops = 0;
        for (char c : runs.toCharArray()) if (c == 'x') loops++;
        for (long i = st.getMin(); i < st.getMax(); i += k) loops += 10;
        for (int i = 0; i < pair.top().orElse(0); i++) loops += 100;
        int primes = (int) IntStream.iterate(2, i -> i < n * 3, i -> i + 1)
                .filter(i -> IntStream.rangeClosed(2, (int) Math.sqrt(i)).noneMatch(j -> { pulls.addAndGet(j % 2); return i % j == 0; })).count();
        String dup = Arrays.stream(runs.split(",")).distinct().collect(Collectors.collectingAndThen(Collectors.toList(), Object::toString));
        System.out.println(pulls + " " + peeks + " " + any + " " + counted + " " + tail + " " + closed + " " + dup);
        System.out.println(parts + " " + (int) pair.mean() + " " + st.getSum() + " " + flat + " " + reuse + " " + big + " " + loops + " " + primes
                + " " + rl.accumulated);
    }
}
