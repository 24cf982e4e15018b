// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;

/** Threads that hand values over: wait and notify, exchangers, queues without room, services that collect results. */
public class SignalsAndWaits {
    static final class Cell {
        private Integer value;

        synchronized void put(int v) throws InterruptedException {
            while (value != null) {
                wait();
            }
            value = v;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (value == null) {
                wait();
            }
            int v = value;
            value = null;
            notifyAll();
            return v;
        }
    }

    static volatile boolean ready;
    static int published;

    static int work(int n) {
        int k = 0;
        for (int i = 0; i < n; i++) {
            k += i * i % 7;
        }
        return k;
    }

    static int handOver(int n) throws InterruptedException {
        Cell cell = new Cell();
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    cell.put(work(i));
                }
                cell.put(-1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        producer.start();
        int total = 0;
        for (int v = cell.take(); v >= 0; v = cell.take()) {
            total += v;
        }
        producer.join();
        SynchronousQueue<Integer> direct = new SynchronousQueue<>();
        Thread giver = new Thread(() -> {
            try {
                direct.put(n);
                direct.put(n * 2);
            } catch (InterruptedException e) {
                return;
            }
        });
        giver.start();
        total += direct.take() + direct.take();
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[1];
        Thread other = new Thread(() -> {
            try {
                got[0] = exchanger.exchange("theirs");
            } catch (InterruptedException e) {
                got[0] = "";
            }
        });
        other.start();
        total += exchanger.exchange("mine" + n).length();
        other.join();
        return total + got[0].length();
    }

    static int publish(int n) throws InterruptedException {
        ready = false;
        Thread writer = new Thread(() -> {
            published = work(n);
            ready = true;
        });
        writer.start();
        while (!ready) {
            Thread.onSpinWait();
        }
        int total = published;
        AtomicInteger parked = new AtomicInteger();
        Thread sleeper = new Thread(() -> {
            while (parked.get() == 0) {
                LockSupport.park();
            }
            parked.set(2);
        });
        sleeper.start();
        parked.set(1);
        LockSupport.unpark(sleeper);
        sleeper.join();
        return total + parked.get();
    }

    static int services(int n) throws InterruptedException, ExecutionException {
        // One after the other: in which order several threads end is theirs.
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CompletionService<Integer> done = new ExecutorCompletionService<>(pool);
        for (int i = 0; i < n; i++) {
            int size = i;
            done.submit(() -> work(size));
        }
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += done.take().get();
        }
        Callable<Integer> failing = () -> {
            throw new IllegalArgumentException("no " + n);
        };
        Future<Integer> future = pool.submit(failing);
        try {
            total += future.get();
        } catch (ExecutionException e) {
            total += e.getCause().getMessage().length() + (future.isDone() ? 1 : 0);
        }
        Future<Integer> given = pool.submit(() -> published += 1, 7);
        total += given.get() + published % 10;
        pool.shutdown();
        total += pool.awaitTermination(10, TimeUnit.SECONDS) ? 2 : 0;
        BlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();
        ThreadPoolExecutor own = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, waiting, Executors.defaultThreadFactory(), (task, executor) -> published += 1000);
        CountDownLatch latch = new CountDownLatch(1);
        own.execute(latch::countDown);
        latch.await();
        own.shutdown();
        own.execute(() -> published += 5);
        own.awaitTermination(10, TimeUnit.SECONDS);
        return total + published % 100;
    }

    static int shared(int n) throws InterruptedException {
        ConcurrentHashMap<Integer, AtomicInteger> counts = new ConcurrentHashMap<>();
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        AtomicIntegerArray slots = new AtomicIntegerArray(4);
        List<Integer> guarded = Collections.synchronizedList(new ArrayList<>());
        Map<Integer, Integer> plain = new HashMap<>();
        Object lock = new Object();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int i = me; i < n; i += 3) {
                    counts.computeIfAbsent(i % 5, k -> new AtomicInteger()).addAndGet(i);
                    deque.addFirst(i);
                    slots.getAndIncrement(i % 4);
                    guarded.add(i);
                    synchronized (lock) {
                        plain.merge(i % 3, 1, Integer::sum);
                    }
                }
            }, "t" + t);
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        int total = deque.size() + guarded.size();
        for (AtomicInteger a : counts.values()) {
            total += a.get();
        }
        for (int i = 0; i < 4; i++) {
            total += slots.get(i) * i;
        }
        for (int v : plain.values()) {
            total += v * v;
        }
        return total;
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        int n = Integer.parseInt(args[0]);
        int total = handOver(n) + publish(n) + services(n) + shared(n);
        int steps = 0;
        for (int i = 0; i < total % 100; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
