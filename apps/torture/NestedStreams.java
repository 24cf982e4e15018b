// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams of streams, with state in their functions; optionals in chains; functions made of functions. */
public class NestedStreams {
    static final class Team {
        final String name;
        final List<Player> players = new ArrayList<>();

        Team(String name) {
            this.name = name;
        }

        Stream<Player> stream() {
            asked++;
            return players.stream();
        }

        Optional<Player> best() {
            return stream().max(Comparator.comparingInt(Player::goals).thenComparing(p -> p.name, Comparator.reverseOrder()));
        }
    }

    static final class Player {
        final String name;
        int goals;

        Player(String name, int goals) {
            this.name = name;
            this.goals = goals;
        }

        int goals() {
            return goals;
        }

        Player score() {
            goals++;
            return this;
        }
    }

    static int asked;

    static <A, B, C> Function<A, C> then(Function<A, B> f, Function<B, C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <T> Supplier<T> memo(Supplier<T> s) {
        Object[] kept = new Object[1];
        return () -> {
            if (kept[0] == null) {
                kept[0] = s.get();
            }
            @SuppressWarnings("unchecked")
            T t = (T) kept[0];
            return t;
        };
    }

    static int fold(List<Integer> list, int start, BiFunction<Integer, Integer, Integer> f) {
        int s = start;
        for (int x : list) {
            s = f.apply(s, x);
        }
        return s;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Team> teams = new ArrayList<>();
        for (int t = 0; t < n % 4 + 2; t++) {
            Team team = new Team("t" + t);
            for (int p = 0; p < (n + t) % 5; p++) {
                team.players.add(new Player("p" + t + p, p * 7 % 5));
            }
            teams.add(team);
        }
        int total = teams.stream().flatMap(Team::stream).map(Player::score).mapToInt(Player::goals).sum();
        total += teams.stream().map(Team::best).flatMap(Optional::stream).map(p -> p.name).collect(Collectors.joining("/")).length();
        Map<Integer, List<String>> byGoals = teams.stream().flatMap(t -> t.stream().filter(p -> p.goals() > 1).map(p -> new Object[] {p.goals, t.name}))
                .collect(Collectors.groupingBy(o -> (Integer) o[0], HashMap::new, Collectors.mapping(o -> (String) o[1], Collectors.toList())));
        for (List<String> names : byGoals.values()) {
            total += names.size() * names.get(0).length();
        }
        OptionalInt first = IntStream.rangeClosed(1, n).filter(i -> IntStream.rangeClosed(2, i / 2).noneMatch(j -> i % j == 0)).skip(2).findFirst();
        total += first.orElse(-5) + first.stream().boxed().map(i -> i * 2).findAny().orElseGet(() -> 9);
        int[] state = {1, 1};
        List<Integer> fibonacci = Stream.generate(() -> {
            int next = state[0] + state[1];
            state[0] = state[1];
            state[1] = next;
            return next;
        }).limit(n).takeWhile(x -> x < 500).collect(Collectors.toList());
        total += fold(fibonacci, 0, (a, b) -> (a * 2 + b) % 101);
        Iterator<Integer> odd = fibonacci.stream().filter(x -> x % 2 == 1).iterator();
        while (odd.hasNext()) {
            total += odd.next() % 10;
        }
        IntPredicate small = x -> x < 10;
        IntPredicate even = x -> x % 2 == 0;
        total += IntStream.range(0, n).filter(small.and(even.negate()).or(x -> x == 12)).count();
        Function<Integer, Integer> chain = then(then(x -> x + 1, x -> "v" + x), String::length);
        total += chain.apply(n) + chain.compose((Integer x) -> x * 1000).andThen(x -> x * x).apply(n);
        Supplier<Team> slow = memo(() -> new Team("m" + asked++));
        total += slow.get().name.length() + slow.get().name.length();
        UnaryOperator<String> twice = s -> s + s;
        total += Stream.iterate("a", twice).limit(n % 5 + 1).mapToInt(String::length).max().getAsInt();
        total += Optional.of(n).filter(x -> x > 5).map(x -> x * 3).or(() -> Optional.of(2)).map(Integer::bitCount).get();
        Optional.ofNullable(n > 20 ? null : teams.get(0)).ifPresentOrElse(t -> asked += t.players.size(), () -> asked += 50);
        total += teams.parallelStream().mapToInt(t -> t.players.size()).reduce(0, Integer::sum);
        int steps = 0;
        for (int i = 0; i < total % 100 + asked; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + asked + " " + steps);
    }
}
