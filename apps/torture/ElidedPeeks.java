// args: 3 x | 12 abc | 30 longer
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Streams that do less than they say: counts of known size skip their stages, short circuits, barriers, lazy sources, duplicates that throw half-way, merged results. */
public class ElidedPeeks {
    static int peeks;
    static int compares;
    static int equalities;
    static int merges;
    static int closed;

    record Item(String name, int rank) implements Comparable<Item> {
        @Override
        public int compareTo(Item o) {
            compares++;
            return rank - o.rank;
        }

        @Override
        public boolean equals(Object o) {
            equalities++;
            return o instanceof Item i && i.rank % 10 == rank % 10;
        }

        @Override
        public int hashCode() {
            return rank % 5;
        }
    }

    static Stream<Item> items(int n, String s) {
        return IntStream.range(0, n).mapToObj(i -> new Item(s + i, i * 7 % 23));
    }

    static <T> T peek(T t) {
        peeks++;
        return t;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String s = args[1];
        List<Item> list = items(n, s).collect(Collectors.toCollection(ArrayList::new));
        long known = list.stream().peek(ElidedPeeks::peek).map(i -> i.rank()).count();
        long unknown = list.stream().peek(ElidedPeeks::peek).filter(i -> i.rank() > 3).count();
        long skipped = list.stream().peek(ElidedPeeks::peek).skip(2).count();
        long flat = list.stream().flatMap(i -> Stream.of(i, i).peek(ElidedPeeks::peek)).limit(n / 2 + 1).count();
        long sorted = list.stream().sorted().peek(ElidedPeeks::peek).limit(2).mapToInt(Item::rank).sum();
        long again = list.stream().sorted().sorted(Comparator.reverseOrder()).skip(n / 2).findFirst().map(Item::rank).orElse(0);
        long distinct = list.stream().distinct().count() + new HashSet<>(list).stream().distinct().count();
        boolean any = list.stream().peek(ElidedPeeks::peek).anyMatch(i -> i.rank() == 14);
        boolean none = list.stream().skip(1).noneMatch(i -> peek(i).rank() == 21);
        Stream<Item> lazy = list.stream().filter(i -> peek(i).rank() % 2 == 0);
        list.add(new Item("late", 100));
        long late = lazy.mapToInt(Item::rank).max().orElse(-1);
        int duplicates = 0;
        Map<Integer, String> built = new TreeMap<>();
        try {
            built = list.stream().peek(ElidedPeeks::peek).collect(Collectors.toMap(i -> i.rank() % 9, Item::name));
        } catch (IllegalStateException e) {
            duplicates = peeks % 50;
        }
        Map<Integer, String> merged = list.stream().collect(Collectors.toMap(i -> i.rank() % 4, Item::name, (a, b) -> {
            merges++;
            return a.length() > 12 ? b : a + b;
        }, LinkedHashMap::new));
        Map<Boolean, IntSummaryStatistics> parts = list.stream().collect(Collectors.partitioningBy(i -> i.rank() > 10,
            Collectors.summarizingInt(Item::rank)));
        int teed = list.stream().collect(Collectors.teeing(Collectors.filtering(i -> i.rank() > 6, Collectors.counting()),
            Collectors.mapping(Item::name, Collectors.joining("-")), (c, j) -> (int) (long) c * j.length()));
        TreeMap<Integer, Set<String>> groups = list.stream().collect(Collectors.groupingBy(i -> i.name().length(), TreeMap::new,
            Collectors.collectingAndThen(Collectors.mapping(i -> i.name().substring(0, 1), Collectors.toSet()), Collections::unmodifiableSet)));
        int[] state = {1, 1};
        int generated = Stream.generate(() -> state[0] = state[1] + (state[1] = state[0])).takeWhile(k -> peek(k) < n * 10).mapToInt(k -> k % 3).sum();
        int iterated = IntStream.iterate(n, k -> k > 0, k -> peek(k) - 3).boxed().reduce(1, (a, b) -> a * b % 97, Integer::sum);
        int dropped = (int) list.stream().dropWhile(i -> peek(i).rank() < 20).count();
        Stream<Integer> first = Stream.of(1, 2).onClose(() -> closed++);
        Stream<Integer> second = Stream.of(n).onClose(() -> {
            closed += 10;
            throw new IllegalStateException("close");
        });
        try (Stream<Integer> both = Stream.concat(first, second).onClose(() -> closed += 100)) {
            closed += both.mapToInt(k -> k).sum() % 5;
        } catch (IllegalStateException e) {
            closed += e.getSuppressed().length + 1000;
        }
        Iterator<Integer> it = Stream.iterate(1, k -> peek(k) * 2).iterator();
        int pulled = 0;
        while (it.next() < n) {
            pulled++;
        }
        int immutable = 0;
        try {
            list.stream().toList().add(null);
        } catch (UnsupportedOperationException e) {
            immutable = n;
        }
        BinaryOperator<Item> greater = BinaryOperator.maxBy(Comparator.<Item>naturalOrder());
        int most = list.stream().reduce(greater).get().rank() + list.stream().min(Comparator.comparing(Item::name)).get().rank();
        int steps = 0;
        for (long i = known + unknown + skipped + flat + sorted + again + distinct + late + built.size() + merged.size() + teed % 100
                + parts.get(true).getSum() % 60 + groups.firstEntry().getValue().size() + generated + iterated + dropped + pulled + immutable + most; i > 0; i -= 4) {
            steps++;
        }
        System.out.println(steps + " " + any + none + " " + duplicates + " " + peeks + " " + compares + " " + (equalities > 0) + " " + merges + " " + closed);
    }
}
