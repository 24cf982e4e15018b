// args: 3 2 | 10 3 | 25 4
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads and an executor whose total work does not depend on their order. */
public class Threads {
    static int shared;

    static int work(int from, int to) {
        int k = 0;
        for (int i = from; i < to; i++) {
            k += i % 3;
        }
        return k;
    }

    static synchronized void add(int k) {
        shared += k;
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        int n = Integer.parseInt(args[0]);
        int threads = Integer.parseInt(args[1]);
        List<Thread> started = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
            int from = t * n;
            Thread thread = new Thread(() -> add(work(from, from + n)));
            thread.start();
            started.add(thread);
        }
        for (Thread t : started) {
            t.join();
        }
        AtomicInteger counter = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int j = i;
            futures.add(pool.submit(() -> counter.incrementAndGet() > 0 ? work(0, j) : 0));
        }
        int total = 0;
        for (Future<Integer> f : futures) {
            total += f.get();
        }
        pool.shutdown();
        for (int i = 0; i < shared + counter.get(); i++) {
            total++;
        }
        System.out.println(total + " " + shared);
    }
}
