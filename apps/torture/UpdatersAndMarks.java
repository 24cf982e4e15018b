// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Field updaters, accumulators, marks and stamps, and threads that meet at exchangers, phasers, barriers and timers. */
public class UpdatersAndMarks {
    volatile int level;
    volatile long sum;
    volatile String name = "none";
    static final AtomicIntegerFieldUpdater<UpdatersAndMarks> LEVEL = AtomicIntegerFieldUpdater.newUpdater(UpdatersAndMarks.class, "level");
    static final AtomicLongFieldUpdater<UpdatersAndMarks> SUM = AtomicLongFieldUpdater.newUpdater(UpdatersAndMarks.class, "sum");
    static final AtomicReferenceFieldUpdater<UpdatersAndMarks, String> NAME = AtomicReferenceFieldUpdater.newUpdater(UpdatersAndMarks.class, String.class, "name");
    static int updates;
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static void updaters(int n, String word) {
        UpdatersAndMarks o = new UpdatersAndMarks();
        for (int i = 0; i < n; i++) {
            LEVEL.incrementAndGet(o);
            SUM.accumulateAndGet(o, i, (a, b) -> {
                updates++;
                return a + b * 2;
            });
        }
        NAME.compareAndSet(o, "none", word);
        NAME.updateAndGet(o, s -> s + s.length());
        int level = LEVEL.get(o);
        count(level);
        int sum = (int) (SUM.getAndSet(o, 3) % 101) + (int) o.sum;
        count(sum);
        int name = o.name.length() + n;
        count(name);
        LongAccumulator max = new LongAccumulator((a, b) -> Math.max(a, b), Long.MIN_VALUE);
        LongAdder adder = new LongAdder();
        for (int i = 0; i < n; i++) {
            max.accumulate(i * 7 % 23);
            adder.add(i);
        }
        int most = max.intValue();
        count(most);
        int added = (int) (adder.sumThenReset() % 61) + adder.intValue();
        count(added);
        AtomicMarkableReference<String> mark = new AtomicMarkableReference<>(word, false);
        boolean[] marked = new boolean[1];
        mark.attemptMark(word, n > 5);
        String got = mark.get(marked);
        int marks = marked[0] ? got.length() + n : n;
        count(marks);
        AtomicStampedReference<Integer> stamp = new AtomicStampedReference<>(5, 0);
        int changed = 0;
        for (int i = 0; i < n; i++) {
            int[] at = new int[1];
            Integer old = stamp.get(at);
            if (stamp.compareAndSet(old, i % 3 == 0 ? old : 5, at[0], at[0] + 1)) {
                changed++;
            }
        }
        count(changed);
        int stamped = stamp.getStamp();
        count(stamped);
        AtomicReferenceArray<String> array = new AtomicReferenceArray<>(n);
        for (int i = 0; i < n; i++) {
            array.accumulateAndGet(i * 3 % n, word, (a, b) -> a == null ? b : a + b);
        }
        int letters = 0;
        for (int i = 0; i < array.length(); i++) {
            letters += array.get(i) == null ? 0 : array.get(i).length();
        }
        count(letters);
        AtomicIntegerArray ints = new AtomicIntegerArray(new int[] {n, 1, 2});
        int before = ints.getAndUpdate(0, k -> k * 2) + ints.addAndGet(0, 1);
        count(before);
    }

