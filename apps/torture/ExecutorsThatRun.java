// args: 3 a|8 b|5 c
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** Executors of the program that do nothing but run what they are given, in the caller's thread. */
public class ExecutorsThatRun {
    static class Here extends AbstractExecutorService {
        @Override
        public void execute(Runnable task) {
            task.run();
        }

        @Override
        public void shutdown() {}

        @Override
        public List<Runnable> shutdownNow() {
            return List.of();
        }

        @Override
        public boolean isShutdown() {
            return false;
        }

        @Override
        public boolean isTerminated() {
            return false;
        }

        @Override
        public boolean awaitTermination(long time, TimeUnit unit) {
            return true;
        }
    }

    static int spin(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            x += i % 3;
        }
        return x;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int a = spin(new Here().submit(() -> n * 2).get());
        int[] box = new int[1];
        new Here().submit(() -> box[0] += n).get();
        int b = spin(box[0]);
        int c = spin(new Here().submit(() -> { box[0]++; }, n + 1).get() + box[0]);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int j = i;
            tasks.add(() -> j * j);
        }
        int d = 0;
        for (Future<Integer> f : new Here().invokeAll(tasks)) {
            d += spin(f.get());
        }
        int e = spin(new Here().invokeAny(tasks) + n);
        ExecutorCompletionService<Integer> done = new ExecutorCompletionService<>(Runnable::run);
        for (Callable<Integer> task : tasks) {
            done.submit(task);
        }
        int f = 0;
        for (int i = 0; i < n; i++) {
            f += spin(done.take().get());
        }
        int g = spin(CompletableFuture.supplyAsync(() -> n + 3, Runnable::run).thenApplyAsync(x -> x * 2, Runnable::run).join());
        FutureTask<Integer> own = new FutureTask<>(() -> n + 7);
        new Here().execute(own);
        int h = spin(own.get());
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h);
    }
}
