// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Gatherers: those of the JDK and of the program, with states, finishers, short circuits, one after another. */
public class GatheredWork {
    static int integrated;
    static int finished;
    static int states;
    static int peeked;

    static class Run {
        int last = Integer.MIN_VALUE;
        int length;
    }

    /** Lengths of rising runs. */
    static Gatherer<Integer, Run, Integer> runs() {
        return Gatherer.ofSequential(
            () -> {
                states++;
                return new Run();
            },
            Gatherer.Integrator.ofGreedy((run, k, down) -> {
                integrated++;
                if (k < run.last) {
                    down.push(run.length);
                    run.length = 0;
                }
                run.last = k;
                run.length++;
                return true;
            }),
            (run, down) -> {
                finished++;
                if (run.length > 0) {
                    down.push(run.length);
                }
            });
    }

    static <T> Gatherer<T, ?, T> every(int step) {
        class At {
            int i;
        }
        return Gatherer.ofSequential(At::new, (at, t, down) -> at.i++ % step != 0 || down.push(t));
    }

    static <T> Gatherer<T, ?, T> until(Predicate<T> stop) {
        return Gatherer.of((unused, t, down) -> {
            integrated += 100;
            return down.push(t) && !stop.test(t);
        });
    }

    record Sum(int all, int count) {
        Sum plus(int k) {
            return new Sum(all + k, count + 1);
        }
    }

    static class Deduplicate implements Gatherer<String, Set<String>, String> {
        @Override
        public Supplier<Set<String>> initializer() {
            return HashSet::new;
        }

        @Override
        public Integrator<Set<String>, String, String> integrator() {
            return (seen, s, down) -> {
                integrated += 10000;
                return !seen.add(s) || down.push(s);
            };
        }

        @Override
        public BiConsumer<Set<String>, Downstream<? super String>> finisher() {
            return (seen, down) -> down.push("#" + seen.size());
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            numbers.add(i * i % 13);
        }
        int longest = numbers.stream().gather(runs()).mapToInt(k -> k).max().orElse(0);
        int count = (int) numbers.stream().gather(runs()).count();
        int every = numbers.stream().gather(every(3)).mapToInt(k -> k).sum();
        int until = numbers.stream().peek(k -> peeked++).gather(until(k -> k > 8)).mapToInt(k -> 1).sum();
        int windows = numbers.stream().gather(Gatherers.windowFixed(4)).mapToInt(w -> w.size() * w.get(0)).sum();
        int sliding = numbers.stream().gather(Gatherers.windowSliding(3)).mapToInt(w -> w.stream().mapToInt(k -> k).max().getAsInt()).sum();
        int scanned = numbers.stream().gather(Gatherers.scan(() -> 0, (a, b) -> a * 2 % 17 + b)).mapToInt(k -> k).sum();
        String folded = numbers.stream().gather(Gatherers.<Integer, String>fold(() -> "", (s, k) -> s.length() > 9 ? s : s + k)).findFirst().orElse("");
        int fold = folded.length();
        int chained = numbers.stream().gather(GatheredWork.<Integer>every(2).andThen(runs())).mapToInt(k -> k).sum();
        int mapped = numbers.stream().gather(Gatherers.mapConcurrent(3, k -> k * 2)).mapToInt(k -> k).sum();
        int texts = Stream.of("a", "b", "a", args[1], args[1]).gather(new Deduplicate()).mapToInt(String::length).sum() + n;
        int limited = Stream.iterate(1, k -> k + 1).gather(runs2(n)).limit(3).mapToInt(k -> k).sum();
        Sum sum = numbers.stream().gather(Gatherers.fold(() -> new Sum(0, 0), Sum::plus)).findFirst().get();
        int average = sum.count() == 0 ? 0 : sum.all() / sum.count();
        int parallel = numbers.parallelStream().gather(every(1)).mapToInt(k -> k).sum();
        int collected = numbers.stream().gather(runs()).collect(Collectors.groupingBy(k -> k, TreeMap::new, Collectors.counting())).firstEntry().getValue().intValue();
        int steps = 0;
        for (int i = longest + count + every + until + windows + sliding + scanned + fold + chained + mapped + texts + limited + average + parallel
                + collected; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + integrated + " " + finished + " " + states + " " + peeked);
    }

    static Gatherer<Integer, int[], Integer> runs2(int n) {
        return Gatherer.ofSequential(() -> new int[] {0, n % 5 + 1}, (state, k, down) -> {
            state[0] += k;
            if (state[0] % state[1] == 0) {
                return down.push(state[0]);
            }
            return !down.isRejecting();
        });
    }
}
