// args: 4 ab | 9 xyzzy | 13 q
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Collectors that the program writes itself: their four functions run inside of the JDK, also behind collectors of the JDK. */
public class OwnCollectors {
    static int supplied;
    static int accumulated;
    static int combined;
    static int finished;

    /** A histogram of remainders. */
    static class Remainders implements Collector<Integer, int[], List<Integer>> {
        final int by;

        Remainders(int by) {
            this.by = by;
        }

        @Override
        public Supplier<int[]> supplier() {
            return () -> {
                supplied++;
                return new int[by];
            };
        }

        @Override
        public BiConsumer<int[], Integer> accumulator() {
            return (counts, n) -> {
                accumulated++;
                counts[n % by]++;
            };
        }

        @Override
        public BinaryOperator<int[]> combiner() {
            return (a, b) -> {
                combined++;
                for (int i = 0; i < by; i++) {
                    a[i] += b[i];
                }
                return a;
            };
        }

        @Override
        public Function<int[], List<Integer>> finisher() {
            return counts -> {
                List<Integer> list = new ArrayList<>();
                for (int c : counts) {
                    finished++;
                    list.add(c);
                }
                return list;
            };
        }

        @Override
        public Set<Characteristics> characteristics() {
            return EnumSet.noneOf(Characteristics.class);
        }
    }

    /** Keeps the longest; its container is its result. */
    static class Longest implements Collector<String, StringBuilder, StringBuilder> {
        @Override
        public Supplier<StringBuilder> supplier() {
            return StringBuilder::new;
        }

        @Override
        public BiConsumer<StringBuilder, String> accumulator() {
            return (best, s) -> {
                if (s.length() > best.length()) {
                    best.setLength(0);
                    best.append(s);
                }
            };
        }

        @Override
        public BinaryOperator<StringBuilder> combiner() {
            return (a, b) -> a.length() >= b.length() ? a : b;
        }

        @Override
        public Function<StringBuilder, StringBuilder> finisher() {
            return Function.identity();
        }

        @Override
        public Set<Characteristics> characteristics() {
            return Set.of(Characteristics.IDENTITY_FINISH);
        }
    }

    static int plain(int n) {
        List<Integer> list = IntStream.range(0, n).boxed().collect(new Remainders(3));
        int s = 0;
        for (int c : list) {
            if (c > 2) {
                s += c;
            }
        }
        return s;
    }

    static int grouped(int n) {
        Map<Integer, List<Integer>> groups =
            IntStream.range(0, n).boxed().collect(Collectors.groupingBy(i -> i % 2, TreeMap::new, new Remainders(4)));
        int s = 0;
        for (Map.Entry<Integer, List<Integer>> e : groups.entrySet()) {
            for (int c : e.getValue()) {
                if (c == e.getKey()) {
                    s++;
                }
            }
        }
        return s;
    }

    static int longest(int n, String word) {
        StringBuilder best = Stream.iterate(word, s -> s.length() % 5 == 4 ? "" : s + s.length()).limit(n).collect(new Longest());
        int digits = 0;
        for (int i = 0; i < best.length(); i++) {
            if (Character.isDigit(best.charAt(i))) {
                digits++;
            }
        }
        return digits;
    }

    static int made(int n) {
        Collector<Integer, long[], Long> squares = Collector.of(
            () -> new long[2],
            (a, i) -> {
                a[0] += (long) i * i;
                a[1]++;
            },
            (a, b) -> new long[] {a[0] + b[0], a[1] + b[1]},
            a -> {
                if (a[1] > 5) {
                    finished += 10;
                }
                return a[0] / Math.max(1, a[1]);
            });
        long mean = IntStream.rangeClosed(1, n).boxed().collect(Collectors.filtering(i -> i % 3 != 0, squares));
        Map<Boolean, Long> parts = IntStream.rangeClosed(1, n).boxed().collect(Collectors.partitioningBy(i -> i > 6, squares));
        int more = 0;
        for (long i = parts.get(false); i < parts.get(true); i += 7) {
            more++;
        }
        return (int) mean + more;
    }

    static int teed(int n) {
        return IntStream.range(0, n).boxed().collect(Collectors.teeing(new Remainders(2), Collectors.mapping(i -> "x".repeat(i % 6), new Longest()), (a, b) -> {
            int s = 0;
            for (int i = 0; i < a.get(1); i++) {
                s += b.length();
            }
            return s;
        }));
    }

    static int byHand(int n) {
        Remainders mod = new Remainders(5);
        int[] box = mod.supplier().get();
        BiConsumer<int[], Integer> add = mod.accumulator();
        for (int i = 0; i < n; i++) {
            add.accept(box, i * i);
        }
        box = mod.combiner().apply(box, mod.supplier().get());
        Map<Integer, Integer> seen = new HashMap<>();
        for (int c : mod.finisher().apply(box)) {
            seen.merge(c, 1, Integer::sum);
        }
        int twice = 0;
        for (int v : seen.values()) {
            if (v > 1) {
                twice++;
            }
        }
        return twice;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        System.out.println(plain(n) + " " + grouped(n) + " " + longest(n, args[1]) + " " + made(n) + " " + teed(n) + " " + byHand(n));
        for (int i = 0; i < supplied; i++) {
            accumulated--;
        }
        while (accumulated > 0) {
            accumulated -= 3;
        }
        for (int i = 0; i < finished + combined; i += 2) {
            System.out.print('.');
        }
        System.out.println();
    }
}
