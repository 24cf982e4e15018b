// args: 4 cpu | 14 mem | 40 disk
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Measurements in windows: gatherers with private state, that end early, put together, over sources that count what was asked of them. */
public class WindowedMetrics {
    record Sample(int at, String host, int value) {
    }

    record Window(int from, int count, int max) {
    }

    static int pulled;
    static int pushed;
    static int flushed;
    static int alarms;

    /** Windows by time: one ends when a sample of a later one comes. */
    static final class Tumbling implements Gatherer<Sample, Tumbling.State, Window> {
        private final int width;

        Tumbling(int width) {
            this.width = width;
        }

        static final class State {
            int from = Integer.MIN_VALUE;
            int count;
            int max;

            boolean flush(Downstream<? super Window> down) {
                boolean more = true;
                if (count > 0) {
                    flushed++;
                    more = down.push(new Window(from, count, max));
                }
                count = 0;
                max = 0;
                return more;
            }
        }

        @Override
        public Supplier<State> initializer() {
            return State::new;
        }

        @Override
        public Integrator<State, Sample, Window> integrator() {
            return (state, s, down) -> {
                boolean more = true;
                int from = s.at() - s.at() % width;
                if (from != state.from) {
                    more = state.flush(down);
                    state.from = from;
                }
                state.count++;
                state.max = Math.max(state.max, s.value());
                return more && !down.isRejecting();
            };
        }

        @Override
        public BiConsumer<State, Downstream<? super Window>> finisher() {
            return State::flush;
        }
    }

    static <T, K> Gatherer<T, ?, List<T>> changes(Function<? super T, ? extends K> key) {
        return Gatherer.<T, ArrayList<T>, List<T>>ofSequential(ArrayList::new, (run, t, down) -> {
            if (!run.isEmpty() && !Objects.equals(key.apply(run.getLast()), key.apply(t))) {
                List<T> whole = List.copyOf(run);
                run.clear();
                run.add(t);
                pushed++;
                return down.push(whole);
            }
            return run.add(t);
        }, (run, down) -> {
            if (!run.isEmpty() && !down.isRejecting()) {
                down.push(run);
            }
        });
    }

    static <T> Gatherer<T, ?, T> stopAfter(int k, Predicate<T> bad) {
        return Gatherer.ofSequential(() -> new int[1], Gatherer.Integrator.of((seen, t, down) -> {
            if (bad.test(t) && ++seen[0] >= k) {
                alarms += seen[0];
                return false;
            }
            return down.push(t);
        }));
    }

    static Stream<Sample> source(int n, String host) {
        return IntStream.range(0, n).mapToObj(i -> {
            pulled++;
            return new Sample(i * 3 + i % 4, host + i % 3 / 2, i * i % 19);
        });
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String host = args[1];
        List<Window> windows = source(n, host).gather(new Tumbling(10)).toList();
        int widths = 0;
        for (Window w : windows) {
            widths += w.from() % 7 + w.count() * w.max();
        }
        Optional<Window> first = source(n, host).gather(new Tumbling(7)).filter(w -> w.max() > 12).findFirst();
        int early = first.map(Window::from).orElse(-1) + pulled;
        int runs = source(n, host).gather(changes(Sample::host)).mapToInt(List::size).map(k -> k * k).sum();
        int two = source(n, host).gather(changes(s -> s.value() > 9)).limit(2).mapToInt(l -> l.getFirst().value()).sum();
        int stopped = (int) source(n, host).gather(stopAfter(3, s -> s.value() > 14)).count();
        Gatherer<Sample, ?, Window> joined = WindowedMetrics.<Sample>stopAfter(5, s -> s.value() == 0).andThen(new Tumbling(6)).andThen(stopAfter(9, w -> w.count() > 1));
        int chained = source(n, host).gather(joined).mapToInt(Window::max).sum();
        int smooth = source(n, host).map(Sample::value).gather(Gatherers.windowSliding(4))
            .map(w -> w.stream().mapToInt(k -> k).sum() / w.size())
            .gather(Gatherers.scan(() -> 0, (a, k) -> k > 8 ? a + 1 : Math.max(0, a - 1)))
            .gather(changes(k -> k == 0)).mapToInt(l -> l.size() > 2 ? 10 : 1).sum();
        int pages = source(n, host).gather(Gatherers.windowFixed(5)).takeWhile(p -> p.size() == 5 && p.getFirst().at() < 60).flatMap(List::stream)
            .gather(Gatherers.fold(() -> new int[2], (a, s) -> {
                a[s.value() % 2]++;
                return a;
            })).mapToInt(a -> a[0] * 10 + a[1]).sum();
        int refused = 0;
        try {
            source(n, host).gather(Gatherers.windowSliding(2)).forEach(w -> w.set(0, null));
        } catch (UnsupportedOperationException e) {
            refused = pulled % 10 + 1;
        }
        List<Integer> doubled = source(n, host).gather(stopAfter(4, s -> s.value() > 15)).gather(Gatherers.mapConcurrent(2, s -> s.value() * 2)).toList();
        int order = 0;
        for (int k : doubled) {
            order = (order * 3 + k) % 101;
        }
        int steps = 0;
        for (int i = widths + early + runs + two + stopped + chained + smooth + pages + order; i > 0; i -= 7) {
            steps++;
        }
        System.out.println(steps + " " + windows.size() + " " + refused + " " + flushed + " " + pushed + " " + alarms);
    }
}
