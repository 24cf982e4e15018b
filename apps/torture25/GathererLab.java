// args: 12 3|31 4|50 7
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class GathererLab {
    static int integrated, finished, refused;

    /** Splits into runs as long as the predicate holds between neighbours. */
    static <T> Gatherer<T, ?, List<T>> runs(BiPredicate<T, T> together) {
        class State { List<T> run = new ArrayList<>(); }
        return Gatherer.ofSequential(State::new,
                Gatherer.Integrator.ofGreedy((s, t, down) -> {
                    integrated++;
                    if (!s.run.isEmpty() && !together.test(s.run.getLast(), t)) {
                        boolean more = down.push(List.copyOf(s.run));
                        s.run.clear();
                        if (!more) refused++;
                    }
                    s.run.add(t);
                    return true;
                }),
                (s, down) -> {
                    finished++;
                    if (!down.isRejecting() && !s.run.isEmpty()) down.push(s.run);
                });
    }

    static <T, K> Gatherer<T, Set<K>, T> distinctBy(Function<? super T, ? extends K> key, int limit) {
        return Gatherer.ofSequential(HashSet::new, (seen, t, down) -> {
            integrated += 1000;
            if (!seen.add(key.apply(t))) return seen.size() < limit;
            return down.push(t) && seen.size() < limit;
        });
    }

    record Extremes(int[] cell) {
        Extremes() { this(new int[] {Integer.MAX_VALUE, Integer.MIN_VALUE, 0}); }
        void see(int v) {
            cell[0] = Math.min(cell[0], v);
            cell[1] = Math.max(cell[1], v);
            cell[2]++;
        }
        Extremes merge(Extremes o) {
            if (o.cell[2] > 0) { see(o.cell[0]); see(o.cell[1]); cell[2] += o.cell[2] - 2; }
            return this;
        }
    }
    static Gatherer<Integer, Extremes, Integer> extremes() { // may run in parallel
        return Gatherer.of(Extremes::new,
                Gatherer.Integrator.<Extremes, Integer, Integer>ofGreedy((e, v, down) -> { e.see(v); return true; }),
                Extremes::merge,
                (e, down) -> { for (int v : e.cell()) if (!down.push(v)) break; });
    }

    static Gatherer<Integer, ?, Integer> delay(int k) {
        return Gatherer.<Integer, Deque<Integer>, Integer>ofSequential(ArrayDeque::new, (q, v, down) -> {
            q.addLast(v);
            return q.size() <= k || down.push(q.removeFirst() + v);
        }, (q, down) -> { while (!q.isEmpty() && down.push(-q.removeLast())) finished += 100; });
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        List<Integer> data = IntStream.range(0, n).map(i -> i * i % (k * 5) + i % 2).boxed().toList();
        int longRuns = 0, units = 0;
        for (List<Integer> run : data.stream().gather(runs((a, b) -> a <= b)).toList()) {
            if (run.size() > 2) longRuns++;
            for (int v : run) units += v % k;
        }
        Optional<List<Integer>> early = data.stream().gather(runs((a, b) -> (a + b) % 2 == 0)).filter(r -> r.size() > 1).findFirst();
        int distinct = data.stream().gather(distinctBy(v -> v % k, k - 1)).mapToInt(v -> v).sum();
        List<Integer> ext = data.parallelStream().gather(extremes()).toList();
        List<Integer> firstTwo = data.stream().gather(extremes()).limit(2).toList();
        int windows = data.stream().gather(Gatherers.windowSliding(k)).mapToInt(w -> w.getFirst() > w.getLast() ? 1 : w.size() < k ? 1000 : 0).sum();
        int rest = data.stream().gather(Gatherers.windowFixed(k)).reduce((a, b) -> b).map(List::size).orElse(0);
        String scanned = data.stream().gather(Gatherers.<Integer, Integer>scan(() -> 1, (a, v) -> (a * 2 + v) % 9).andThen(delay(k)))
                .map(v -> v < 0 ? "n" : v > 9 ? "b" : "s").collect(Collectors.joining());
        String folded = data.stream().limit(n % 5).gather(Gatherers.fold(() -> "", (s, v) -> v + s)).findAny().orElse("none");
        AtomicInteger started = new AtomicInteger();
        int squares = data.stream().gather(Gatherers.mapConcurrent(2, v -> { started.incrementAndGet(); return v * v; }))
                .takeWhile(v -> v < n * k).mapToInt(v -> v % 10).sum();
        int small = 0, loops = 0;
        for (char c : scanned.toCharArray()) if (c == 's') small++; else if (c == 'n') small += 100;
        for (int i = ext.get(0); i < ext.get(1); i += k) loops++;
        for (int i = firstTwo.size(); i < folded.length(); i++) loops += 100;
        long empty = Stream.<Integer>empty().gather(runs(Integer::equals)).gather(Gatherers.windowFixed(2)).count();
        System.out.println(longRuns + " " + units + " " + early.map(Object::toString).orElse("-") + " " + distinct + " " + ext + " " + windows + " " + rest);
        System.out.println(squares + " " + small + " " + loops + " " + empty + " " + integrated + " " + finished + " " + refused + " "
                + (started.get() > 0) + " " + folded.length());
    }
}
