// args: 3 | 17 | 33
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** A fork-join pool that schedules: repeated tasks that end themselves by throwing, delayed ones cancelled, and timeouts. */
public class ScheduledForks {
    static class Collatz extends RecursiveTask<Integer> {
        final int lo;
        final int hi;

        Collatz(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Integer compute() {
            if (hi - lo < 4) {
                int steps = 0;
                for (int i = lo; i < hi; i++) {
                    for (int v = i; v > 1; v = v % 2 == 0 ? v / 2 : v * 3 + 1) {
                        steps++;
                    }
                }
                return steps;
            }
            int mid = (lo + hi) / 2;
            Collatz left = new Collatz(lo, mid);
            Collatz right = new Collatz(mid, hi);
            left.fork();
            return right.compute() - left.join() / 2;
        }
    }

    static class Stop extends RuntimeException {
        final int at;

        Stop(int at) {
            this.at = at;
        }
    }

    static int ended(Future<?> f) throws InterruptedException {
        try {
            Object o = f.get();
            return o instanceof Integer i ? i : 0;
        } catch (CancellationException e) {
            return -7;
        } catch (ExecutionException e) {
            Throwable t = e.getCause();
            while (t.getCause() != null) {
                t = t.getCause();
            }
            return t instanceof Stop s ? s.at * 10 : -1000;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int result = 0;
        List<Integer> ticks = new ArrayList<>();
        AtomicInteger delayed = new AtomicInteger();
        int timeouts = 0;
        int cancelled = 0;
        try (ForkJoinPool pool = new ForkJoinPool(2)) {
            ScheduledFuture<?> repeated = pool.scheduleWithFixedDelay(() -> {
                ticks.add(ticks.size() * n % 7);
                if (ticks.size() > n % 9 + 1) {
                    throw new Stop(ticks.size());
                }
            }, 0, 300, TimeUnit.MICROSECONDS);
            int limit = n % 5 + 2;
            AtomicInteger rate = new AtomicInteger();
            CountDownLatch enough = new CountDownLatch(limit);
            ScheduledFuture<?> fixed = pool.scheduleAtFixedRate(() -> {
                if (enough.getCount() > 0) {
                    rate.addAndGet((int) enough.getCount());
                    enough.countDown();
                }
            }, 100, 200, TimeUnit.MICROSECONDS);
            enough.await();
            fixed.cancel(false);
            result += ended(repeated) + rate.get() + ended(fixed);
            List<ScheduledFuture<Integer>> later = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                int k = i;
                boolean far = i % 3 == 1;
                later.add(pool.schedule(() -> delayed.addAndGet(k) > 0 ? new Collatz(1, k + 2).invoke() : k, far ? 60_000 : 1, TimeUnit.MILLISECONDS));
                if (far) {
                    cancelled += later.get(i).cancel(true) ? 1 : 0;
                }
            }
            for (ScheduledFuture<Integer> f : later) {
                int v = ended(f);
                result += v < 0 ? v : v % 50;
            }
            CountDownLatch never = new CountDownLatch(1);
            for (int i = 0; i < n % 3 + 1; i++) {
                int k = i;
                ForkJoinTask<Integer> t = pool.submitWithTimeout(() -> {
                    if (k % 2 == 0) {
                        never.await();
                    }
                    return k;
                }, k % 2 == 0 ? 2 : 60_000, TimeUnit.MILLISECONDS, k == 2 ? x -> x.complete(-99) : null);
                try {
                    result += t.get(10, TimeUnit.SECONDS);
                } catch (CancellationException e) {
                    timeouts++;
                } catch (ExecutionException e) {
                    timeouts += e.getCause() instanceof TimeoutException || e.getCause() instanceof java.io.UncheckedIOException ? 10 : 100;
                } catch (TimeoutException e) {
                    timeouts += 1000;
                }
            }
            never.countDown();
            result += pool.invoke(new Collatz(1, n * 3));
        }
        int rounds = 0;
        for (int left = Math.abs(result); left > 0; left -= ticks.get(ticks.size() - 1) + 5) {
            rounds++;
        }
        System.out.println(ticks + " " + delayed + " " + cancelled + " " + timeouts + " " + result + " " + rounds);
    }
}
