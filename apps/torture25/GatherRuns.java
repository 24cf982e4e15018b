// args: 40 30 3 | 90 55 7 | 12 9 1 | 150 80 20
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Groups machine readings into episodes with home-made and built-in gatherers. */
public class GatherRuns {
    record Reading(int t, int level) { }

    record Episode(List<Reading> rows, boolean cut) {
        int span() {
            return rows.getLast().t() - rows.getFirst().t() + 1;
        }
    }

    static final class Open {
        List<Reading> rows = new ArrayList<>();
        int emitted;
    }

    /** Rising runs become episodes; stops the whole stream once the quota is reached. */
    static Gatherer<Reading, Open, Episode> rising(int quota) {
        return Gatherer.ofSequential(
                Open::new,
                Gatherer.Integrator.of((open, r, down) -> {
                    boolean goesOn = open.rows.isEmpty()
                            || open.rows.getLast().level() <= r.level();
                    if (!goesOn) {
                        open.emitted++;
                        boolean more = down.push(new Episode(open.rows, false));
                        open.rows = new ArrayList<>();
                        if (!more || open.emitted >= quota) {
                            return false;
                        }
                    }
                    open.rows.add(r);
                    return true;
                }),
                (open, down) -> {
                    if (!open.rows.isEmpty() && !down.isRejecting()) {
                        down.push(new Episode(open.rows, true));
                    }
                });
    }

    /** Repeats an element as often as its own weight says. */
    static <T> Gatherer<T, ?, T> echo(java.util.function.ToIntFunction<T> weight) {
        return Gatherer.of(Gatherer.Integrator.ofGreedy((ignored, e, down) -> {
            for (int i = weight.applyAsInt(e); i > 0; i--) {
                if (!down.push(e)) {
                    return false;
                }
            }
            return true;
        }));
    }

    static Stream<Reading> readings(int n, int seed) {
        return IntStream.range(0, n)
                .mapToObj(t -> new Reading(t, Math.floorMod(t * t * 7 + seed * t + seed, 23)));
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int quota = Integer.parseInt(args[1]);
        int seed = Integer.parseInt(args[2]);
        List<Episode> episodes = readings(n, seed).gather(rising(quota)).toList();
        int cuts = 0;
        for (Episode e : episodes) {
            if (e.cut()) {
                cuts++;
            }
        }
        List<Integer> jumps = episodes.stream()
                .map(Episode::span)
                .gather(Gatherers.<Integer>windowSliding(2)
                        .andThen(echo(w -> w.size() < 2 ? 1 : Math.abs(w.get(0) - w.get(1)))))
                .map(List::getLast)
                .gather(Gatherers.scan(() -> 0, (a, b) -> (a + b) % 17))
                .toList();
        int sum = 0;
        for (int j : jumps) {
            sum += j;
        }
        int steps = readings(n, seed)
                .map(Reading::level)
                .gather(Gatherers.fold(() -> 0, (a, b) -> a * 3 % 64 + b))
                .findFirst().orElse(0);
        int bits = 0;
        for (int s = steps; s != 0; s >>>= 1) {
            bits += s & 1;
        }
        System.out.println("episodes=" + episodes.size() + " cuts=" + cuts);
        System.out.println("jumps=" + jumps.size() + " sum=" + sum);
        System.out.println("steps=" + steps + " bits=" + bits);
    }
}
