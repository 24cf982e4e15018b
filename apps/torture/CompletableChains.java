// args: 3 5 | 10 7 | 25 11
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;

/** Completable futures that run where they are asked, tasks that are run by hand. */
public class CompletableChains {
    static int ran;

    static final Executor HERE = task -> {
        ran++;
        task.run();
    };

    static int halve(int x) {
        if (x % 3 == 2) {
            throw new IllegalArgumentException("no " + x);
        }
        return x / 2;
    }

    static int chain(int x) {
        CompletionStage<Integer> stage = CompletableFuture.supplyAsync(() -> halve(x), HERE)
                .thenApply(v -> v + 1)
                .thenCompose(v -> CompletableFuture.supplyAsync(() -> halve(v), HERE))
                .handle((v, e) -> e == null ? v : e instanceof CompletionException ? -2 : -1);
        List<String> seen = new ArrayList<>();
        int result = stage.whenComplete((v, e) -> seen.add("done" + v)).toCompletableFuture().join();
        return result + seen.get(0).length();
    }

    public static void main(String[] args) throws ExecutionException, InterruptedException {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += chain(i);
        }
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < m; i++) {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            all.add(f);
            f.thenAccept(v -> ran += v);
        }
        CompletableFuture<Void> whole = CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).thenRun(() -> ran += 100);
        for (int i = 0; i < m; i++) {
            if (i % 4 == 3) {
                all.get(i).completeExceptionally(new IllegalStateException());
            } else {
                all.get(i).complete(i);
            }
        }
        total += whole.isCompletedExceptionally() ? 7 : 1;
        FutureTask<Integer> task = new FutureTask<>(() -> halve(m));
        task.run();
        try {
            total += task.get();
        } catch (ExecutionException e) {
            total += e.getCause().getMessage().length();
        }
        int steps = 0;
        for (int i = 0; i < total + ran; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + ran + " " + steps);
    }
}
