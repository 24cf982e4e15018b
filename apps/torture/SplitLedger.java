// args: 10 | 25 2 | 48 3
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

/** Custom Spliterator + Collector characteristics; close handlers; lying sizes. */
public class SplitLedger {
    static class Range implements Spliterator<Integer> {
        int lo;
        final int hi;
        final int traits;
        final boolean lie;
        int advances;
        static final AtomicInteger splits = new AtomicInteger();

        Range(int lo, int hi, int traits, boolean lie) {
            this.lo = lo;
            this.hi = hi;
            this.traits = traits;
            this.lie = lie;
        }

        public boolean tryAdvance(Consumer<? super Integer> c) {
            if (lo >= hi) return false;
            advances++;
            int v = lo++;
            if (v % 7 == 6) {
                if (lo >= hi) return false;
                v = -lo++;
            } // skips and negates
            c.accept(v);
            return true;
        }

        public Spliterator<Integer> trySplit() {
            int mid = (lo + hi) >>> 1;
            mid -= Math.floorMod(mid, 7);
            if (mid <= lo || mid - lo < 4) return null;
            splits.incrementAndGet();
            Range left = new Range(lo, mid, traits, lie);
            lo = mid;
            return left;
        }

        public long estimateSize() {
            return lie ? Long.MAX_VALUE : hi - lo;
        }

        public int characteristics() {
            return traits;
        }

        @Override
        public Comparator<? super Integer> getComparator() {
            if ((traits & SORTED) == 0) throw new IllegalStateException();
            return Comparator.reverseOrder(); // claims a sort it does not have
        }
    }

    static class Box {
        final List<Integer> xs = new ArrayList<>();
        int finished;
    }

    static Collector<Integer, ?, Box> boxing(boolean identity, AtomicInteger finisherRuns) {
        Collector.Characteristics[] cs =
                identity
                        ? new Collector.Characteristics[] {
                            Collector.Characteristics.IDENTITY_FINISH
                        }
                        : new Collector.Characteristics[0];
        return Collector.of(
                Box::new,
                (Box b, Integer i) -> {
                    if (i != 3) b.xs.add(i);
                },
                (Box x, Box y) -> {
                    x.xs.addAll(y.xs);
                    x.xs.add(-100);
                    return x;
                },
                (Box b) -> {
                    finisherRuns.incrementAndGet();
                    b.finished++;
                    b.xs.replaceAll(v -> v * 2);
                    return b;
                },
                cs);
    }

    static class Hand
            implements Collector<Integer, int[], Integer> { // hand-written; supplier is stateful
        int made;

        public Supplier<int[]> supplier() {
            made++;
            return () -> new int[] {made};
        }

        public BiConsumer<int[], Integer> accumulator() {
            return (a, i) -> {
                if (i % 2 == 0) a[0] += i;
                else a[0] ^= i;
            };
        }

        public BinaryOperator<int[]> combiner() {
            return (a, b) -> {
                throw new AssertionError();
            };
        }

        public Function<int[], Integer> finisher() {
            return a -> a[0];
        }

        public Set<Characteristics> characteristics() {
            made += 10;
            return Set.of();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        AtomicInteger fin = new AtomicInteger();
        Box b1 =
                StreamSupport.stream(new Range(0, n, Spliterator.ORDERED, false), false)
                        .collect(boxing(true, fin));
        Box b2 =
                StreamSupport.stream(new Range(0, n, Spliterator.ORDERED, true), false)
                        .collect(boxing(false, fin));
        System.out.println(
                b1.xs.size()
                        + "/"
                        + b1.finished
                        + " "
                        + b2.xs.get(b2.xs.size() - 1)
                        + "/"
                        + b2.finished
                        + " fin="
                        + fin);

        int loops = 0;
        for (Integer x : b2.xs) if (x < 0) for (int i = 0; i > x; i -= 4) loops++;
        List<Integer> closes = new ArrayList<>();
        String err = "none";
        try (Stream<Integer> s =
                StreamSupport.stream(new Range(1, n, 0, false), false)
                        .onClose(() -> closes.add(1))
                        .onClose(
                                () -> {
                                    throw new IllegalArgumentException("c" + closes.size());
                                })
                        .onClose(
                                () -> {
                                    closes.add(3);
                                    throw new IllegalStateException("late");
                                })) {
            loops +=
                    s.flatMap(v -> Stream.of(v, v + 1).onClose(() -> closes.add(v)))
                            .filter(v -> v > mode)
                            .limit(5)
                            .mapToInt(v -> v)
                            .sum();
        } catch (IllegalArgumentException e) {
            err = e.getMessage() + "+" + e.getSuppressed().length;
        }
        System.out.println("loops=" + loops + " closes=" + closes + " err=" + err);

        // SORTED with wrong comparator: sorted() with natural order really sorts; sorted(reverse)
        // may too
        List<Integer> sorted =
                StreamSupport.stream(
                                new Range(0, n, Spliterator.SORTED | Spliterator.ORDERED, false),
                                false)
                        .sorted()
                        .collect(Collectors.toList());
        List<Integer> dist =
                StreamSupport.stream(new Range(0, n, Spliterator.DISTINCT, false), false)
                        .map(v -> v % 5)
                        .distinct()
                        .sorted()
                        .toList();
        System.out.println(sorted.get(0) + " " + sorted.get(sorted.size() - 1) + " " + dist);

        Hand h = new Hand();
        int r1 = Stream.iterate(1, v -> v < n, v -> v + mode).collect(h);
        Map<Boolean, Integer> parts =
                Stream.iterate(n, v -> v > 0, v -> v - 1 - mode % 2)
                        .collect(Collectors.partitioningBy(v -> (v & 2) == 0, h));
        System.out.println("hand " + r1 + " " + parts + " made=" + (h.made > 20));

        int par =
                StreamSupport.stream(new Range(0, n * 7, Spliterator.ORDERED, false), true)
                        .<Integer>mapMulti(
                                (v, sink) -> {
                                    for (int i = v; i < 0; i += 40) sink.accept(v);
                                    if (v % 3 == 0) sink.accept(1);
                                })
                        .reduce(0, Integer::sum);
        List<Integer> order =
                StreamSupport.stream(new Range(0, n * 7, Spliterator.ORDERED, true), true)
                        .filter(v -> v % 11 == 0)
                        .collect(Collectors.toList());
        System.out.println(
                "par=" + par + " order=" + order.size() + ":" + order.get(order.size() / 2));
        Spliterator<Integer> whole = new Range(0, n, 0, false), left = whole.trySplit();
        int[] cnt = new int[2];
        if (left != null) left.forEachRemaining(v -> cnt[0] += v);
        while (whole.tryAdvance(v -> cnt[1] += v)) if (cnt[1] < -20) break;
        System.out.println(cnt[0] + " " + cnt[1] + " split=" + (left != null));
    }
}
