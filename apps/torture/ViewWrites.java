// args: 3 4 | 7 2 | 12 9
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Calls that change what their caller has through something of the JDK that they are given: views, streams, comparators, iterators. */
public class ViewWrites {
    static void put(Map<Integer, Integer> map, int n) {
        for (int i = 0; i < n; i++) {
            map.put(i, i * n);
        }
    }

    static long drain(Stream<Integer> stream) {
        return stream.filter(x -> x >= 0).mapToInt(x -> x).sum();
    }

    static void set(List<Integer> view, int value) {
        for (int i = 0; i < view.size(); i++) {
            view.set(i, value + i);
        }
    }

    static void shorten(Iterator<Integer> values, int n) {
        while (values.hasNext()) {
            if (values.next() % 2 == n % 2) {
                values.remove();
            }
        }
    }

    static void replace(ListIterator<Integer> values) {
        while (values.hasNext()) {
            values.set(values.next() + 1);
        }
    }

    static int ask(Optional<Supplier<Integer>> supplier, int times) {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            sum += supplier.map(Supplier::get).orElse(0);
        }
        return sum;
    }

    static int apply(Function<Integer, Integer> function, int n) {
        return function.andThen(x -> x + 1).apply(n);
    }

    static void entries(Map<Integer, Integer> map) {
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            entry.setValue(entry.getValue() + 1);
        }
    }

    static int count(int[] counts) {
        int loops = 0;
        for (int i = 0; i < counts[0]; i++) {
            loops += i % 2;
        }
        return loops;
    }

    static int sum(List<Integer> list) {
        int sum = 0;
        for (int value : list) {
            sum += value;
        }
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);

        int[] compared = new int[1];
        Map<Integer, Integer> sorted = new TreeMap<>((a, b) -> {
            compared[0]++;
            return a - b;
        });
        put(sorted, n);
        entries(sorted);
        int entries = 0;
        for (int value : sorted.values()) {
            entries += value;
        }

        int[] peeked = new int[1];
        Stream<Integer> stream = IntStream.range(0, m).boxed().peek(x -> peeked[0] += x);
        long drained = drain(stream);

        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n + m; i++) {
            list.add(i);
        }
        set(list.subList(1, n), m);
        set(Collections.synchronizedList(list).subList(0, 1), 3);
        Integer[] array = {1, 2, 3, m};
        set(Arrays.asList(array), n);
        int elements = 0;
        for (int element : array) {
            elements += element;
        }
        shorten(list.iterator(), n);
        replace(list.listIterator());

        int[] asked = new int[1];
        Supplier<Integer> supplier = () -> ++asked[0];
        int answers = ask(Optional.of(supplier), m);

        int[] applied = new int[1];
        Function<Integer, Integer> function = x -> x + (applied[0] += 2);
        int result = apply(function.compose(x -> x * 2), n) + apply(function, m);

        int loops = count(compared) + count(peeked) + count(asked) + count(applied);
        System.out.println(entries + " " + drained + " " + elements + " " + sum(list) + " " + answers + " " + result + " " + loops);
    }
}
