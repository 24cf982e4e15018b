// args: 3 x | 10 abc de | 25 f gh ijk
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Streams over lambdas of the program, with laziness, short circuits, side effects and collectors. */
public class Streams {
    static int tested;

    static boolean prime(int n) {
        tested++;
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return n > 1;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> primes = IntStream.range(0, n).filter(Streams::prime).boxed().collect(Collectors.toList());
        int firstBig = IntStream.iterate(n, i -> i + 1).filter(Streams::prime).findFirst().getAsInt();
        boolean any = primes.stream().anyMatch(p -> p > 10);
        Map<Integer, Long> byLength =
                Arrays.stream(args).collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
        String joined = Arrays.stream(args).sorted(Comparator.comparing(String::length).reversed()).map(s -> s + s.length())
                .collect(Collectors.joining(","));
        int total = any ? 100 : 0;
        for (long count : byLength.values()) {
            for (long i = 0; i < count; i++) {
                total += firstBig;
            }
        }
        int reduced = primes.stream().mapToInt(Integer::intValue).reduce(1, (a, b) -> (a * b) % 1009);
        for (int i = 0; i < reduced % 40; i++) {
            total++;
        }
        System.out.println(total + joined + tested);
    }
}
