// args: 2 a|3 b|8 c
import java.util.concurrent.*;
import java.util.*;
public class LateFailures {
    static int failed, combined;
    static int go(int n, boolean compose) {
        CompletableFuture<Integer> cf = new CompletableFuture<>();
        CompletableFuture<Integer> other = new CompletableFuture<>();
        CompletableFuture<Integer> r = compose
            ? cf.thenCompose(x -> CompletableFuture.completedFuture(x + 1)).exceptionally(e -> { failed++; return -e.getMessage().length(); })
            : cf.thenCombine(other, (x, y) -> x + y).handle((x, e) -> { combined++; return e == null ? x : -7; });
        if (n % 2 == 0) cf.completeExceptionally(new IllegalStateException("no " + n)); else cf.complete(n);
        if (n > 5) other.completeExceptionally(new RuntimeException("x")); else other.complete(2);
        int k = 0;
        int v = r.join();
        for (int i = 0; i < Math.abs(v); i++) k += i;
        return k;
    }
    static int composed(int n) {
        CompletableFuture<Integer> cf = new CompletableFuture<>();
        CompletableFuture<Integer> r = cf.exceptionallyCompose(e -> { failed += 2; return CompletableFuture.completedFuture(e.getMessage().length()); });
        if (n % 2 == 0) cf.completeExceptionally(new IllegalStateException("no " + n)); else cf.complete(n);
        int k = 0;
        for (int i = 0, v = r.join(); i < v; i++) k += i;
        return k;
    }
    static int clones(int n) {
        class Key { final int i; Key(int i) { this.i = i; } int asked; public int hashCode() { asked++; return i % 5; } public boolean equals(Object o) { asked += 10; return o instanceof Key && ((Key) o).i == i; } }
        HashMap<Key, Integer> m = new HashMap<>();
        Key last = null;
        for (int i = 0; i < n; i++) m.put(last = new Key(i), i);
        HashSet<Key> s = new LinkedHashSet<>(m.keySet());
        HashMap<Key, Integer> c = (HashMap<Key, Integer>) m.clone();
        HashSet<Key> d = (HashSet<Key>) s.clone();
        int k = 0;
        for (int i = 0; i < last.asked; i++) k += i;
        return k + c.size() + d.size();
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int a = go(n, true), b = go(n, false), c = composed(n), d = clones(n);
        System.out.println(a + " " + b + " " + c + " " + d + " " + failed + " " + combined);
    }
}
