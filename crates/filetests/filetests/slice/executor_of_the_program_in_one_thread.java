// test: slice
// No thread is started: the executor runs what it is given, and a future asked how far it is has one answer.
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

class P {
    static class Here extends AbstractExecutorService {
        public void execute(Runnable task) {
            task.run();
        }

        public void shutdown() {}

        public List<Runnable> shutdownNow() {
            return List.of();
        }

        public boolean isShutdown() {
            return false;
        }

        public boolean isTerminated() {
            return false;
        }

        public boolean awaitTermination(long time, TimeUnit unit) {
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        Here here = new Here();
        Future<Integer> length = here.submit(() -> args.length);
        CompletableFuture<Integer> start = new CompletableFuture<>();
        CompletableFuture<Integer> twice = start.thenApply(x -> 2 * x);
        start.complete(length.get());
        int left = twice.getNow(-1);
        while (left > 0) { //@ slice loop iterations
            left--;
        }
    }
}

/* expected
41 slice loop iterations
 10     static class Here extends AbstractExecutorService {
 12             task.run();
 13         }
 15         public void shutdown() {}
 18             return List.of();
 22             return false;
 26             return false;
 30             return true;
 35         Here here = new Here();
 36         Future<Integer> length = here.submit(() -> args.length);
 37         CompletableFuture<Integer> start = new CompletableFuture<>();
 38         CompletableFuture<Integer> twice = start.thenApply(x -> 2 * x);
 39         start.complete(length.get());
 40         int left = twice.getNow(-1);
 41         while (left > 0) {
 42             left--;
*/
