// args: 3 1 | 8 2 | 15 4 | 30 3 | 1 5
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

/** Executors that run in the caller, FutureTask hooks, CompletableFuture chains, completion order, Phaser.onAdvance. */
public class OwnExecutors {
    static int trampolined, depth, deepest, doneHooks, rejected, advanced;
    static class Trampoline implements Executor {
        final ArrayDeque<Runnable> q = new ArrayDeque<>();
        boolean running;
        @Override public void execute(Runnable r) {
            q.add(r);
            if (running) { trampolined++; return; }
            running = true;
            try { for (Runnable x; (x = q.poll()) != null; ) x.run(); } finally { running = false; }
        }
    }
    static class Same extends AbstractExecutorService {
        boolean down; int limit;
        Same(int l) { limit = l; }
        @Override public void execute(Runnable r) {
            if (limit-- <= 0) { rejected++; throw new RejectedExecutionException("full"); }
            depth++;
            deepest = Math.max(deepest, depth);
            try { r.run(); } finally { depth--; }
        }
        @Override protected <T> RunnableFuture<T> newTaskFor(Callable<T> c) {
            return new FutureTask<T>(c) { @Override protected void done() { doneHooks++; } };
        }
        @Override public void shutdown() { down = true; }
        @Override public List<Runnable> shutdownNow() { down = true; return List.of(); }
        @Override public boolean isShutdown() { return down; }
        @Override public boolean isTerminated() { return down; }
        @Override public boolean awaitTermination(long t, TimeUnit u) { return down; }
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        Trampoline tr = new Trampoline();
        int[] trace = new int[4];
        CompletableFuture<Integer> start = new CompletableFuture<>();
        CompletableFuture<Integer> end = start;
        for (int i = 0; i < n; i++) {
            int j = i;
            end = end.thenApplyAsync(x -> { trace[0]++; if (x > 40 * k) throw new IllegalStateException("over " + j); return x + j; }, tr)
                     .handle((x, e) -> { if (e != null) { trace[1]++; return e.getCause().getMessage().length(); } return x; })
                     .thenCompose(x -> x % 3 == 0 ? CompletableFuture.completedFuture(x + 1) : CompletableFuture.supplyAsync(() -> x * 2, tr));
        }
        start.complete(k);
        int chained = end.getNow(-1);
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < n; i++) { CompletableFuture<Integer> c = new CompletableFuture<>(); int j = i; c.whenComplete((v, e) -> trace[2] += e == null ? j : 1000); all.add(c); }
        CompletableFuture<Void> joined = CompletableFuture.allOf(all.toArray(new CompletableFuture[0]));
        CompletableFuture<Object> any = CompletableFuture.anyOf(all.toArray(new CompletableFuture[0]));
        for (int i = n - 1; i >= 0; i--) if (i % 5 == 4) all.get(i).completeExceptionally(new RuntimeException("r" + i)); else all.get(i).complete(i);
        int failed = 0;
        try { joined.join(); } catch (CompletionException e) { failed = e.getCause().getMessage().length(); }
        Object first;
        try { first = any.get(); } catch (ExecutionException e) { first = e.getCause().getMessage(); }
        Same same = new Same(n + k);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < n; i++) { int j = i; tasks.add(() -> { if (j % 4 == 3) throw new Exception("t"); trace[3] += j; return j; }); }
        int ok = 0, bad = 0, value = 0;
        for (Future<Integer> f : same.invokeAll(tasks)) {
            try { value += f.get(); ok++; } catch (ExecutionException e) { bad++; }
        }
        Integer won = null;
        try { won = same.invokeAny(tasks.subList(0, Math.min(n, 2))); } catch (RejectedExecutionException e) { bad += 100; }
        Future<?> nested = null;
        try { nested = same.submit(() -> { try { same.submit(() -> trace[3]++).get(); } catch (Exception e) { trace[3] += 1000; } }); }
        catch (RejectedExecutionException e) { bad += 1000; }
        ExecutorCompletionService<Integer> ecs = new ExecutorCompletionService<>(tr);
        for (int i = 0; i < n; i++) { int j = i; ecs.submit(() -> j * j); }
        int polled = 0;
        for (Future<Integer> f; (f = ecs.poll()) != null; ) polled += f.get() % 10;
        Phaser ph = new Phaser(1) {
            @Override protected boolean onAdvance(int phase, int parties) { advanced += parties; return phase >= k || parties == 0; }
        };
        int phases = 0;
        while (!ph.isTerminated()) { if (phases % 2 == 0) ph.register(); ph.arrive(); if (phases % 2 == 0) ph.arriveAndDeregister(); phases++; if (phases > 50) break; }
        FutureTask<String> ft = new FutureTask<>(() -> "x") { @Override protected void set(String s) { super.set(s + s); } @Override protected void done() { doneHooks += 100; } };
        if (n % 2 == 0) ft.cancel(false); else ft.run();
        String res;
        try { res = ft.get(); } catch (CancellationException e) { res = "cancelled"; }
        System.out.println(chained + " " + Arrays.toString(trace) + " " + failed + " " + first + " " + ok + " " + bad + " " + value + " " + won + " " + polled + " " + phases + " " + res + (nested != null));
        System.out.println(trampolined + " " + deepest + " " + doneHooks + " " + rejected + " " + advanced);
    }
}
