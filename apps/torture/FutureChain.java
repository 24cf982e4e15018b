// args: 6 4|13 3|20 7
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

public class FutureChain {
    /** Runs nothing until told to, newest first. */
    static class Lifo implements Executor {
        final Deque<Runnable> stack = new ArrayDeque<>();
        int runs, deepest;
        @Override public void execute(Runnable r) {
            stack.push(r);
            deepest = Math.max(deepest, stack.size());
        }
        int drain(int limit) {
            int before = runs;
            while (!stack.isEmpty() && runs - before < limit) {
                stack.pop().run();
                runs++;
            }
            return runs - before;
        }
    }

    static class Tracked extends FutureTask<Integer> {
        static int done;
        Tracked(Callable<Integer> c) { super(c); }
        @Override protected void done() { done += isCancelled() ? 100 : 1; }
        @Override protected void setException(Throwable t) { if (t instanceof ArithmeticException) set(-5); else super.setException(t); }
    }

    static int risky(int i) {
        if (i % 4 == 3) throw new IllegalArgumentException("i" + i);
        return i * i;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        Lifo ex = new Lifo();
        StringBuilder order = new StringBuilder();
        List<CompletableFuture<Integer>> fs = new ArrayList<>();
        int[] failed = new int[3];
        for (int i = 0; i < n; i++) {
            int id = i;
            fs.add(CompletableFuture.supplyAsync(() -> risky(id), ex)
                    .thenApplyAsync(v -> { order.append((char) ('a' + id)); return v + 1; }, ex)
                    .exceptionally(t -> { failed[0]++; return t instanceof CompletionException ? -id : 0; })
                    .thenCompose(v -> v % 2 == 0 ? CompletableFuture.completedFuture(v / 2) : CompletableFuture.supplyAsync(() -> v * 3, ex))
                    .whenComplete((v, t) -> { if (v != null && v > 20) failed[1]++; }));
        }
        CompletableFuture<Void> all = CompletableFuture.allOf(fs.toArray(new CompletableFuture[0]));
        CompletableFuture<Integer> sum = all.thenApply(x -> fs.stream().mapToInt(CompletableFuture::join).sum());
        CompletableFuture<Object> any = CompletableFuture.anyOf(fs.get(1), fs.get(n - 1));
        fs.get(n / 2).complete(1000); // wins against its own pipeline
        fs.get(0).handle((v, t) -> { if (t instanceof CancellationException) failed[2] += 10; return v; });
        int phases = 0;
        while (!sum.isDone()) {
            if (ex.drain(k) == 0) break;
            phases++;
            if (phases == 2) fs.get(0).cancel(false);
        }
        int total;
        try {
            total = sum.get();
        } catch (ExecutionException e) {
            total = -1;
            failed[2]++;
        }
        int loops = 0;
        for (char c : order.toString().toCharArray()) for (int j = c; j < 'a' + n; j += k) loops++;

        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> calls = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int id = i;
            calls.add(() -> id % 5 == 4 ? risky(3) : id % k);
        }
        int ok = 0, thrown = 0;
        for (Future<Integer> f : pool.invokeAll(calls)) {
            try {
                for (int j = f.get(); j >= 0; j--) ok++;
            } catch (ExecutionException e) {
                thrown += e.getCause().getMessage().length();
            }
        }
        pool.shutdown();
        int sync = 0;
        for (int i = 0; i < n; i++) {
            int d = i % 3;
            Tracked t = new Tracked(() -> 12 / d);
            if (i % 4 == 1) t.cancel(true);
            t.run();
            if (!t.isCancelled()) sync += t.get();
        }
        System.out.println(order + " " + total + " " + any.join() + " " + failed[0] + " " + failed[1] + " " + failed[2]);
        System.out.println(phases + " " + ex.runs + " " + ex.deepest + " " + loops + " " + ok + " " + thrown + " " + sync + " " + Tracked.done);
    }
}
