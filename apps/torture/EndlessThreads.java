// args: 3 | 7 | 12

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/** Threads for which nobody waits: what they computed until the program ends counts, how far they came does not. */
public class EndlessThreads {
    static final Map<Integer, Integer> CACHE = new ConcurrentHashMap<>();
    static final BlockingQueue<Runnable> JOBS = new LinkedBlockingQueue<>();
    static volatile boolean stop;

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    /** A way out that is never taken, and an exception that only comes when nobody counts any more. */
    static void serve(BlockingQueue<int[]> in, BlockingQueue<Integer> out) {
        while (!stop) {
            try {
                int[] question = in.take();
                out.put(CACHE.computeIfAbsent(question[0], EndlessThreads::fib) + question[1]);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** No way out. */
    static class Log implements Runnable {
        final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        final List<String> lines = Collections.synchronizedList(new ArrayList<>());
        final CountDownLatch seen;

        Log(CountDownLatch seen) {
            this.seen = seen;
        }

        @Override
        public void run() {
            try {
                while (true) {
                    lines.add(queue.take().toUpperCase());
                    seen.countDown();
                }
            } catch (InterruptedException e) {
                lines.clear();
            }
        }
    }

    /** Not daemons: System.exit ends them. */
    static class Worker extends Thread {
        @Override
        public void run() {
            for (;;) {
                try {
                    JOBS.take().run();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    static Thread daemon(Runnable body) {
        Thread thread = new Thread(body);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        CountDownLatch seen = new CountDownLatch(n);
        Log log = new Log(seen);
        daemon(log);
        BlockingQueue<int[]> in = new ArrayBlockingQueue<>(4);
        BlockingQueue<Integer> out = new LinkedBlockingQueue<>();
        daemon(() -> serve(in, out));
        long sum = 0;
        for (int i = 0; i < n; i++) {
            in.put(new int[] {i % 5 + 4, i});
            sum += out.take();
            log.queue.put("line " + "x".repeat(i));
        }
        seen.await();
        for (String line : log.lines) {
            sum += line.length();
        }
        for (long i = 0; i < sum; i += 2) {
            if (i % 7 == 0) {
                sum--;
            }
        }
        System.out.println(sum);
        for (int i = 0; i < 3; i++) {
            new Worker().start();
        }
        int[] results = new int[n];
        CountDownLatch done = new CountDownLatch(n);
        for (int i = 0; i < n; i++) {
            int k = i;
            JOBS.add(() -> {
                for (int j = 0; j <= k * 3; j++) {
                    results[k] += j;
                }
                done.countDown();
            });
        }
        done.await();
        int even = 0;
        for (int result : results) {
            even += result % 2 == 0 ? result : 0;
        }
        System.out.println(even);
        System.exit(0);
    }
}
