// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Less usual operations of streams, collectors, optionals of numbers and functions. */
public class StreamDetails {
    static int calls;

    record Item(String name, int size) {
        static Item of(int i) {
            calls++;
            return new Item(i % 4 == 0 ? null : "i" + i % 6, i * 5 % 17);
        }

        boolean isBig() {
            calls += 2;
            return size > 8;
        }
    }

    static int objects(int n) {
        List<Item> items = IntStream.range(0, n).mapToObj(Item::of).toList();
        Comparator<Item> order = Comparator.comparing(Item::name, Comparator.nullsLast(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())))
                .thenComparingInt(Item::size);
        Item[] sorted = items.stream().sorted(order).toArray(Item[]::new);
        int total = sorted[0].size() * 2 + sorted[n - 1].size();
        total += items.stream().filter(Predicate.not(Item::isBig)).map(Item::name).filter(Objects::nonNull).collect(Collectors.toUnmodifiableSet()).size();
        total += items.stream().<Integer>mapMulti((it, sink) -> {
            if (it.isBig()) {
                sink.accept(it.size());
                sink.accept(1);
            }
        }).reduce(0, Integer::sum);
        total += items.stream().flatMapToInt(it -> it.name() == null ? IntStream.empty() : it.name().chars()).max().orElse(-1);
        Map<Boolean, Long> parts = items.stream().collect(Collectors.partitioningBy(Item::isBig, Collectors.summingLong(Item::size)));
        total += (int) (parts.get(true) - parts.get(false));
        Map<String, Item> last = items.stream().filter(it -> it.name() != null)
                .collect(Collectors.toMap(Item::name, Function.identity(), (a, b) -> b, LinkedHashMap::new));
        for (Map.Entry<String, Item> e : last.entrySet()) {
            total = total * 2 % 1013 + e.getValue().size();
        }
        IntSummaryStatistics stats = items.stream().collect(Collectors.summarizingInt(Item::size));
        total += stats.getMin() + (int) stats.getCount();
        total += items.stream().collect(Collectors.reducing(0, Item::size, Math::max));
        total += items.stream().map(Item::size).collect(Collectors.collectingAndThen(Collectors.<Integer>minBy(Comparator.naturalOrder()), o -> o.orElse(50)));
        total += (int) (items.stream().collect(Collectors.averagingDouble(Item::size)) * 4);
        Set<Integer> set = items.stream().map(Item::size).collect(Collectors.filtering(s -> s % 2 == 0, Collectors.toSet()));
        total += set.size() + Stream.concat(items.stream(), Stream.ofNullable(null)).mapToInt(i -> 1).sum();
        ArrayList<Item> made = items.stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        return total + made.get(n / 2).size() + (items.stream().allMatch(i -> i.size() >= 0) ? 3 : 0);
    }

    static int numbers(int n) {
        int total = IntStream.rangeClosed(1, n).map(x -> x * x).asLongStream().mapToObj(Long::toString).mapToInt(String::length).sum();
        OptionalInt odd = IntStream.of(4, 6, n).filter(x -> x % 2 == 1).findAny();
        int[] seen = {0};
        odd.ifPresent(x -> seen[0] += x);
        odd.ifPresentOrElse(x -> seen[0] += 2, () -> seen[0] += 30);
        OptionalDouble mean = IntStream.range(0, n).average();
        total += (int) (mean.orElseThrow() * 2) + odd.orElseGet(() -> 7);
        DoubleSummaryStatistics d = DoubleStream.iterate(1.0, x -> x < n, x -> x * 1.5).summaryStatistics();
        total += (int) d.getSum() + (int) d.getCount();
        total += LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b % 1009) % 100;
        BitSet bits = IntStream.range(0, n).filter(i -> i % 3 == 1).collect(BitSet::new, BitSet::set, BitSet::or);
        bits.flip(0, 5);
        total += bits.stream().sum() + bits.cardinality() + bits.nextClearBit(3) + BitSet.valueOf(new long[] {n}).length();
        total += Arrays.stream(new double[] {n, 2.5, 1}).boxed().sorted(Comparator.reverseOrder()).findFirst().get().intValue();
        total += Arrays.stream(new int[] {3, 1, n}, 1, 3).sorted().skip(1).limit(5).sum();
        total += IntStream.iterate(n, x -> x / 2).takeWhile(x -> x > 0).peek(x -> calls++).mapToObj(x -> "x".repeat(x % 3)).collect(Collectors.joining()).length();
        total += StreamSupport.intStream(IntStream.range(0, n).spliterator(), false).dropWhile(x -> x < 2).sum();
        total += IntStream.range(0, n).boxed().collect(Collectors.groupingBy(i -> i % 3, Collectors.mapping(i -> i * i, Collectors.reducing(Integer::sum))))
                .getOrDefault(1, java.util.Optional.of(8)).get();
        return total + seen[0] + IntStream.concat(IntStream.of(1), IntStream.of(2, n)).distinct().toArray().length;
    }

    static int functions(int n) {
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        int total = add.andThen(x -> x * 3).apply(n, 2);
        IntUnaryOperator inc = x -> x + 1;
        total += inc.compose(x -> x * 10).andThen(x -> x % 7).applyAsInt(n) + IntUnaryOperator.identity().applyAsInt(4);
        BinaryOperator<String> longer = BinaryOperator.maxBy(Comparator.comparingInt(String::length));
        total += longer.apply("abc", "x".repeat(n)).length();
        Predicate<String> empty = String::isEmpty;
        total += Stream.of("", "a", "b").filter(empty.negate().and(s -> !s.equals("a")).or(Predicate.isEqual(""))).count();
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override
            public int applyAsInt(int a, int b) {
                calls++;
                return b == 0 ? a : applyAsInt(b, a % b);
            }
        };
        total += gcd.applyAsInt(48, n);
        ToIntFunction<Collection<?>> size = Collection::size;
        total += size.applyAsInt(List.of(1, 2)) + Comparator.<Integer>naturalOrder().reversed().compare(n, 5);
        Function<Integer, Function<Integer, Integer>> curried = a -> b -> a * b;
        return total + curried.apply(n).apply(3);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = objects(n) + numbers(n) + functions(n);
        int steps = 0;
        for (int i = 0; i < Math.floorMod(total, 100) + calls; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + calls + " " + steps);
    }
}
