// args: 3 ab cd | 10 abc | 25 x yz wvu
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** flatMap and mapMulti over nested collections of the program, lazily: only what is asked for runs. */
public class FlatMaps {
    static int opened;

    static class Folder {
        final List<Folder> inside = new ArrayList<>();
        final int size;

        Folder(int size) {
            this.size = size;
        }

        Stream<Folder> all() {
            opened++;
            return Stream.concat(Stream.of(this), inside.stream().flatMap(Folder::all));
        }
    }

    static Folder build(int depth, int width) {
        Folder f = new Folder(depth * width);
        for (int i = 0; i < width && depth > 0; i++) {
            f.inside.add(build(depth - 1, i));
        }
        return f;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Folder root = build(n % 4 + 1, n % 5 + 2);
        int total = root.all().mapToInt(f -> f.size).sum();
        int found = root.all().filter(f -> f.size > n / 3).findFirst().map(f -> f.inside.size()).orElse(-1);
        for (int i = found; i < opened; i++) {
            total++;
        }
        List<Character> letters = Arrays.stream(args).flatMap(a -> a.chars().mapToObj(c -> (char) c))
            .collect(Collectors.toList());
        for (char c : letters) {
            if (c > 'b') {
                total += 3;
            }
        }
        Map<Integer, List<String>> groups = new TreeMap<>();
        for (String a : args) {
            groups.computeIfAbsent(a.length(), k -> new ArrayList<>()).add(a);
        }
        long pairs = groups.values().stream().flatMap(Collection::stream)
            .flatMap(a -> IntStream.range(0, a.length()).mapToObj(i -> a.substring(i))).filter(s -> s.length() > 1).count();
        for (long i = 0; i < pairs; i++) {
            total++;
        }
        total += Stream.of(1, 2, n).<Integer>mapMulti((Integer x, Consumer<Integer> sink) -> {
            for (int i = 0; i < x; i++) {
                sink.accept(i);
            }
        }).mapToInt(x -> x).max().orElse(0);
        System.out.println(total + " " + opened);
    }
}
