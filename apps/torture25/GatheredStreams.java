// args: 3 | 20 | 100
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Gatherers of the JDK and of the program. */
public class GatheredStreams {
    static int seen;

    /** Leaves out what is equal to the one before. */
    static <T> Gatherer<T, ?, T> changes() {
        class Last {
            T value;
        }
        return Gatherer.<T, Last, T>ofSequential(Last::new, (state, element, downstream) -> {
            seen++;
            if (element.equals(state.value)) {
                return true;
            }
            state.value = element;
            return downstream.push(element);
        });
    }

    /** Sums up to a limit, and what is left in the end. */
    record Chunks(int limit) implements Gatherer<Integer, int[], Integer> {
        @Override
        public java.util.function.Supplier<int[]> initializer() {
            return () -> new int[1];
        }

        @Override
        public Integrator<int[], Integer, Integer> integrator() {
            return Integrator.of((sum, e, out) -> {
                sum[0] += e;
                if (sum[0] >= limit) {
                    int full = sum[0];
                    sum[0] = 0;
                    return out.push(full);
                }
                return true;
            });
        }

        @Override
        public java.util.function.BiConsumer<int[], Downstream<? super Integer>> finisher() {
            return (sum, out) -> {
                if (sum[0] > 0) {
                    out.push(-sum[0]);
                }
            };
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int windows = 0;
        for (List<Integer> w : IntStream.range(0, n).boxed().gather(Gatherers.windowFixed(4)).toList()) {
            windows += w.size() == 4 ? w.get(3) : -1;
        }
        int ups = 0;
        for (List<Integer> w : Stream.iterate(7, k -> k * 31 % 101).limit(n).gather(Gatherers.windowSliding(2)).toList()) {
            if (w.getLast() > w.getFirst()) {
                ups++;
            }
        }
        String folded = Stream.of("a", "bb", "ccc").gather(Gatherers.fold(() -> "", (s, e) -> s + e.length() + s)).findFirst().orElse("");
        List<Integer> scanned = IntStream.rangeClosed(1, n).boxed().gather(Gatherers.scan(() -> 0, (s, e) -> s + e % 3)).toList();
        int even = 0;
        for (int s : scanned) {
            even += s % 2 == 0 ? 1 : 0;
        }
        List<Integer> changed = IntStream.range(0, n).map(k -> k / 3 % 4).boxed().gather(changes()).collect(Collectors.toList());
        List<Integer> chunks = new ArrayList<>();
        IntStream.range(0, n).boxed().gather(new Chunks(9).andThen(Gatherers.scan(() -> 1, (a, b) -> a + b))).forEach(chunks::add);
        int negative = 0;
        for (int c : chunks) {
            negative += c % 2 != 0 ? 1 : 0;
        }
        System.out.println(windows + " " + ups + " " + folded + " " + even + " " + changed.size() + " " + negative + " " + seen);
    }
}
