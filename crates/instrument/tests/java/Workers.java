import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** Many threads through the same code; what each does is fixed. */
public class Workers {
    static int collatz(int n) {
        int steps = 0;
        long value = n;
        while (value != 1) {
            value = (value & 1) == 0 ? value / 2 : value * 3 + 1;
            steps++;
            if (steps > 1_000_000) {
                throw new ArithmeticException("never");
            }
        }
        return steps;
    }

    static int guarded(int n) {
        try {
            return collatz(n) / (n % 7);
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> results = new ArrayList<>();
        for (int t = 0; t < 8; t++) {
            int seed = t;
            results.add(pool.submit(() -> {
                int sum = 0;
                for (int i = 1; i < 2000; i++) {
                    sum += guarded(i + seed);
                }
                return sum;
            }));
        }
        long sum = 0;
        for (Future<Integer> f : results) {
            sum += f.get();
        }
        pool.shutdown();
        sum += IntStream.range(1, 3000).parallel().map(Workers::guarded).sum();
        Thread last = new Thread() {
            @Override
            public void run() {
                System.out.println(guarded(77));
            }
        };
        last.start();
        last.join();
        System.out.println(sum);
    }
}
