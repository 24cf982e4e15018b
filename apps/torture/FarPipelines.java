// args: 4 | 300 | 3000
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pipelines that begin, become parallel and stop in different methods; one at a time, what they look at is the same each time. */
public class FarPipelines {
    static int first;
    static int kept;
    static int last;

    static Stream<Integer> numbers(int n) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(i * 7 % 31);
        }
        return all.stream();
    }

    static boolean isLarge(int k) {
        first++;
        return k > 17;
    }

    static Stream<Integer> large(Stream<Integer> from) {
        return from.filter(FarPipelines::isLarge);
    }

    static boolean isOdd(int k) {
        kept++;
        return k % 2 == 1;
    }

    static boolean isThird(int k) {
        last++;
        return k % 3 == 1;
    }

    static int squared(int k) {
        return k * k % 53;
    }

    static Stream<Integer> manyAtOnce(List<Integer> all) {
        Stream<Integer> stream = all.stream();
        stream.parallel();
        return stream.filter(FarPipelines::isThird).limit(3);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int one = large(numbers(n)).findFirst().orElse(-1);
        boolean odd = numbers(n).map(FarPipelines::squared).anyMatch(FarPipelines::isOdd);
        Stream<Integer> few = large(numbers(n)).limit(4);
        int sum = few.mapToInt(k -> k).sum();
        List<Integer> all = IntStream.range(0, n).boxed().collect(Collectors.toList());
        int many = all.parallelStream().map(FarPipelines::squared).mapToInt(k -> k).sum();
        int three = manyAtOnce(all).mapToInt(k -> k).sum();
        for (int i = 0; i < first + kept; i++) {
            sum += i % 5;
        }
        System.out.println(one + " " + odd + " " + sum + " " + many + " " + three);
    }
}
