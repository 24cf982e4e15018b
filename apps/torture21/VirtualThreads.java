// args: 3 2 | 10 3 | 25 4
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Virtual threads, one per task, and an executor closed by a try statement. */
public class VirtualThreads {
    static int work(int n) {
        int k = 0;
        for (int i = 0; i < n; i++) {
            k += i % 5;
        }
        return k;
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        AtomicInteger sum = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            int size = i * n;
            threads.add(Thread.ofVirtual().start(() -> sum.addAndGet(work(size))));
        }
        for (Thread t : threads) {
            t.join();
        }
        int total = 0;
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> futures = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                int size = i;
                futures.add(pool.submit(() -> work(size)));
            }
            for (Future<Integer> f : futures) {
                total += f.get();
            }
        }
        for (int i = 0; i < sum.get(); i += 3) {
            total++;
        }
        int own = 0;
        for (int i = n; i > 0; i /= 2) {
            own++;
        }
        System.out.println(total + " " + own);
    }
}
