// args: 4 | 300 | 3000
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Parallel pipelines that stop early look at as many elements as the schedule wants; their results are the same. */
public class ParallelStops {
    static final AtomicInteger ASKED = new AtomicInteger();

    static boolean fits(int k) {
        ASKED.incrementAndGet();
        return k % 3 == 1;
    }

    static int plain(int k) {
        return k * 7 % 11;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> numbers = IntStream.range(0, n).boxed().collect(Collectors.toList());
        List<Integer> first = numbers.parallelStream().filter(ParallelStops::fits).limit(5).collect(Collectors.toList());
        int total = 0;
        for (int k : first) {
            total += k;
        }
        boolean any = numbers.stream().parallel().anyMatch(k -> plain(k) == 10);
        int found = numbers.parallelStream().map(ParallelStops::plain).filter(k -> k > 4).findFirst().orElse(-1);
        // One after the other these are the same each time.
        int[] looked = {0};
        int sequential = numbers.stream().peek(k -> looked[0]++).filter(k -> plain(k) == 9).findFirst().orElse(-2);
        int again = numbers.parallelStream().sequential().filter(k -> k % 50 == 49).findFirst().orElse(-3);
        long all = numbers.parallelStream().filter(k -> plain(k) < 3).count();
        List<String> late = new ArrayList<>();
        for (int i = 0; i < ASKED.get() && i < 3; i++) {
            late.add("x");
        }
        System.out.println(total + " " + any + " " + found + " " + sequential + " " + again + " " + all);
        System.out.println(looked[0] + " " + late.size());
    }
}
