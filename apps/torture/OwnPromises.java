// args: 3 x | 11 abc | 30 longer
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/** Promises and an event loop of the program: callbacks in the order of the queue, delays by a heap, failures that skip to a handler, all, race, finally. */
public class OwnPromises {
    static class Loop {
        private final Deque<Runnable> micro = new ArrayDeque<>();
        private final PriorityQueue<Timer> timers = new PriorityQueue<>(Comparator.comparingLong((Timer t) -> t.due).thenComparing(t -> t.serial));
        long now;
        int turns;
        private int serial;

        private record Timer(long due, int serial, Runnable action) {
        }

        void soon(Runnable r) {
            micro.add(r);
        }

        void after(long delay, Runnable r) {
            timers.add(new Timer(now + delay, serial++, r));
        }

        void run() {
            while (true) {
                Runnable r = micro.poll();
                if (r == null) {
                    Timer t = timers.poll();
                    if (t == null) {
                        return;
                    }
                    now = t.due();
                    r = t.action();
                }
                turns++;
                r.run();
            }
        }
    }

    static final class Promise<T> {
        private final Loop loop;
        private boolean done;
        private T value;
        private RuntimeException error;
        private List<Runnable> waiting = new ArrayList<>();

        Promise(Loop loop) {
            this.loop = loop;
        }

        static <T> Promise<T> of(Loop loop, BiConsumer<Consumer<T>, Consumer<RuntimeException>> start) {
            Promise<T> p = new Promise<>(loop);
            try {
                start.accept(v -> p.settle(v, null), e -> p.settle(null, e));
            } catch (RuntimeException e) {
                p.settle(null, e);
            }
            return p;
        }

        private void settle(T v, RuntimeException e) {
            if (done) {
                ignored++;
                return;
            }
            done = true;
            value = v;
            error = e;
            waiting.forEach(loop::soon);
            waiting = null;
        }

        private void whenDone(Runnable r) {
            if (done) {
                loop.soon(r);
            } else {
                waiting.add(r);
            }
        }

        <U> Promise<U> then(Function<? super T, ? extends U> f, Function<? super RuntimeException, ? extends U> g) {
            Promise<U> next = new Promise<>(loop);
            whenDone(() -> {
                try {
                    if (error == null) {
                        next.settle(f.apply(value), null);
                    } else if (g != null) {
                        next.settle(g.apply(error), null);
                    } else {
                        skipped++;
                        next.settle(null, error);
                    }
                } catch (RuntimeException e) {
                    next.settle(null, e);
                }
            });
            return next;
        }

        <U> Promise<U> flat(Function<? super T, Promise<U>> f) {
            return of(loop, (ok, bad) -> then(f, null).then(p -> p.then(v -> {
                ok.accept(v);
                return null;
            }, e -> {
                bad.accept(e);
                return null;
            }), e -> {
                bad.accept(e);
                return null;
            }));
        }

        static <T> Promise<List<T>> all(Loop loop, List<Promise<T>> parts) {
            return of(loop, (ok, bad) -> {
                Map<Integer, T> results = new TreeMap<>();
                for (int i = 0; i < parts.size(); i++) {
                    int at = i;
                    parts.get(i).then(v -> {
                        results.put(at, v);
                        if (results.size() == parts.size()) {
                            ok.accept(new ArrayList<>(results.values()));
                        }
                        return null;
                    }, e -> {
                        bad.accept(e);
                        return null;
                    });
                }
            });
        }
    }

    static int ignored;
    static int skipped;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Loop loop = new Loop();
        IntFunction<Promise<Integer>> delayed = k -> Promise.of(loop, (ok, bad) -> {
            if (k % 8 == 7) {
                throw new IllegalStateException("now" + k);
            }
            loop.after(k * 37 % 23, () -> {
                if (k % 5 == 4) {
                    bad.accept(new ArrayIndexOutOfBoundsException("later" + k));
                } else {
                    ok.accept(k * k);
                }
            });
            loop.after(11, () -> ok.accept(-1));
        });
        StringBuilder order = new StringBuilder();
        List<Promise<Integer>> parts = new ArrayList<>();
        int[] sums = new int[4];
        for (int i = 0; i < n; i++) {
            int k = i;
            Promise<Integer> p = delayed.apply(k);
            parts.add(p.then(v -> v + 1, e -> e.getMessage().length()));
            p.then(v -> 100 / (v - 4), null).then(v -> sums[0] += v, null).then(v -> v, e -> {
                sums[1] += e instanceof ArithmeticException ? 1 : 10;
                return null;
            });
            p.flat(v -> v < 0 ? delayed.apply(k + 1) : Promise.of(loop, (ok, bad) -> ok.accept(v + args[1].length())))
                .then(v -> order.append(v % 10), e -> order.append('!'));
        }
        Promise.all(loop, parts).then(all -> {
            for (int v : all) {
                sums[2] += v % 9;
            }
            return all.size();
        }, null).then(size -> sums[3] = size, null);
        CompletableFuture<Integer> bridge = new CompletableFuture<>();
        parts.get(n - 1).then(bridge::complete, null);
        bridge.thenAccept(v -> order.append('b')).exceptionally(t -> null);
        loop.run();
        int bangs = 0;
        for (int i = 0; i < order.length(); i++) {
            bangs += order.charAt(i) == '!' ? 1 : order.charAt(i) == 'b' ? i * 10 : 0;
        }
        int steps = 0;
        for (int i = Math.abs(sums[0]) + sums[1] + sums[2] + (int) loop.now; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + Arrays.toString(sums) + " " + bangs + " " + loop.turns + " " + ignored + " " + skipped);
    }
}
