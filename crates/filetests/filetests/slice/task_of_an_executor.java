// test: slice
// A task is kept with the pool that runs it and the wait for its result. A second task that the loop waits
// for is kept, too: it might never end.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class P {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> wanted = pool.submit(() -> args.length);
        Future<Integer> other = pool.submit(() -> args[0].length());
        int n = wanted.get();
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(other.get());
        }
        pool.shutdown();
    }
}

/* expected
14 slice loop iterations
 10         ExecutorService pool = Executors.newFixedThreadPool(2);
 11         Future<Integer> wanted = pool.submit(() -> args.length);
 12         Future<Integer> other = pool.submit(() -> args[0].length());
 13         int n = wanted.get();
 14         for (int i = 0; i < n; i++) {
 15             System.out.println(other.get());
 17         pool.shutdown();
*/
