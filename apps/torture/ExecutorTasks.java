// args: 3 2 | 10 3 | 25 4
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** invokeAll, futures whose task failed, latches, completable futures, a concurrent map filled by several threads. */
public class ExecutorTasks {
    static int slow(int n) {
        int k = 0;
        for (int i = 0; i < n; i++) {
            k += i & 3;
        }
        if (n % 5 == 4) {
            throw new IllegalArgumentException("bad " + n);
        }
        return k;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[1]));
        List<Callable<Integer>> tasks = new ArrayList<>();
        ConcurrentHashMap<Integer, Integer> seen = new ConcurrentHashMap<>();
        CountDownLatch latch = new CountDownLatch(n);
        for (int i = 0; i < n; i++) {
            int size = i;
            tasks.add(() -> {
                try {
                    seen.merge(size % 3, 1, Integer::sum);
                    return slow(size);
                } finally {
                    latch.countDown();
                }
            });
        }
        int total = 0;
        int failed = 0;
        for (Future<Integer> f : pool.invokeAll(tasks)) {
            try {
                total += f.get();
            } catch (ExecutionException e) {
                failed += e.getCause().getMessage().length();
            }
        }
        latch.await();
        for (int v : seen.values()) {
            for (int i = 0; i < v; i++) {
                total++;
            }
        }
        CompletableFuture<Integer> chain = CompletableFuture.supplyAsync(() -> slow(n), pool).exceptionally(e -> -n)
            .thenCombine(CompletableFuture.completedFuture(2), (a, b) -> a * b);
        for (int i = chain.join(); i > 0; i -= 2) {
            total++;
        }
        pool.shutdown();
        int mine = 0;
        while (mine * mine < n) {
            mine++;
        }
        System.out.println(total + " " + failed + " " + mine);
    }
}
