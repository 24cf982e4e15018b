// args: 3 | 30 | 200
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams and generics: nested collectors, flat maps, exceptions that cross lambdas, memoised suppliers, wildcards. */
public class Pipelines {
    static int calls;

    static class Failed extends RuntimeException {
        final int at;

        Failed(int at) {
            super(null, null, false, false);
            this.at = at;
        }
    }

    static final class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> maker;
        private T value;

        Lazy(Supplier<? extends T> maker) {
            this.maker = maker;
        }

        @Override
        public T get() {
            if (maker != null) {
                value = maker.get();
                maker = null;
                calls++;
            }
            return value;
        }
    }

    static class Node<K extends Comparable<? super K>, V> {
        final K key;
        final List<V> values = new ArrayList<>();
        Node<K, V> left;
        Node<K, V> right;

        Node(K key) {
            this.key = key;
        }

        Node<K, V> at(K k) {
            int c = k.compareTo(key);
            if (c == 0) {
                return this;
            }
            Node<K, V> next = c < 0 ? left : right;
            if (next == null) {
                next = new Node<>(k);
                if (c < 0) {
                    left = next;
                } else {
                    right = next;
                }
                return next;
            }
            return next.at(k);
        }

        <R> R fold(R start, BiFunction<? super R, ? super Node<K, V>, ? extends R> step) {
            R r = left == null ? start : left.fold(start, step);
            r = step.apply(r, this);
            return right == null ? r : right.<R>fold(r, step);
        }
    }

    static <T> Predicate<T> not(Predicate<? super T> p) {
        return t -> !p.test(t);
    }

    static <A, B> Function<A, Optional<B>> tried(Function<? super A, ? extends B> f) {
        return a -> {
            try {
                return Optional.ofNullable(f.apply(a));
            } catch (Failed e) {
                calls += e.at % 2;
                return Optional.empty();
            }
        };
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String text = """
            the quick  brown fox
              jumps over \
            the lazy dog\tand
            sleeps""".repeat(n % 7 + 1);
        Map<Integer, Map<Character, List<String>>> words = Arrays.stream(text.split("\\s+"))
            .filter(not(String::isBlank))
            .collect(Collectors.groupingBy(String::length, Collectors.groupingBy(w -> w.charAt(0))));
        int deep = 0;
        for (Map<Character, List<String>> byLetter : words.values()) {
            for (List<String> same : byLetter.values()) {
                deep += same.size() > 1 ? same.size() : 1;
            }
        }
        List<Integer> parsed = IntStream.range(0, n).boxed().map(tried(i -> {
            if (i % 6 == 5) {
                throw new Failed(i);
            }
            return i % 4 == 3 ? null : i * i;
        })).flatMap(Optional::stream).toList();
        IntSummaryStatistics stats = parsed.stream().mapToInt(Integer::intValue).summaryStatistics();
        Map<Boolean, Long> halves = parsed.stream().collect(Collectors.partitioningBy(v -> v > stats.getAverage(), Collectors.counting()));
        Lazy<Set<String>> names = new Lazy<>(() -> new TreeSet<>(words.getOrDefault(3, Map.of()).values().stream()
            .flatMap(List::stream).collect(Collectors.toSet())));
        Node<Integer, String> root = new Node<>(50);
        for (int i = 0; i < n; i++) {
            String name = i % 2 == 0 ? "n" + i : String.join("/", names.get());
            root.at(i * 31 % 97).values.add(name);
        }
        int heavy = root.fold(0, (sum, node) -> sum + (node.values.size() > 1 ? node.values.get(1).length() : 1));
        int depth = 0;
        try {
            Stream.iterate(1, i -> i * 3).peek(i -> {
                calls++;
                if (i > n * 5) {
                    throw new Failed(i);
                }
            }).forEach(i -> { });
        } catch (Failed e) {
            depth = e.at % 10;
        }
        Properties p = new Properties();
        for (String s : new String[] {"a=1", "b = two", "c:3"}) {
            p.load(new java.io.StringReader(s + "\n# comment\n"));
        }
        Map<String, Integer> counts = new HashMap<>();
        try (Scanner in = new Scanner(text).useDelimiter("[^a-z]+")) {
            while (in.hasNext()) {
                counts.compute(in.next(), (w, c) -> c == null ? Integer.valueOf(1) : c < 3 ? Integer.valueOf(c + 1) : null);
            }
        }
        OptionalInt most = counts.values().stream().mapToInt(c -> c).max();
        List<String> shuffled = new ArrayList<>(counts.keySet());
        Collections.sort(shuffled, Collections.reverseOrder());
        int falls = 0;
        for (int i = 1; i < shuffled.size(); i++) {
            falls += Objects.compare(shuffled.get(i - 1), shuffled.get(i), String::compareTo) > 2 ? 1 : 0;
        }
        System.out.println(deep + " " + parsed.size() + " " + stats.getMax() + " " + halves + " " + names.get().size() + " " + heavy);
        System.out.println(depth + " " + p.size() + p.getProperty("b", "?") + " " + most.orElse(-1) + " " + falls + " " + calls);
    }
}
