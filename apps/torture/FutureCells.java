// args: a=4,b=a+3,c=bxa c | p=9,q=p-4,r=q/s,t=r+p,s=0 t | k=7,m=kxk,n=m-ghost,o=n+k o | x=2,y=xxx,z=yxy,w=zxz,v=w/y v
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A tiny spreadsheet; every cell is a future, errors flow along the dependency graph. */
public class FutureCells {
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, CompletableFuture<Integer>> cells = new LinkedHashMap<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final AtomicInteger applied = new AtomicInteger();
    private final AtomicInteger repaired = new AtomicInteger();

    FutureCells(String sheet) {
        for (String def : sheet.split(",")) {
            int eq = def.indexOf('=');
            sources.put(def.substring(0, eq), def.substring(eq + 1));
        }
    }

    CompletableFuture<Integer> cell(String name) {
        CompletableFuture<Integer> known = cells.get(name);
        if (known == null) {
            known = build(name, sources.get(name));
            cells.put(name, known);
        }
        return known;
    }

    private CompletableFuture<Integer> build(String name, String expr) {
        if (expr == null) {
            return CompletableFuture.failedFuture(new NoSuchElementException(name));
        }
        int at = -1;
        for (int i = 1; i < expr.length() - 1 && at < 0; i++) {
            if ("+-x/".indexOf(expr.charAt(i)) >= 0) {
                at = i;
            }
        }
        if (at < 0) {
            return leaf(expr);
        }
        char op = expr.charAt(at);
        return leaf(expr.substring(0, at))
                .thenCombineAsync(leaf(expr.substring(at + 1)), (x, y) -> apply(op, x, y), pool)
                .handle(this::repair);
    }

    private CompletableFuture<Integer> leaf(String token) {
        if (Character.isDigit(token.charAt(0))) {
            return CompletableFuture.supplyAsync(() -> Integer.valueOf(token), pool);
        }
        return cell(token).thenCompose(v -> v > 100
                ? CompletableFuture.supplyAsync(() -> v % 100, pool)
                : CompletableFuture.completedFuture(v));
    }

    private int apply(char op, int x, int y) {
        applied.incrementAndGet();
        switch (op) {
            case '+': return x + y;
            case '-': return x - y;
            case 'x': return x * y;
            default: return x / y;
        }
    }

    private Integer repair(Integer value, Throwable error) {
        if (error == null) {
            return value;
        }
        Throwable root = error instanceof CompletionException ? error.getCause() : error;
        repaired.incrementAndGet();
        if (root instanceof ArithmeticException) {
            return 5;
        }
        throw new CompletionException(root);
    }

    static int ticks(int n) {
        int sum = 0;
        while (n > 0) {
            sum += n % 10;
            n -= 3;
        }
        return sum;
    }

    public static void main(String[] args) {
        FutureCells sheet = new FutureCells(args[0]);
        int target;
        try {
            target = sheet.cell(args[1])
                    .exceptionally(e -> 10 * e.getCause().getMessage().length())
                    .join();
            CompletableFuture<?>[] all = sheet.cells.values().toArray(new CompletableFuture<?>[0]);
            CompletableFuture.allOf(all).handle((v, e) -> null).join();
        } finally {
            sheet.pool.shutdown();
        }
        for (Map.Entry<String, CompletableFuture<Integer>> e : sheet.cells.entrySet()) {
            boolean bad = e.getValue().isCompletedExceptionally();
            System.out.println(e.getKey() + " = " + (bad ? "#ERR" : e.getValue().getNow(-1).toString()));
        }
        System.out.println("target " + target + " ticks " + ticks(target));
        System.out.println("applied " + sheet.applied + " repaired " + sheet.repaired);
    }
}
