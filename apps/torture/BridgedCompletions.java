// args: 3 a|7 b|12 c
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
public class BridgedCompletions {
    static int direct, referred, chained;
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            f.thenAccept(v -> { for (int k = 0; k < v; k++) direct++; });
            f.thenApply(v -> v * 2).whenComplete((v, e) -> { if (v % 3 == 0) chained += v; });
            f.complete(i);
            CompletableFuture<Integer> g = new CompletableFuture<>();
            g.thenAccept(v -> { for (int k = 0; k < v; k++) referred += 2; }).exceptionally(t -> null);
            Function<Integer, Boolean> done = g::complete;
            if (done.apply(i % 4)) chained++;
        }
        int steps = 0;
        for (int i = 0; i < direct + referred + chained; i += 3) steps++;
        System.out.println(steps + " " + direct + " " + referred + " " + chained);
    }
}
