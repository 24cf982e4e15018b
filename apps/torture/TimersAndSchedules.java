// args: 3 | 6 | 9
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Scheduled tasks and timers that each run once, a thread factory and a pool of the program's own, a queue that is full. */
public class TimersAndSchedules {
    static int work(int n) {
        int k = 0;
        for (int i = 0; i < n; i++) {
            k += i % 3;
        }
        return k;
    }

    static final class Pool extends ThreadPoolExecutor {
        final AtomicInteger before = new AtomicInteger();

        Pool() {
            super(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(2));
        }

        @Override
        protected void beforeExecute(Thread t, Runnable r) {
            before.incrementAndGet();
        }

        @Override
        protected void terminated() {
            before.addAndGet(100);
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        AtomicInteger named = new AtomicInteger();
        ThreadFactory factory = task -> {
            Thread t = new Thread(task, "worker" + named.incrementAndGet());
            t.setDaemon(true);
            return t;
        };
        ScheduledExecutorService schedule = Executors.newScheduledThreadPool(1, factory);
        ScheduledFuture<Integer> later = schedule.schedule(() -> work(n), 1, TimeUnit.MILLISECONDS);
        int total = later.get();
        schedule.shutdown();
        Timer timer = new Timer(true);
        CountDownLatch done = new CountDownLatch(n);
        int[] ticks = {0};
        for (int i = 0; i < n; i++) {
            int size = i;
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    ticks[0] += work(size);
                    done.countDown();
                }
            }, 1);
        }
        done.await();
        timer.cancel();
        total += ticks[0];
        Pool pool = new Pool();
        CountDownLatch open = new CountDownLatch(1);
        int rejected = 0;
        for (int i = 0; i < n; i++) {
            try {
                pool.execute(() -> {
                    try {
                        open.await();
                    } catch (InterruptedException e) {
                        named.addAndGet(1000);
                    }
                });
            } catch (RejectedExecutionException e) {
                rejected++;
            }
        }
        open.countDown();
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        total += pool.before.get() + named.get();
        int steps = 0;
        for (int i = 0; i < total + rejected; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + rejected + " " + steps);
    }
}
