// args: 6 3 abc|17 5 slicer|30 4 zebra_crossing
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.LongAccumulator;

public class VirtualFan {
    static final AtomicInteger live = new AtomicInteger();
    static final LongAccumulator longest = new LongAccumulator(Math::max, Long.MIN_VALUE);

    static int collatz(int start, AtomicIntegerArray histogram) {
        int steps = 0;
        for (long x = start; x > 1; steps++) {
            histogram.incrementAndGet((int) (x % histogram.length()));
            x = (x & 1) == 0 ? x / 2 : 3 * x + 1;
        }
        longest.accumulate(steps);
        return steps;
    }

    static class Gate implements AutoCloseable {
        final Semaphore s;
        Gate(Semaphore s) throws InterruptedException { this.s = s; s.acquire(); live.incrementAndGet(); }
        @Override public void close() { live.decrementAndGet(); s.release(); }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        AtomicIntegerArray histogram = new AtomicIntegerArray(k);
        ConcurrentMap<Character, Integer> letters = new ConcurrentHashMap<>();
        Semaphore permits = new Semaphore(2, true);
        List<Future<Integer>> futures = new ArrayList<>();
        int tooMany = 0;
        try (ExecutorService ex = Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("fan-", 0).factory())) {
            for (int i = 1; i <= n; i++) {
                int id = i;
                futures.add(ex.submit(() -> {
                    try (Gate g = new Gate(permits)) {
                        if (live.get() > 2) throw new IllegalStateException();
                        if (id % 9 == 0) throw new IndexOutOfBoundsException(Thread.currentThread().getName());
                        letters.merge(args[2].charAt(id % args[2].length()), id, Integer::sum);
                        return Thread.currentThread().isVirtual() ? collatz(id + k, histogram) : -1;
                    }
                }));
            }
        } // close waits for everything
        int steps = 0, names = 0;
        for (Future<Integer> f : futures) {
            switch (f.state()) {
                case SUCCESS -> { for (int j = f.resultNow(); j > 0; j -= k) steps++; }
                case FAILED -> {
                    if (f.exceptionNow() instanceof IndexOutOfBoundsException e) names += e.getMessage().length();
                    else tooMany++;
                }
                default -> tooMany += 100;
            }
        }
        int buckets = 0, evenBuckets = 0;
        for (int i = 0; i < k; i++) {
            buckets += histogram.get(i);
            if (histogram.get(i) % 2 == 0) evenBuckets++;
        }
        int letterSum = 0, vowels = 0;
        for (char c : args[2].toCharArray()) {
            Integer w = letters.computeIfPresent(c, (x, v) -> v > 3 * k ? null : v + 1);
            if (w != null) letterSum += w; else vowels++;
        }
        // first result wins: all candidates agree on the value, whoever it is
        List<Callable<String>> racers = new ArrayList<>();
        for (int i = 0; i < k; i++) {
            int id = i;
            racers.add(() -> {
                if (id % 2 == 1) throw new IllegalArgumentException();
                return args[2].repeat(n % 4);
            });
        }
        String any;
        int completed = 0, broken = 0;
        try (ExecutorService ex = Executors.newVirtualThreadPerTaskExecutor()) {
            any = ex.invokeAny(racers);
            ExecutorCompletionService<String> cs = new ExecutorCompletionService<>(ex);
            racers.forEach(cs::submit);
            for (int i = 0; i < k; i++) {
                try {
                    completed += cs.take().get().length();
                } catch (ExecutionException e) {
                    broken++;
                }
            }
        }
        for (char c : any.toCharArray()) if ("aeiou".indexOf(c) >= 0) vowels += 10;
        System.out.println(steps + " " + names + " " + tooMany + " " + buckets + " " + evenBuckets + " " + longest);
        System.out.println(letterSum + " " + vowels + " " + completed + " " + broken + " " + live + " " + letters);
    }
}
