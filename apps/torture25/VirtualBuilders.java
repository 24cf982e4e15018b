// args: 2 | 9 | 40
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicLong;

/** Threads made by builders and factories; what a scope binds is seen where it is called. */
public class VirtualBuilders {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    static int nested(int k) {
        int depth = DEPTH.orElse(0);
        if (depth >= k % 5) {
            return USER.get().length() + depth;
        }
        return ScopedValue.where(DEPTH, depth + 1).call(() -> nested(k));
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        AtomicLong sum = new AtomicLong();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int k = i;
            Runnable work = () -> sum.addAndGet(k % 3 == 0 ? k : 1);
            threads.add(i % 2 == 0 ? Thread.ofVirtual().name("v-", i).start(work) : Thread.ofPlatform().daemon(true).name("p" + i).start(work));
        }
        Thread late = Thread.ofVirtual().unstarted(() -> sum.addAndGet(100));
        late.start();
        threads.add(late);
        for (Thread t : threads) {
            t.join();
        }
        int rounds = 0;
        for (long i = sum.get(); i > 0; i -= 7) {
            rounds++;
        }
        ConcurrentHashMap<Integer, Integer> found = new ConcurrentHashMap<>();
        ThreadFactory factory = Thread.ofVirtual().factory();
        try (ExecutorService pool = Executors.newThreadPerTaskExecutor(factory); ExecutorService more = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                int k = i;
                tasks.add(() -> k * k % 11);
            }
            for (Future<Integer> f : pool.invokeAll(tasks)) {
                found.merge(f.get(), 1, Integer::sum);
            }
            Future<Integer> last = more.submit(() -> found.size() * 2);
            rounds += last.get();
        }
        int[] nested = {0};
        for (int i = 0; i < n; i++) {
            int k = i;
            ScopedValue.where(USER, "u" + i).run(() -> nested[0] += nested(k));
        }
        int bound = 0;
        for (int i = 0; i < n; i++) {
            bound += USER.isBound() ? 10 : ScopedValue.where(USER, "x").where(DEPTH, i).call(() -> DEPTH.get() % 2);
        }
        System.out.println(rounds + " " + found.size() + " " + nested[0] + " " + bound);
    }
}
