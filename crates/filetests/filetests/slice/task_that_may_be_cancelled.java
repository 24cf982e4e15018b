// test: slice
// The first task that is done cancels the others: how far these came is up to the schedule.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class P {
    static int count(int n) {
        int odd = 0;
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            odd += i & 1;
        }
        return odd;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> count(args.length), () -> count(2 * args.length));
        int first = pool.invokeAny(tasks);
        pool.shutdown();
        for (int i = 0; i < args.length; i++) { //@ slice loop iterations
            first++;
        }
    }
}

/* expected
11 slice loop iterations
  refused: depends on how often P.lambda$main$1([Ljava/lang/String;)Ljava/lang/Integer; runs as one of the tasks of invokeAny, which cancels the others
22 slice loop iterations
 22         for (int i = 0; i < args.length; i++) {
*/