    static void exchange(int n) throws Exception {
        Exchanger<List<Integer>> exchanger = new Exchanger<>();
        int[] received = {0};
        Thread other = new Thread(() -> {
            try {
                List<Integer> empty = new ArrayList<>();
                List<Integer> full = exchanger.exchange(empty);
                for (int k : full) {
                    received[0] += k % 4;
                }
            } catch (InterruptedException e) {
                received[0] = -1;
            }
        });
        other.start();
        List<Integer> full = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            full.add(i);
        }
        List<Integer> back = exchanger.exchange(full);
        other.join();
        int exchanged = received[0] + back.size();
        count(exchanged);
    }

    static void phases(int n) throws Exception {
        Phaser phaser = new Phaser(1);
        AtomicInteger sum = new AtomicInteger();
        int parties = n % 3 + 1;
        for (int t = 0; t < parties; t++) {
            int weight = t + 1;
            phaser.register();
            new Thread(() -> {
                for (int p = 0; p < 4; p++) {
                    sum.addAndGet(weight);
                    phaser.arriveAndAwaitAdvance();
                }
                phaser.arriveAndDeregister();
            }).start();
        }
        int seen = 0;
        for (int p = 0; p < 4; p++) {
            phaser.arriveAndAwaitAdvance();
        }
        seen = sum.get() + n;
        count(seen);
        int phase = phaser.getPhase() + n;
        count(phase);
        phaser.arriveAndDeregister();
    }

    static void barrier(int n) throws Exception {
        int[] rounds = {0};
        int[] cells = new int[2];
        CyclicBarrier barrier = new CyclicBarrier(2, () -> rounds[0] += cells[0] + cells[1]);
        Thread t = new Thread(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    cells[1] = i;
                    barrier.await();
                    barrier.await();
                }
            } catch (InterruptedException | BrokenBarrierException e) {
                cells[1] = -100;
            }
        });
        t.start();
        for (int i = 0; i < n; i++) {
            cells[0] = 1;
            barrier.await();
            cells[0] = 0;
            barrier.await();
        }
        t.join();
        int sum = rounds[0] % 200;
        count(sum);
    }

    static void timers(int n) throws Exception {
        Timer timer = new Timer(true);
        CountDownLatch latch = new CountDownLatch(3);
        int[] ticks = {0};
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                ticks[0] += n;
                latch.countDown();
                if (latch.getCount() == 0) {
                    cancel();
                }
            }
        }, 1, 2);
        latch.await();
        timer.cancel();
        int ticked = ticks[0] >= 3 * n ? n : 0;
        count(ticked);
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> future = pool.schedule(() -> n * 2, 1, TimeUnit.MILLISECONDS);
        int scheduled = future.get() + 1;
        pool.shutdown();
        count(scheduled);
        int done = pool.awaitTermination(5, TimeUnit.SECONDS) ? n : 0;
        count(done);
    }

    static void futures(int n, String word) throws Exception {
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> n * 3);
        CompletableFuture<String> second = CompletableFuture.supplyAsync(() -> word).thenApplyAsync(s -> s + n);
        CompletableFuture<Integer> both = first.thenCombine(second, (a, b) -> a + b.length());
        int combined = both.get();
        count(combined);
        CompletableFuture<Integer> failing = first.thenApply(k -> k / (n % 2 == 0 ? 0 : 1)).handle((k,
                e) -> e == null ? k : e.getCause() instanceof ArithmeticException ? 7 : 9);
        int handled = failing.join();
        count(handled);
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int k = i;
            all.add(CompletableFuture.supplyAsync(() -> k % 5 == 3 ? Integer.parseInt("x") : k).exceptionally(e -> -1));
        }
        CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0])).join();
        int sum = 0;
        for (CompletableFuture<Integer> f : all) {
            sum += f.getNow(1000);
        }
        count(sum % 300);
        CompletableFuture<String> late = new CompletableFuture<>();
        late.completeOnTimeout(word, 1, TimeUnit.MILLISECONDS);
        int timeout = late.get().length() + n;
        count(timeout);
        CompletableFuture<String> never = new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS);
        int thrown = 0;
        try {
            never.join();
        } catch (CompletionException e) {
            thrown = e.getCause() instanceof TimeoutException ? n : 1;
        }
        count(thrown);
        int[] completed = {0};
        first.whenComplete((k, e) -> completed[0] += k).thenRun(() -> completed[0]++).thenAccept(v -> completed[0] += 2).join();
        count(completed[0]);
        int any = (Integer) CompletableFuture.anyOf(CompletableFuture.completedFuture(n), new CompletableFuture<Integer>()).join();
        count(any);
        int composed = first.thenCompose(k -> CompletableFuture.supplyAsync(() -> k + 1)).get(5, TimeUnit.SECONDS);
        count(composed);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        updaters(n, args[1]);
        exchange(n);
        phases(n);
        barrier(n);
        timers(n);
        futures(n, args[1]);
        System.out.println(total + " " + updates);
    }
}
