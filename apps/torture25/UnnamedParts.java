// args: 3 x | 12 abc | 30 longer
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

/** Variables and patterns without names: what they stand for is computed all the same, closes, counts and throws. */
public class UnnamedParts {
    static int opened;
    static int closed;
    static int read;
    static int made;

    record Guard(String name, int depth) implements AutoCloseable {
        Guard {
            opened++;
            if (depth > 6) {
                throw new IllegalStateException(name);
            }
        }

        @Override
        public void close() {
            closed += depth;
            if (name.startsWith("!")) {
                throw new ConcurrentModificationException(name);
            }
        }
    }

    sealed interface Ball permits Red, Blue, Box {
    }

    record Red(int weight) implements Ball {
        public int weight() {
            read++;
            return weight;
        }
    }

    record Blue(String tag) implements Ball {
    }

    record Box(Ball inner, Object extra) implements Ball {
        public Object extra() {
            read += 10;
            if (extra instanceof String s && s.isEmpty()) {
                throw new NoSuchElementException();
            }
            return extra;
        }
    }

    static int classify(Ball b) {
        return switch (b) {
            case Red(_) when made % 2 == 0 -> 1;
            case Red _ -> 2;
            case Blue(var t) when t.length() > 2 -> 3;
            case Box(Red _, _) -> 4;
            case Box(Box(_, Integer _), _) -> 5;
            case Box(Blue(_), String _), Box(Box _, Blue _) -> 6;
            case Blue _, Box _ -> 7;
        };
    }

    static int guarded(int k, String s) {
        try (var _ = new Guard(s, k % 8); Guard _ = new Guard("!" + s, k % 3); var g = new Guard("g", 1)) {
            return g.depth() + k / (k % 5);
        } catch (ArithmeticException _) {
            return -1;
        } catch (IllegalStateException | ConcurrentModificationException e) {
            return e.getSuppressed().length * 10 + e.getMessage().length();
        }
    }

    static <T> T note(T t) {
        made++;
        return t;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int kinds = 0;
        int failed = 0;
        List<Ball> balls = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            balls.add(switch (i % 7) {
                case 0 -> new Red(i);
                case 1 -> new Blue(args[1]);
                case 2 -> new Box(new Red(2), i);
                case 3 -> new Box(new Box(new Blue("b"), i % 2 == 0 ? i : "s"), 1);
                case 4 -> new Box(new Blue("c"), i % 3 == 0 ? "" : "e");
                case 5 -> new Box(new Box(null, ""), new Blue("d"));
                default -> new Box(null, null);
            });
        }
        for (Ball b : balls) {
            try {
                kinds += classify(note(b));
            } catch (MatchException _) {
                failed++;
            }
        }
        int guards = 0;
        for (int i = 0, _ = note(0); i < n; i++) {
            guards += Math.abs(guarded(i, args[1]));
        }
        int counted = 0;
        for (Ball _ : balls) {
            counted++;
            var _ = note(counted);
        }
        Map<String, Integer> map = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            map.computeIfAbsent("k" + i % 4, _ -> note(1));
            map.merge("k" + i % 3, 2, (a, _) -> a + 5);
            map.computeIfPresent("k3", (_, v) -> v > 8 ? null : v + 1);
        }
        int values = map.values().stream().mapToInt(v -> v).sum();
        int bad = 0;
        for (String s : List.of("1", args[1], "7x", "-4")) {
            try {
                int _ = Integer.parseInt(s) / (n - 3);
            } catch (NumberFormatException _) {
                bad++;
            } catch (ArithmeticException _) {
                bad += 10;
            }
        }
        int entries = 0;
        for (Object o : map.entrySet().toArray()) {
            if (o instanceof Map.Entry<?, ?> e && e.getValue() instanceof Integer _ && note(e.getKey()) instanceof String k) {
                entries += k.charAt(1) - '0' + 1;
            }
        }
        Queue<Integer> queue = IntStream.range(0, n).boxed().collect(Collectors.toCollection(ArrayDeque::new));
        int rounds = 0;
        while (queue.size() >= 3) {
            var a = queue.remove();
            var _ = queue.remove();
            var c = queue.remove();
            if (a % 2 == 0) {
                queue.add(c / 2);
            }
            rounds += c;
        }
        BiFunction<Integer, Integer, Supplier<Integer>> f = (a, _) -> () -> note(a);
        int late = f.andThen(s -> n % 2 == 0 ? s.get() : 0).apply(n, 1);
        int steps = 0;
        for (int i = kinds + guards + counted + values + entries + rounds + late; i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + failed + " " + bad + " " + opened + " " + closed + " " + read + " " + made);
    }
}
