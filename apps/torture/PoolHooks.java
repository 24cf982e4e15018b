// args: 3 x | 12 abc | 30 longer
import java.util.*;
import java.util.concurrent.*;

/** A pool with one thread whose hooks, tasks, thread factory and rejection are the program's: each sees what others did. */
public class PoolHooks {
    static class Job<T> extends FutureTask<T> implements Comparable<Job<?>> {
        final int priority;
        final List<String> log;
        int compared;

        Job(Callable<T> c, int priority, List<String> log) {
            super(c);
            this.priority = priority;
            this.log = log;
        }

        @Override
        protected void done() {
            log.add(isCancelled() ? "c" : "d");
        }

        @Override
        protected void set(T value) {
            log.add("s");
            super.set(value);
        }

        @Override
        protected void setException(Throwable t) {
            log.add(t instanceof IllegalStateException ? "i" : "x");
            super.setException(t);
        }

        @Override
        public int compareTo(Job<?> other) {
            compared++;
            return Integer.compare(other.priority, priority);
        }
    }

    static class Pool extends ThreadPoolExecutor {
        int before;
        int after;
        int failed;
        boolean ended;
        final List<String> log = new ArrayList<>();

        Pool(int room) {
            super(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(room), r -> new Thread(r, "pool"), (r, p) -> {
                Pool pool = (Pool) p;
                pool.log.add("r");
                if (r instanceof Job<?> j) {
                    j.cancel(false);
                }
            });
        }

        @Override
        protected <T> RunnableFuture<T> newTaskFor(Callable<T> c) {
            return new Job<>(c, 1, log);
        }

        @Override
        protected void beforeExecute(Thread t, Runnable r) {
            before++;
        }

        @Override
        protected void afterExecute(Runnable r, Throwable t) {
            after++;
            if (r instanceof Future<?> f && f.isDone()) {
                try {
                    f.get();
                } catch (ExecutionException e) {
                    failed += e.getCause().getMessage().length();
                } catch (InterruptedException | CancellationException e) {
                    failed += 100;
                }
            }
        }

        @Override
        protected void terminated() {
            ended = true;
        }
    }

    static int count(List<String> log, String what) {
        int k = 0;
        for (String s : log) {
            if (s.equals(what)) {
                k++;
            }
        }
        return k;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Pool pool = new Pool(n * 2);
        int sum = 0;
        int thrown = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            Future<Integer> f = pool.submit(() -> {
                if (k % 4 == 3) {
                    throw new IllegalStateException(args[1] + k);
                }
                if (k % 5 == 4) {
                    throw new TimeoutException("t");
                }
                return k * k;
            });
            try {
                sum += f.get();
            } catch (ExecutionException e) {
                thrown += e.getCause() instanceof TimeoutException ? 1 : 10;
            }
        }
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException("late");
        }
        int hooks = pool.before * 3 + pool.after + (pool.ended ? 5 : 0);
        int rejected = 0;
        for (int i = 0; i < 3; i++) {
            Future<Integer> f = pool.submit(() -> 1);
            rejected += f.isCancelled() ? 1 : 0;
        }
        PriorityQueue<Job<Integer>> queue = new PriorityQueue<>();
        List<String> log = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int k = i;
            queue.add(new Job<>(() -> k, i * 7 % 10, log));
        }
        int order = 0;
        int compared = 0;
        while (!queue.isEmpty()) {
            Job<Integer> j = queue.poll();
            if (log.size() % 3 == 1) {
                j.cancel(true);
            }
            j.run();
            order = order * 3 % 1000 + (j.isCancelled() ? 1 : j.get());
            compared += j.compared;
        }
        int rounds = 0;
        for (int i = sum + thrown + hooks + order + compared; i > 0; i -= 9) {
            rounds++;
        }
        System.out.println(rounds + " " + rejected + " " + pool.failed + " " + count(pool.log, "i") + count(pool.log, "x") + count(pool.log, "r")
            + " " + count(log, "d") + " " + count(log, "c"));
    }
}
