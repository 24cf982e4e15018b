// args: 3 | 10 cancel | 24 fail
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/**
 * A SubmissionPublisher on a queueing Executor drained by main, Flow processors requesting few items, and
 * CompletableFuture chains completed in the same thread run program callbacks in an order that is decided
 * by demand and by completion order.
 */
public class FlowRelay {
    static final ArrayDeque<Runnable> queue = new ArrayDeque<>();
    static int executed;

    static void drain(int max) {
        while (max-- > 0 && !queue.isEmpty()) { executed++; queue.poll().run(); }
    }

    static class Half extends SubmissionPublisher<Integer> implements Flow.Processor<Integer, Integer> {
        Flow.Subscription sub;
        int seen, done;
        Half() { super(queue::add, 64); }
        @Override public void onSubscribe(Flow.Subscription s) { (sub = s).request(2); }
        @Override public void onNext(Integer i) {
            seen++;
            if (i % 2 == 0) submit(i / 2);
            else sub.request(1);                               // odd ones do not use demand
        }
        @Override public void onError(Throwable t) { done = -1; closeExceptionally(t); }
        @Override public void onComplete() { done = 1; close(); }
    }

    static class Sink implements Flow.Subscriber<Integer> {
        final String mode;
        Flow.Subscription sub;
        int sum, end, stopAt;
        Sink(String mode, int stopAt) { this.mode = mode; this.stopAt = stopAt; }
        @Override public void onSubscribe(Flow.Subscription s) { sub = s; s.request(1); }
        @Override public void onNext(Integer i) {
            sum = sum * 3 % 5003 + i;
            if (i >= stopAt && mode.equals("cancel")) { sub.cancel(); end = 5; }
            if (i >= stopAt && mode.equals("fail")) throw new IllegalStateException("sink " + i);   // becomes onError and cancels
            sub.request(1);
        }
        @Override public void onError(Throwable t) { end = 100 + t.getMessage().length(); }
        @Override public void onComplete() { end++; }
    }

    static int futures(int n, String mode) {
        StringBuilder order = new StringBuilder();
        CompletableFuture<Integer> root = new CompletableFuture<>();
        List<CompletableFuture<Integer>> leaves = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int k = i;
            leaves.add(root.thenApply(x -> { order.append((char) ('a' + k)); return x / (k - 5); }));      // run in reverse order of registration
        }
        CompletableFuture<Integer> any = root.thenCompose(x -> leaves.get(0)).handle((v,
                e) -> e != null ? -1 : v).whenComplete((v, e) -> order.append('W'));
        CompletableFuture<Void> all = CompletableFuture.allOf(leaves.toArray(new CompletableFuture<?>[0])).thenRun(() -> order.append('A'));
        CompletableFuture<Integer> lost = root.copy().exceptionally(e -> { order.append('X'); return 9; });
        root.completeOnTimeout(0, 1, TimeUnit.DAYS);
        root.complete(n * 10);
        root.obtrudeValue(3);                                       // dependents are done already
        int r = 0;
        for (CompletableFuture<Integer> l : leaves) {
            try { r += l.join(); } catch (CompletionException e) { r += e.getCause() instanceof ArithmeticException ? 1000 : 1; }
        }
        r += root.thenCombine(any, (a, b) -> a * b).getNow(-9) + lost.join() + (all.isCompletedExceptionally() ? 7 : 0);
        if (mode.equals("fail")) {
            CompletableFuture<Integer> c = new CompletableFuture<>();
            CompletableFuture<Integer> d = c.thenApply(x -> x + 1).applyToEither(new CompletableFuture<>(),
                    x -> x).exceptionally(t -> t instanceof CompletionException ? 50 : 60);
            c.cancel(true);
            r += d.join();
        }
        int turns = 0;
        for (int i = 0; i < order.length(); i++) turns = turns * 7 % 1009 + order.charAt(i);
        return r * 10000 + turns;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        SubmissionPublisher<Integer> src = new SubmissionPublisher<>(queue::add, 16);
        Half half = new Half();
        Sink sink = new Sink(mode, n / 3);
        src.subscribe(half);
        half.subscribe(sink);
        int dropped = 0, lag = 0;
        for (int i = 1; i <= n; i++) {
            lag += src.estimateMaximumLag();
            dropped += src.offer(i, (s, x) -> x % 3 == 0) < 0 ? 1 : 0;
            if (i % 4 == 0) drain(2);
            if (sink.sub != null && i % 6 == 0 && half.seen > 1) half.sub.request(1);
        }
        src.close();
        drain(100);
        half.sub.request(Long.MAX_VALUE);
        drain(1000);
        int late = src.isClosed() ? 1 : 0;
        try { src.submit(1); } catch (IllegalStateException e) { late += 2; }
        Sink after = new Sink("", 0);
        half.subscribe(after);                                         // completes, errs or waits
        drain(10);
        int acc = 0;
        for (int i = 0; i < executed + sink.end % 9; i++) acc += sink.sum % (i + 1);
        System.out.println(half.seen + " " + half.done + " " + sink.sum + " " + sink.end + " " + after.end + " "
                + dropped + " " + lag + " " + executed + " " + late + " " + acc + " " + futures(n, mode));
    }
}
