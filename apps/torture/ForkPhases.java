// args: 40 3|100 5|17 2
import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class ForkPhases {
    static final LongAdder leaves = new LongAdder();
    static final AtomicInteger depthMax = new AtomicInteger();

    static class Inversions extends RecursiveTask<Long> {
        final int[] a;
        final int lo, hi, depth;
        Inversions(int[] a, int lo, int hi, int depth) { this.a = a; this.lo = lo; this.hi = hi; this.depth = depth; }
        @Override protected Long compute() {
            depthMax.accumulateAndGet(depth, Math::max);
            if (hi - lo < 2) { leaves.increment(); return 0L; }
            int mid = (lo + hi) >>> 1;
            Inversions l = new Inversions(a, lo, mid, depth + 1), r = new Inversions(a, mid, hi, depth + 1);
            l.fork();
            long count = r.compute() + l.join();
            int[] merged = new int[hi - lo];
            int i = lo, j = mid;
            for (int k = 0; k < merged.length; k++)
                if (j == hi || i < mid && a[i] <= a[j]) merged[k] = a[i++];
                else { merged[k] = a[j++]; count += mid - i; }
            System.arraycopy(merged, 0, a, lo, merged.length);
            return count;
        }
    }
    static class Doubler extends RecursiveAction {
        final int[] a;
        final int at;
        Doubler(int[] a, int at) { this.a = a; this.at = at; }
        @Override protected void compute() {
            if (at >= a.length) return;
            if (a[at] % 3 == 0) a[at] *= 2;
            invokeAll(new Doubler(a, 2 * at + 1), new Doubler(a, 2 * at + 2));
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = i * 37 % 23 * k % 19;
        long inv = new ForkJoinPool(2).invoke(new Inversions(a, 0, n, 0));
        new Doubler(a, 0).invoke();
        int unsorted = 0;
        for (int i = 1; i < n; i++) if (a[i] < a[i - 1]) unsorted++;

        // each worker adds its neighbour's cell; the barrier action decides when to stop
        int[][] cells = {new int[k], new int[k]};
        for (int i = 0; i < k; i++) cells[0][i] = a[i] + 1;
        int[] generation = {0};
        boolean[] stop = {false};
        CyclicBarrier barrier = new CyclicBarrier(k, () -> {
            generation[0]++;
            int s = 0;
            for (int v : cells[generation[0] & 1]) s += v;
            if (s > 9 * n || generation[0] > 40) stop[0] = true;
        });
        CountDownLatch finished = new CountDownLatch(k);
        AtomicInteger writes = new AtomicInteger();
        for (int w = 0; w < k; w++) {
            int me = w;
            new Thread(() -> {
                try {
                    while (!stop[0]) {
                        int[] from = cells[generation[0] & 1], to = cells[(generation[0] + 1) & 1];
                        to[me] = from[me] + from[(me + 1) % k] % 10;
                        writes.incrementAndGet();
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) { writes.set(-1);
                } finally {
                    finished.countDown();
                }
            }).start();
        }
        finished.await();
        Phaser phaser = new Phaser(1) {
            int budget = n % 7 + k;
            @Override protected boolean onAdvance(int phase, int parties) { return (budget -= phase % 2 + 1) <= 0; }
        };
        int phases = 0;
        while (!phaser.isTerminated()) { phaser.arrive(); phases++; }
        Exchanger<int[]> swap = new Exchanger<>();
        Thread other = new Thread(() -> {
            try { int[] mine = {n}; for (int i = 0; i < k; i++) { mine = swap.exchange(mine); mine[0] += i; } }
            catch (InterruptedException e) { writes.set(-2); }
        });
        other.start();
        int[] mine = {k};
        for (int i = 0; i < k; i++) { mine = swap.exchange(mine); mine[0] *= 2; }
        other.join();
        int ends = 0;
        for (int i = mine[0]; i > 1; i /= 2) ends++;
        System.out.println(inv + " " + leaves + " " + depthMax + " " + unsorted + " " + generation[0] + " " + writes + " " + Arrays.toString(cells[0]));
        System.out.println(phases + " " + mine[0] + " " + ends);
    }
}
