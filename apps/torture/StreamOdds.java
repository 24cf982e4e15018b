// args: 3 abc | 8 xyzzy | 14 q
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Less usual parts of streams: collectors, spliterators and iterators of streams, of the program and of the library. */
public class StreamOdds {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    /** Numbers by tryAdvance only; counts what it is asked. */
    static class Steps implements Spliterator<Integer> {
        int at;
        final int end;
        int asked;
        int sizes;

        Steps(int end) {
            this.end = end;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            asked++;
            if (at >= end) {
                return false;
            }
            action.accept(at++);
            return true;
        }

        @Override
        public Spliterator<Integer> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            sizes++;
            return end - at;
        }

        @Override
        public int characteristics() {
            sizes += 10;
            return SIZED | ORDERED;
        }
    }

    static class Squares extends Spliterators.AbstractSpliterator<Integer> {
        int at;
        int asked;

        Squares(int size) {
            super(size, Spliterator.ORDERED | Spliterator.NONNULL);
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            asked++;
            if (at >= 5) {
                return false;
            }
            action.accept(at * at);
            at++;
            return true;
        }
    }

    static class Digits implements PrimitiveIterator.OfInt {
        int left;
        int asked;

        Digits(int left) {
            this.left = left;
        }

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public int nextInt() {
            asked++;
            int d = left % 10;
            left /= 10;
            return d;
        }
    }

    static class Names implements Iterator<String> {
        int left;
        int given;

        Names(int left) {
            this.left = left;
        }

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public String next() {
            given++;
            return "n" + left--;
        }
    }

    static List<Integer> upTo(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        return list;
    }

    static void modes(int n) {
        Stream<Integer> s = upTo(n).stream();
        s.parallel();
        boolean both = s.isParallel();
        s.sequential();
        boolean none = s.isParallel();
        int r1 = both ? n : 50;
        count(r1);
        int r2 = none ? 50 : n + 1;
        count(r2);
        if (IntStream.range(0, n).parallel().unordered().isParallel()) {
            int r3 = n + 2;
            count(r3);
        }
        int open = 0;
        Stream<Integer> used = upTo(n).stream();
        if (n > 5) {
            used.map(x -> x + 1);
        }
        try {
            open += (int) used.count();
        } catch (IllegalStateException e) {
            open += 40;
        }
        count(open);
        int[] closed = new int[2];
        Stream<Integer> closing = upTo(n).stream().onClose(() -> closed[0] += n).map(x -> x + 1).onClose(() -> closed[0]++);
        closing.close();
        closing.close();
        int r4 = closed[0];
        count(r4);
        long inner = Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, x).onClose(() -> closed[1]++)).count();
        int r5 = (int) inner + closed[1];
        count(r5);
    }

    static void numbers(int n, String word) {
        long a = Stream.of(word, "q").mapToLong(s -> s.length() * (long) n).sum();
        long b = Stream.of(1, 2, n).flatMapToLong(x -> LongStream.rangeClosed(0, x)).max().getAsLong();
        double c = Stream.of(1, n).flatMapToDouble(x -> DoubleStream.of(x, 2.5)).sum();
        double d = IntStream.range(0, n).asDoubleStream().map(x -> x / 2).average().getAsDouble();
        long e = IntStream.of(1, n).mapToLong(x -> x * 2L).boxed().filter(x -> x > 4).count();
        OptionalInt none = IntStream.empty().max();
        OptionalDouble half = DoubleStream.of(n * 0.5).findFirst();
        int missing = 0;
        try {
            missing += none.getAsInt();
        } catch (NoSuchElementException x) {
            missing += n;
        }
        int r1 = (int) a;
        count(r1);
        int r2 = (int) b;
        count(r2);
        int r3 = (int) c;
        count(r3);
        int r4 = (int) d + (int) e;
        count(r4);
        count(missing);
        int r5 = (int) half.getAsDouble() + none.orElse(n);
        count(r5);
        OptionalLong first = LongStream.iterate(n, x -> x + 3).limit(4).skip(1).findFirst();
        if (first.isPresent()) {
            int r6 = (int) first.getAsLong();
            count(r6);
        }
        Stream.Builder<String> builder = Stream.builder();
        builder.add(word).accept("z");
        IntStream.Builder ints = IntStream.builder();
        ints.add(n).add(2).accept(3);
        int joined = Stream.concat(builder.build(), Stream.of("yy")).mapToInt(String::length).sum();
        count(joined);
        int r7 = ints.build().sum();
        count(r7);
        int r8 = IntStream.iterate(1, x -> x < n * 4, x -> x * 2).peek(x -> total++).sum();
        count(r8);
    }

    static void tooLate(int n) {
        Stream.Builder<String> builder = Stream.builder();
        builder.add("x").build();
        int late = 0;
        try {
            builder.add("more");
        } catch (IllegalStateException x) {
            late += n;
        }
        count(late);
    }

    static void collected(int n, String word) {
        List<Integer> list = upTo(n);
        List<Integer> fixed = list.stream().collect(Collectors.toUnmodifiableList());
        list.add(99);
        int r1 = fixed.size();
        count(r1);
        int refused = 0;
        try {
            fixed.add(1);
        } catch (UnsupportedOperationException e) {
            refused += n;
        }
        count(refused);
        int r2 = (int) (double) list.stream().collect(Collectors.averagingLong(x -> x * 2L));
        count(r2);
        int r3 = (int) (double) list.stream().collect(Collectors.summingDouble(x -> x * 0.5));
        count(r3);
        DoubleSummaryStatistics ds = list.stream().collect(Collectors.summarizingDouble(x -> x + 0.5));
        LongSummaryStatistics ls = list.stream().collect(Collectors.summarizingLong(x -> x));
        ls.accept(200);
        int r4 = (int) ds.getMax() + (int) ds.getSum();
        count(r4);
        int r5 = (int) ls.getMax() + (int) ls.getCount();
        count(r5);
        IntSummaryStatistics a = IntStream.range(0, n).summaryStatistics();
        IntSummaryStatistics b = new IntSummaryStatistics();
        b.accept(n * 3);
        b.combine(a);
        a.accept(1000);
        int r6 = (int) b.getSum() + b.getMin() + b.getMax();
        count(r6);
        int doubled = 0;
        try {
            doubled += list.stream().collect(Collectors.toUnmodifiableMap(x -> x % (n > 5 ? 7 : 200), x -> x)).size();
        } catch (IllegalStateException e) {
            doubled += 60;
        }
        count(doubled);
        ConcurrentMap<Integer, String> cm = Stream.of("a", "bb", word).collect(Collectors.toConcurrentMap(String::length, s -> s, (x, y) -> x + y));
        int r7 = cm.get(1).length() + cm.size();
        count(r7);
        ConcurrentMap<Boolean, List<Integer>> groups = list.stream().collect(Collectors.groupingByConcurrent(x -> x > 4));
        int r8 = groups.get(true).size();
        count(r8);
        Map<Integer, Long> flat = list.stream().collect(Collectors.groupingBy(x -> x % 2, Collectors.flatMapping(x -> Stream.of(x, x, x), Collectors.counting())));
        int r9 = (int) (long) flat.get(1);
        count(r9);
        Map<Integer, List<Integer>> kept = list.stream().collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.filtering(x -> x > n / 2, Collectors.toList())));
        int r10 = kept.get(0).size() + kept.size();
        count(r10);
        int last = list.stream().collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.get(l.size() - 2)));
        count(last);
        int product = list.stream().collect(Collectors.reducing(1, x -> x % 3 + 1, (x, y) -> x * y % 101));
        count(product);
    }

    static void lazily(int n) {
        int[] mapped = new int[3];
        Stream<Integer> s = upTo(n).stream().map(x -> {
            mapped[0]++;
            return x * 2;
        });
        Iterator<Integer> it = s.iterator();
        int before = mapped[0];
        it.next();
        it.hasNext();
        count(before);
        int r1 = mapped[0];
        count(r1);
        StringBuilder order = new StringBuilder();
        Stream.of(3, 1, 2, n).peek(x -> order.append('p')).sorted().peek(x -> order.append('s').append(x)).limit(2).anyMatch(x -> x > 1);
        int r2 = order.length();
        count(r2);
        int r3 = order.indexOf("s") + order.lastIndexOf("p");
        count(r3);
        Spliterator<Integer> sp = upTo(n).stream().peek(x -> mapped[1]++).filter(x -> x % 2 == 1).spliterator();
        int found = 0;
        while (found < 2 && sp.tryAdvance(x -> mapped[2] += x)) {
            found++;
        }
        int r4 = mapped[1];
        count(r4);
        int r5 = mapped[2];
        count(r5);
        int r6 = (int) sp.getExactSizeIfKnown() + 2;
        count(r6);
        List<Integer> late = upTo(n);
        Stream<Integer> pending = late.stream();
        late.add(7);
        int r7 = (int) pending.filter(x -> x > 2).count();
        count(r7);
    }

    static void spliterators(int n) {
        Spliterator<Integer> list = upTo(n).spliterator();
        list.tryAdvance(x -> total++);
        int exact = (int) list.getExactSizeIfKnown();
        Spliterator<Integer> half = list.trySplit();
        int rest = (int) list.estimateSize();
        count(exact);
        int r1 = rest + (half == null ? 0 : 3);
        count(r1);
        TreeSet<Integer> set = new TreeSet<>(Comparator.reverseOrder());
        set.addAll(upTo(n));
        Spliterator<Integer> sorted = set.spliterator();
        if (sorted.hasCharacteristics(Spliterator.SORTED) && sorted.getComparator() != null) {
            int r2 = sorted.getComparator().compare(1, 2) * n;
            count(r2);
        }
        int unsorted = 0;
        try {
            unsorted += upTo(n).spliterator().getComparator() == null ? 1 : 2;
        } catch (IllegalStateException e) {
            unsorted += n;
        }
        count(unsorted);
        Steps steps = new Steps(n);
        int known = (int) steps.getExactSizeIfKnown();
        int r3 = known + (steps.hasCharacteristics(Spliterator.SIZED) ? 1 : 20);
        count(r3);
        int r4 = steps.sizes;
        count(r4);
        steps.forEachRemaining(x -> total += x & 1);
        int r5 = steps.asked;
        count(r5);
        Steps more = new Steps(n);
        int r6 = StreamSupport.stream(more, false).mapToInt(x -> x).limit(4).sum();
        count(r6);
        int r7 = more.asked;
        count(r7);
        int r8 = more.at + more.sizes;
        count(r8);
        Steps walked = new Steps(n);
        Iterator<Integer> over = Spliterators.iterator(walked);
        over.next();
        over.hasNext();
        int r9 = walked.asked;
        count(r9);
        int r10 = walked.at;
        count(r10);
    }

    static void unknown(int n) {
        Names names = new Names(n);
        Spliterator<String> sp = Spliterators.spliteratorUnknownSize(names, Spliterator.ORDERED);
        StringBuilder seen = new StringBuilder();
        sp.tryAdvance(seen::append);
        int r1 = seen.length() + names.left;
        count(r1);
        Iterator<Integer> it = upTo(n).iterator();
        int sum = StreamSupport.stream(Spliterators.spliteratorUnknownSize(it, 0), false).limit(2).mapToInt(x -> x + 1).sum();
        int next = it.next();
        count(sum);
        count(next);
        Iterator<Integer> under = upTo(n).iterator();
        Spliterator<Integer> one = Spliterators.spliteratorUnknownSize(under, 0);
        one.tryAdvance(x -> total++);
        int second = under.next();
        count(second);
        Spliterator<Integer> base = upTo(n).spliterator();
        Iterator<Integer> walk = Spliterators.iterator(base);
        walk.next();
        walk.next();
        int left = (int) base.estimateSize();
        count(left);
        Names split = new Names(n);
        Spliterator<String> part = Spliterators.spliteratorUnknownSize(split, 0).trySplit();
        int r2 = part == null ? 50 : (int) part.estimateSize();
        count(r2);
        int r3 = split.given;
        count(r3);
    }

    static void abstractOnes(int n) {
        Squares squares = new Squares(n);
        Spliterator<Integer> half = squares.trySplit();
        int[] sum = new int[1];
        half.tryAdvance(x -> sum[0] += 3);
        half.forEachRemaining(x -> sum[0] += x);
        int r1 = sum[0];
        count(r1);
        int r2 = squares.asked;
        count(r2);
        int r3 = (int) squares.estimateSize() + squares.characteristics() % 31;
        count(r3);
        Squares again = new Squares(n);
        again.forEachRemaining(x -> total++);
        int r4 = StreamSupport.stream(() -> new Squares(n), Spliterator.ORDERED, false).reduce(0, Integer::sum);
        count(r4);
        int r5 = again.at;
        count(r5);
    }

    static void primitives(int n) {
        Digits digits = new Digits(n * 1111);
        int a = digits.next();
        int b = digits.nextInt();
        int r1 = a + b;
        count(r1);
        int[] sum = new int[1];
        digits.forEachRemaining((IntConsumer) x -> sum[0] += x);
        int r2 = sum[0];
        count(r2);
        int r3 = digits.asked;
        count(r3);
        Digits more = new Digits(n * 1234);
        Spliterator.OfInt over = Spliterators.spliteratorUnknownSize(more, 0);
        int r4 = StreamSupport.intStream(over, false).limit(3).sum();
        count(r4);
        int r5 = more.asked;
        count(r5);
        PrimitiveIterator.OfInt ints = IntStream.range(n, n + 5).iterator();
        ints.nextInt();
        int r6 = ints.next() + (ints.hasNext() ? 1 : 0);
        count(r6);
        ints.forEachRemaining((IntConsumer) x -> sum[0]++);
        int r7 = sum[0];
        count(r7);
        Spliterator.OfInt sp = IntStream.of(4, n, 2).spliterator();
        sp.tryAdvance((IntConsumer) x -> sum[0] += 10);
        int r8 = (int) sp.getExactSizeIfKnown() + sum[0];
        count(r8);
    }

    static void functions(int n, String word) {
        int[] calls = new int[4];
        LongFunction<String> name = x -> {
            calls[0]++;
            return word + x;
        };
        DoubleUnaryOperator twice = x -> {
            calls[1]++;
            return x * 2;
        };
        DoubleUnaryOperator all = twice.andThen(x -> x + 1).compose(x -> x - n / 4.0).andThen(twice);
        int r1 = (int) all.applyAsDouble(n);
        count(r1);
        int r2 = calls[1];
        count(r2);
        int r3 = name.apply(n).length() + calls[0];
        count(r3);
        ObjIntConsumer<int[]> store = (a, k) -> a[2] = k;
        store.accept(calls, n + 1);
        int r4 = calls[2];
        count(r4);
        Predicate<String> empty = String::isEmpty;
        Predicate<String> longer = Predicate.not(empty).and(s -> {
            calls[3]++;
            return s.length() > n;
        }).negate().or(Predicate.isEqual(word));
        int r5 = (longer.test(word) ? 3 : 4) + (longer.test("") ? 5 : 6) + (longer.test("z".repeat(10)) ? 7 : 8);
        count(r5);
        int r6 = calls[3];
        count(r6);
        IntPredicate small = x -> x < n;
        int r7 = small.negate().or(x -> x == 2).test(2) ? n : 50;
        count(r7);
        LongUnaryOperator id = LongUnaryOperator.identity();
        int r8 = (int) id.andThen(x -> x + n).applyAsLong(3);
        count(r8);
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        int r9 = add.andThen(x -> x * 2).apply(n, 1);
        count(r9);
        Consumer<StringBuilder> append = b -> b.append(n);
        StringBuilder text = new StringBuilder();
        append.andThen(b -> b.append(word)).accept(text);
        int r10 = text.length();
        count(r10);
        int failed = 0;
        try {
            append.andThen(null).accept(text);
        } catch (NullPointerException e) {
            failed += text.length();
        }
        count(failed);
        Supplier<Supplier<String>> nested = () -> () -> word;
        int r11 = nested.get().get().length();
        count(r11);
        int r12 = BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(n, 6);
        count(r12);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        modes(n);
        numbers(n, args[1]);
        collected(n, args[1]);
        lazily(n);
        spliterators(n);
        unknown(n);
        abstractOnes(n);
        primitives(n);
        functions(n, args[1]);
        tooLate(n);
        System.out.println(total);
    }
}
