// args: 3 | 40 | 150
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Recursive tasks of a fork/join pool: results, actions on parts of an array, tasks that fail. */
public class ForkJoinSums {
    static final class Sum extends RecursiveTask<Long> {
        final int[] data;
        final int from;
        final int to;

        Sum(int[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Long compute() {
            if (to - from <= 4) {
                long s = 0;
                for (int i = from; i < to; i++) {
                    s += data[i];
                }
                return s;
            }
            int mid = (from + to) >>> 1;
            Sum left = new Sum(data, from, mid);
            left.fork();
            long right = new Sum(data, mid, to).compute();
            return right + left.join();
        }
    }

    static final class Fill extends RecursiveAction {
        final int[] data;
        final int from;
        final int to;

        Fill(int[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 8) {
                for (int i = from; i < to; i++) {
                    data[i] = i * 3 % 11;
                }
            } else {
                int mid = (from + to) / 2;
                invokeAll(new Fill(data, from, mid), new Fill(data, mid, to));
            }
        }
    }

    static final class Found extends CountedCompleter<Integer> {
        final int[] data;
        final int at;
        final AtomicInteger hits;

        Found(CountedCompleter<?> parent, int[] data, int at, AtomicInteger hits) {
            super(parent);
            this.data = data;
            this.at = at;
            this.hits = hits;
        }

        @Override
        public void compute() {
            if (at + 1 < data.length && at % 4 != 3) {
                addToPendingCount(1);
                new Found(this, data, at + 1, hits).fork();
            }
            if (data[at] > 5) {
                hits.incrementAndGet();
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            hits.addAndGet(10);
        }
    }

    static int failing(int n) {
        ForkJoinTask<Integer> task = ForkJoinPool.commonPool().submit(() -> {
            if (n % 2 == 1) {
                throw new IllegalStateException("odd");
            }
            return n / 2;
        });
        try {
            return task.join();
        } catch (IllegalStateException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] data = new int[n];
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Fill(data, 0, n));
        long sum = pool.invoke(new Sum(data, 0, n));
        AtomicInteger hits = new AtomicInteger();
        for (int i = 0; i < n; i += 4) {
            new Found(null, data, i, hits).invoke();
        }
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int got = failing(n + i);
            if (got >= 0) {
                kept.add(got);
            }
        }
        int steps = 0;
        for (long i = 0; i < sum % 40 + hits.get() % 30; i++) {
            steps += kept.size();
        }
        pool.shutdown();
        System.out.println(sum + " " + hits + " " + kept + " " + steps);
    }
}
