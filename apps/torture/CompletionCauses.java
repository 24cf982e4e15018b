// args: 3 | 8 | 12
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What a task throws arrives as a cause, with its class, its fields and its message. */
public class CompletionCauses {
    static class Refused extends RuntimeException {
        final int code;

        Refused(int code) {
            super("code " + code);
            this.code = code;
        }
    }

    static class Broken extends Exception {
        final int[] parts;

        Broken(int n) {
            parts = new int[n];
        }
    }

    static int work(int i) {
        if (i % 3 == 1) {
            throw new Refused(i);
        }
        return i * 2;
    }

    static int task(int i) throws Exception {
        if (i % 4 == 2) {
            throw new Broken(i);
        }
        return work(i);
    }

    static int joined(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> work(k));
            try {
                sum += f.join();
            } catch (CompletionException e) {
                if (e.getCause() instanceof Refused r) {
                    sum += r.code * 100;
                    for (int j = 0; j < r.getMessage().length(); j += 2) {
                        sum--;
                    }
                }
            }
        }
        return sum;
    }

    static int gotten(int n) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int codes = 0;
        int parts = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            Future<Integer> f = pool.submit(() -> task(k));
            try {
                codes += f.get();
            } catch (ExecutionException e) {
                Throwable cause = e.getCause();
                if (cause instanceof Broken b) {
                    parts += b.parts.length;
                } else if (cause instanceof Refused r && r.code > 3) {
                    codes += r.code;
                }
            }
        }
        pool.shutdown();
        for (int i = 0; i < parts; i++) {
            codes++;
        }
        return codes;
    }

    static int handled(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            sum += CompletableFuture.supplyAsync(() -> work(k)).handle((value, thrown) -> {
                if (thrown == null) {
                    return value;
                }
                Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
                return cause instanceof Refused r ? -r.code : 0;
            }).join();
        }
        return sum;
    }

    static int recovered(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            if (i % 2 == 0) {
                f.complete(i);
            } else {
                f.completeExceptionally(new Refused(i));
            }
            CompletableFuture<Integer> g = f.thenApply(v -> v + 1).exceptionally(t -> {
                Refused r = (Refused) t.getCause();
                return r.code * 10;
            });
            CompletableFuture<Integer> direct = f.exceptionally(t -> ((Refused) t).code);
            sum += g.join() - direct.join();
            if (f.isCompletedExceptionally()) {
                sum++;
            }
        }
        return sum;
    }

    static int composed(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            CompletableFuture<Integer> both = CompletableFuture.completedFuture(i)
                .thenCompose(v -> CompletableFuture.supplyAsync(() -> work(v)))
                .thenCombine(CompletableFuture.supplyAsync(() -> work(k + 1)), (a, b) -> a * b)
                .whenComplete((v, t) -> {
                    if (t != null && k > 4) {
                        seen[0]++;
                    }
                });
            try {
                sum += both.get();
            } catch (ExecutionException | InterruptedException e) {
                if (e.getCause() instanceof Refused r) {
                    sum += r.code;
                }
            }
        }
        return sum + seen[0];
    }

    static final int[] seen = new int[1];

    static void spend(int n) {
        for (int i = 0; i < n; i += 3) {
            System.out.print('.');
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        spend(joined(n));
        spend(gotten(n));
        spend(handled(n));
        spend(recovered(n));
        spend(composed(n));
        System.out.println();
    }
}
