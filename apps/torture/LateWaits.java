// args: 3 | 5

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * Waits that no counted run needs, since the main thread computes for long before it looks: a slice leaves
 * that out, and is there first.
 */
public class LateWaits {
    static final int[] given = new int[8];
    static volatile boolean ready;

    static final class Event {
        private boolean set;

        synchronized void set() {
            set = true;
            notifyAll();
        }

        synchronized void await() throws InterruptedException {
            if (set) {
                return;
            }
            wait();
        }
    }

    /** What nothing but the time depends on. */
    static int busy() {
        int x = 0;
        for (int i = 0; i < 20_000_000; i++) {
            x += i % 7;
        }
        return x;
    }

    /** Makes a thread start late in a slice, too: what it gives depends on the loop. */
    static int slow(int n) {
        int x = 0;
        for (int i = 0; i < 200_000; i++) {
            x = (x * 31 + i) % 1_000_003;
        }
        return n + (x & 1);
    }

    static int sum(int times) {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            sum += i;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        CountDownLatch latch = new CountDownLatch(1);
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        LongAdder adder = new LongAdder();
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Event event = new Event();
        ExecutorService pool = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
        pool.execute(() -> {
            given[0] = slow(n);
            queue.add(1);
        });
        pool.execute(() -> {
            given[1] = slow(n + 1);
            ready = true;
            latch.countDown();
        });
        pool.execute(() -> {
            given[2] = slow(n + 2);
            map.put("k", n);
        });
        pool.execute(() -> {
            given[3] = slow(n + 3);
            adder.increment();
        });
        pool.execute(() -> {
            given[4] = slow(n + 4);
            list.add(n);
        });
        pool.execute(() -> {
            given[5] = slow(n + 5);
            event.set();
        });
        System.out.println(busy());
        Integer first = queue.poll();
        if (first == null) {
            first = queue.take();
        }
        System.out.println(sum(given[0] + first));
        if (!ready) {
            latch.await();
        }
        System.out.println(sum(given[1]));
        while (!map.containsKey("k")) {
            Thread.onSpinWait();
        }
        System.out.println(sum(given[2]));
        while (adder.sum() < 1) {
            Thread.sleep(1);
        }
        System.out.println(sum(given[3]));
        while (list.size() < 1) {
            Thread.yield();
        }
        System.out.println(sum(given[4] + list.get(0)));
        event.await();
        System.out.println(sum(given[5]));
        CountDownLatch last = new CountDownLatch(1);
        pool.execute(() -> {
            given[6] = slow(n + 6);
            last.countDown();
        });
        System.out.println(busy());
        if (!last.await(1, TimeUnit.MILLISECONDS)) {
            last.await();
        }
        System.out.println(sum(given[6]));
        System.exit(0);
    }
}
