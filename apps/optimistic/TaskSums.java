// args: 3 40 | 5 90 | 2 17

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

/**
 * Tasks add to fields of their own, which others read when they are done: what they store does not depend on
 * the schedule, which a strict slice cannot know. The pool is ended as its documentation tells it.
 */
public final class TaskSums {
    /** Counts its share in its own fields. */
    static final class Share implements Runnable {
        private final int from;
        private final int to;
        int kept;
        long sum;
        double mean;

        Share(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) {
                if (i % 3 != 0) {
                    kept++;
                    sum += (long) i * i;
                }
            }
            mean = kept == 0 ? 0 : (double) sum / kept;
        }
    }

    /** The largest of a range and where it is, in fields. */
    static final class Peak extends RecursiveTask<Integer> {
        private final int[] values;
        private final int from;
        private final int to;
        int visited;

        Peak(int[] values, int from, int to) {
            this.values = values;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from < 8) {
                int best = from;
                for (int i = from; i < to; i++) {
                    visited++;
                    if (values[i] > values[best]) {
                        best = i;
                    }
                }
                return best;
            }
            int middle = (from + to) >>> 1;
            Peak left = new Peak(values, from, middle);
            Peak right = new Peak(values, middle, to);
            left.fork();
            int second = right.compute();
            int first = left.join();
            visited = left.visited + right.visited;
            return values[first] >= values[second] ? first : second;
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        int shares = Integer.parseInt(args[0]);
        int each = Integer.parseInt(args[1]);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Share> tasks = new ArrayList<>();
        List<Future<?>> ends = new ArrayList<>();
        for (int i = 0; i < shares; i++) {
            Share share = new Share(i * each, i * each + each - i);
            tasks.add(share);
            ends.add(pool.submit(share));
        }
        for (Future<?> end : ends) {
            end.get();
        }
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
            pool.shutdownNow();
        }
        long total = 0;
        int odd = 0;
        for (Share share : tasks) {
            total += share.sum;
            if (share.kept % 2 == 1) {
                odd++;
            }
            for (int i = 0; i < share.mean / 1000; i++) {
                total ^= i;
            }
        }
        int[] values = new int[shares * each];
        for (int i = 0; i < values.length; i++) {
            values[i] = (i * 7919) % 1009;
        }
        Peak peak = new Peak(values, 0, values.length);
        int at = new ForkJoinPool(2).invoke(peak);
        for (int i = 0; i < at % 16; i++) {
            total += peak.visited;
        }
        System.out.println(total + " " + odd + " " + at);
    }
}
