// args: 3 | 12 deep | 30 hook
import java.util.*;
import java.util.concurrent.*;

/**
 * System.exit is called in the middle of nested try-finally (whose finally blocks must not run) and the
 * counting loop lives in a shutdown hook, after uncaught exception handlers and a rejected task changed the
 * totals.
 */
public class ExitHook {
    static int total, handled, finals, depth;
    static final List<Integer> history = Collections.synchronizedList(new ArrayList<>());

    static class Tally extends Thread {
        final int from;
        Tally(int from) { this.from = from; }
        @Override public void run() {
            for (int i = from; i < from + 4; i++) history.add(i);
            int[] small = new int[3];
            for (int i = 0; ; i++) {
                small[i] = from;                            // leaves by ArrayIndexOutOfBoundsException
                total += small[i];
            }
        }
    }

    static class Group extends ThreadGroup {
        Group(String n) { super(n); }
        @Override public void uncaughtException(Thread t, Throwable e) {
            handled += 10;
            if (t.getName().endsWith("3")) super.uncaughtException(t, new ThreadDeath());   // prints nothing
        }
    }

    static void descend(int n, int stop) {
        try {
            depth++;
            total += n;
            if (n <= stop) leave(n);
            descend(n - 1, stop);
            total += 100000;                                 // never
        } finally {
            finals++;
            total += 1000000;                                // never, if exit happens
        }
    }

    static void leave(int n) {
        try {
            if (n % 2 == 0) System.exit(0);
            throw new IllegalStateException("odd");
        } catch (IllegalStateException e) {
            total += 7;
            Runtime.getRuntime().exit(handled > 0 ? 0 : 3);
        } finally {
            finals += 100;
        }
    }

    static void report() {
        int acc = 0;
        for (int i = 0; i < total % 50 + depth; i++) acc += i % 4;
        for (int h : history) acc += h;
        System.out.println(total + " " + handled + " " + finals + " " + depth + " " + acc);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Thread hook = new Thread(ExitHook::report);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalArgumentException registered) {
            total += 3;
        }
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> handled += e instanceof ArrayIndexOutOfBoundsException ? 1 : 1000);
        Group g = new Group("g");
        for (int i = 0; i < n; i++) {
            Thread t;
            if (i % 3 == 0) t = new Tally(i);
            else t = new Thread(g, new Tally(i), "w" + i);
            if (i % 5 == 4) t.setUncaughtExceptionHandler((x, e) -> handled += 500);
            t.start();
            t.join();
        }
        if (mode.equals("hook")) {
            Runtime.getRuntime().removeShutdownHook(hook);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> { total *= 2; report(); }));
        }
        ExecutorService ex = Executors.newSingleThreadExecutor();
        Future<?> f = ex.submit(() -> { throw new IllegalStateException("kept in the future"); });
        List<Callable<Integer>> calls = new ArrayList<>();
        for (int i = 0; i < n % 7; i++) { final int k = i; calls.add(() -> { total += k; return 10 / (3 - k); }); }
        for (Future<Integer> r : ex.invokeAll(calls)) {
            try { total += r.get(); } catch (ExecutionException e) { total += e.getCause() instanceof ArithmeticException ? 40 : 80; }
        }
        try { f.get(); } catch (ExecutionException e) { total += e.getCause().getMessage().length(); }
        ex.shutdown();
        try { ex.execute(() -> total += 9999999); } catch (RejectedExecutionException e) { total += 2; }
        ex.awaitTermination(5, TimeUnit.SECONDS);
        Thread.setDefaultUncaughtExceptionHandler(null);
        descend(n + 3, mode.equals("deep") ? 1 : n);
        System.out.println("unreachable " + finals);
    }
}
