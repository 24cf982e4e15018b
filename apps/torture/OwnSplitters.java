// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Iterators, spliterators and collectors of the program in streams; laziness, short circuits and side effects. */
public class OwnSplitters {
    static int advanced;
    static int split;
    static int peeked;
    static int closed;
    static int compared;

    static class Range implements Spliterator<Integer> {
        int from;
        final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            if (from >= to) {
                return false;
            }
            advanced++;
            action.accept(from++);
            return true;
        }

        @Override
        public Spliterator<Integer> trySplit() {
            split++;
            if (to - from < 4) {
                return null;
            }
            int middle = (from + to) / 2;
            Range r = new Range(from, middle);
            from = middle;
            return r;
        }

        @Override
        public long estimateSize() {
            return to - from;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED | SORTED;
        }

        @Override
        public Comparator<? super Integer> getComparator() {
            compared++;
            return null;
        }
    }

    static class Fibonacci implements PrimitiveIterator.OfInt {
        int a;
        int b = 1;
        int left;

        Fibonacci(int left) {
            this.left = left;
        }

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public int nextInt() {
            advanced += 100;
            left--;
            int r = a;
            a = b;
            b = (r + b) % 997;
            return r;
        }
    }

    static class Bag<T> extends AbstractCollection<T> {
        final List<T> items = new ArrayList<>();

        @Override
        public Iterator<T> iterator() {
            advanced += 10000;
            return items.iterator();
        }

        @Override
        public int size() {
            return items.size();
        }

        @Override
        public boolean add(T t) {
            return items.size() < 20 && items.add(t);
        }
    }

    static <T> Collector<T, ?, Bag<T>> bag() {
        return Collector.of(Bag::new, Bag::add, (a, b) -> {
            a.addAll(b);
            return a;
        });
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int mapped = StreamSupport.stream(new Range(0, n), false).map(k -> k * 3).filter(k -> k % 2 == 0).mapToInt(k -> k).sum();
        int found = StreamSupport.stream(new Range(0, n), false).peek(k -> peeked++).filter(k -> k * k > n).findFirst().orElse(-1);
        long size = StreamSupport.stream(new Range(0, n), false).count();
        int remainders = StreamSupport.stream(new Range(0, n), false).mapToInt(k -> k % 5).sum();
        int sorted = StreamSupport.stream(new Range(0, n), false).sorted().skip(1).findFirst().orElse(7);
        int reversed = StreamSupport.stream(new Range(0, n), false).sorted((a, b) -> {
            compared += 10;
            return b - a;
        }).limit(2).mapToInt(k -> k).sum();
        Fibonacci f = new Fibonacci(n);
        int sum = 0;
        while (f.hasNext()) {
            sum += f.next() % 10;
        }
        int[] rest = {0};
        new Fibonacci(n).forEachRemaining((int k) -> rest[0] += k & 3);
        int fromIterator = StreamSupport.intStream(Spliterators.spliteratorUnknownSize(new Fibonacci(n), 0), false).limit(5).sum();
        int iterated = Stream.iterate(1, k -> k < n * 10, k -> k * 2).mapToInt(k -> k).sum();
        int taken = IntStream.iterate(0, k -> k + 3).takeWhile(k -> k < n).peek(k -> peeked += 100).sum();
        int dropped = IntStream.range(0, n).dropWhile(k -> k * 2 < n).map(k -> 1).sum();
        boolean any = IntStream.range(0, n).peek(k -> peeked += 10000).anyMatch(k -> k == 2);
        List<Integer> source = new ArrayList<>(List.of(1, 2, n));
        Stream<Integer> late = source.stream().map(k -> k + 1);
        source.add(n * 2);
        int lateSum = late.mapToInt(k -> k).sum();
        try (Stream<String> lines = Stream.of("a", "b", args[1]).onClose(() -> closed += n)) {
            peeked += lines.collect(Collectors.joining("-")).length();
        }
        int reused = 0;
        Stream<Integer> once = Stream.of(1, n);
        once.forEach(k -> peeked++);
        try {
            once.forEach(k -> peeked += 7);
        } catch (IllegalStateException e) {
            reused = n;
        }
        Bag<String> bag = IntStream.range(0, n).mapToObj(k -> args[1] + k).collect(bag());
        int bagged = bag.size();
        int longest = bag.stream().mapToInt(String::length).max().orElse(0);
        Map<Integer, Long> groups = IntStream.range(0, n).boxed().collect(Collectors.groupingBy(k -> k % 4, TreeMap::new, Collectors.counting()));
        long first = ((TreeMap<Integer, Long>) groups).firstEntry().getValue();
        Map<Boolean, Integer> parts = IntStream.range(0, n).boxed().collect(Collectors.partitioningBy(k -> k % 3 == 0, Collectors.summingInt(k -> k)));
        int part = parts.get(true) - parts.get(false);
        double mean = IntStream.range(0, n).boxed().collect(Collectors.teeing(Collectors.summingInt(k -> k), Collectors.counting(), (s, c) -> (double) s / c));
        int merged = Stream.of("x", "y", "x", args[1]).collect(Collectors.toMap(s -> s, String::length, (a, b) -> {
            peeked += 3;
            return a + b;
        }, LinkedHashMap::new)).get("x") + n;
        int clash = 0;
        try {
            Stream.of("x", "x").collect(Collectors.toMap(s -> s, s -> n));
        } catch (IllegalStateException e) {
            clash = e.getMessage().length();
        }
        int multi = IntStream.range(0, n).boxed().<String>mapMulti((k, sink) -> {
            for (int i = 0; i < k % 3; i++) {
                sink.accept("m" + k);
            }
        }).mapToInt(String::length).sum();
        int flat = Stream.of(1, 2, n).flatMap(k -> k > 2 ? Stream.of(k, k) : null).mapToInt(k -> k).sum();
        int reduced = IntStream.rangeClosed(1, n).boxed().reduce(1, (a, b) -> (a * b) % 1009, (a, b) -> a);
        int distinct = IntStream.range(0, n).map(k -> k * k % 10).distinct().map(k -> 1).sum();
        IntSummaryStatistics statistics = IntStream.range(1, n).summaryStatistics();
        int spread = statistics.getMax() - statistics.getMin();
        Iterator<Integer> iterator = Stream.generate(new Supplier<Integer>() {
            int k;

            @Override
            public Integer get() {
                peeked += 2;
                return k++;
            }
        }).iterator();
        int drawn = iterator.next() + iterator.next();
        String text = "text" + n;
        int digits = text.chars().filter(Character::isDigit).map(c -> c - '0').sum();
        Spliterator<Integer> half = new ArrayList<>(Collections.nCopies(n, 2)).spliterator();
        Spliterator<Integer> front = half.trySplit();
        int front0 = front == null ? 0 : (int) front.getExactSizeIfKnown();
        int steps = 0;
        for (int i = mapped + found + (int) size + remainders + sorted + reversed + sum + rest[0] + fromIterator + iterated + taken + dropped
                + (any ? 1 : 2) + lateSum + reused + bagged + longest + (int) first + Math.abs(part) + (int) mean + merged + clash + multi + flat
                + reduced + distinct + spread + drawn + digits + front0; i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + advanced + " " + peeked + " " + closed + " " + compared);
    }
}
