// args: 5 3 root|9 2 guest|14 4 root
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class ScopedTrace {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();
    static final ScopedValue<List<String>> LOG = ScopedValue.newInstance();
    static int unbound, denied;

    static class Denied extends Exception {
        final int depth = DEPTH.orElse(-1); // evaluated where it is thrown
    }

    static int walk(int n) throws Denied {
        int d = DEPTH.get();
        LOG.get().add(USER.get().charAt(0) + "" + d);
        if (n <= 0) return d;
        if (USER.get().equals("guest") && d > 3) throw new Denied();
        if (n % 3 == 0) return ScopedValue.where(DEPTH, d + 1).where(USER, n % 2 == 0 ? "guest" : "root").call(() -> walk(n - 1)) + DEPTH.get();
        int r = ScopedValue.where(DEPTH, d + 2).call(() -> walk(n - 2));
        for (int i = 0; i < DEPTH.get(); i++) r++;
        return r;
    }

    /** Captures the bindings that matter and restores them on whatever thread calls. */
    static <T> Callable<T> carrying(Callable<T> c) {
        String user = USER.orElse("nobody");
        List<String> log = LOG.orElse(new ArrayList<>());
        int depth = DEPTH.isBound() ? DEPTH.get() : 0;
        return () -> ScopedValue.where(USER, user).where(LOG, log).where(DEPTH, depth * 10).call(c::call);
    }

    static IntUnaryOperator scoped(int k) {
        return x -> {
            try {
                return x + DEPTH.get() * k;
            } catch (NoSuchElementException e) { // called after its scope was left
                unbound++;
                return x - k;
            }
        };
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        List<String> log = new ArrayList<>();
        int sum = 0, deepest = 0;
        for (int i = 0; i < n; i++) {
            int id = i;
            try {
                sum += ScopedValue.where(USER, args[2]).where(DEPTH, i % k).where(LOG, i % 4 == 3 ? new ArrayList<>() : log).call(() -> walk(id));
            } catch (Denied e) {
                denied++;
                deepest = Math.max(deepest, e.depth);
                if (DEPTH.isBound()) denied += 1000;
            }
        }
        int roots = 0, guests = 0;
        for (String s : log)
            if (s.startsWith("r")) roots++;
            else for (int j = Integer.parseInt(s.substring(1)); j > 0; j--) guests++;

        List<IntUnaryOperator> ops = new ArrayList<>();
        int[] inside = {0};
        ScopedValue.where(DEPTH, n).run(() -> {
            for (int i = 0; i < k; i++) ops.add(scoped(i));
            for (IntUnaryOperator op : ops) inside[0] += op.applyAsInt(1);
            ScopedValue.where(DEPTH, 1).run(() -> ops.forEach(op -> inside[0] += op.applyAsInt(0)));
        });
        int outside = 0;
        for (IntUnaryOperator op : ops) outside += op.applyAsInt(100);

        ScopedValue.Carrier carrier = ScopedValue.where(USER, "carrier").where(DEPTH, k).where(USER, args[2] + "!");
        String user = carrier.get(USER);
        int lost = 0, kept = 0;
        try (ExecutorService ex = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> fs = carrier.call(() -> {
                List<Future<Integer>> l = new ArrayList<>();
                for (int i = 0; i < n; i++) {
                    Callable<Integer> c = () -> DEPTH.get() + USER.get().length(); // not inherited by the pool's threads
                    l.add(ex.submit(i % 3 == 0 ? c : carrying(c)));
                }
                return l;
            });
            for (Future<Integer> f : fs) {
                try {
                    for (int j = f.get(); j > 0; j -= 4) kept++;
                } catch (ExecutionException e) {
                    if (e.getCause() instanceof NoSuchElementException) lost++;
                }
            }
        }
        Supplier<String> fallback = () -> USER.orElse("free");
        String both = carrier.call(fallback::get) + fallback.get();
        System.out.println(sum + " " + denied + " " + deepest + " " + log.size() + " " + roots + " " + guests);
        System.out.println(inside[0] + " " + outside + " " + unbound + " " + user + " " + lost + " " + kept + " " + both);
    }
}
