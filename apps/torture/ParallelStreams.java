// args: 3 | 10 | 25
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Parallel streams whose results do not depend on the order; side effects through atomic counters. */
public class ParallelStreams {
    static final AtomicInteger TESTED = new AtomicInteger();

    static boolean prime(int k) {
        TESTED.incrementAndGet();
        for (int d = 2; d * d <= k; d++) {
            if (k % d == 0) {
                return false;
            }
        }
        return k > 1;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Integer> primes =
            IntStream.range(0, n * 2).parallel().filter(ParallelStreams::prime).boxed().collect(Collectors.toList());
        int total = 0;
        for (int p : primes) {
            total += p % 4;
        }
        LongAdder adder = new LongAdder();
        IntStream.rangeClosed(1, n).parallel().forEach(i -> adder.add(i % 3));
        for (long i = adder.sum(); i > 0; i--) {
            total++;
        }
        int[] data = new int[n];
        Arrays.parallelSetAll(data, i -> i * 7 % 10);
        Arrays.parallelSort(data);
        int runs = 1;
        for (int i = 1; i < n; i++) {
            if (data[i] != data[i - 1]) {
                runs++;
            }
        }
        int sum = Arrays.stream(data).parallel().map(x -> x * x).sum();
        while (sum > 0) {
            sum /= 2;
            total++;
        }
        for (int i = 0; i < TESTED.get(); i++) {
            total++;
        }
        System.out.println(total + " " + runs);
    }
}
