// args: 3 7 | 6 2 | 9 11
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What is read before, between and after threads that change it, by routines that the threads use, too; objects that only one thread has. */
public class ReadBeforeThreads {
    static int[] cells = new int[8];
    static Box shared = new Box(3);
    static int looked;

    static final class Box {
        int value;
        Box next;

        Box(int value) {
            this.value = value;
        }
    }

    static final class Table {
        static final int[] WEIGHTS = weights();

        static int[] weights() {
            int[] w = new int[8];
            for (int i = 0; i < w.length; i++) {
                w[i] = cells[i] + i;
            }
            return w;
        }
    }

    /** Used early, in threads and late. */
    static int look(int[] in, int from) {
        int sum = 0;
        for (int i = from; i < in.length; i++) {
            if (in[i] % 2 == 1) {
                sum += in[i];
            }
        }
        return sum;
    }

    static int depth(Box box) {
        int steps = 0;
        for (Box b = box; b != null && steps < 50; b = b.next) {
            steps += b.value > 2 ? 2 : 1;
        }
        return steps;
    }

    static int before(int n, int k) {
        for (int i = 0; i < n; i++) {
            cells[i % 8] += i * k;
        }
        int sum = look(cells, 0) + depth(shared);
        if (sum % 3 == 0) {
            sum++;
        }
        return sum;
    }

    /** Of a task: its list and boxes are its own. */
    static int task(int id, int n) {
        List<Box> own = new ArrayList<>();
        int[] mine = new int[4];
        for (int i = 0; i < n; i++) {
            own.add(new Box(i + id));
            mine[i % 4] += own.get(i / 2).value;
        }
        int sum = look(mine, 1);
        synchronized (cells) {
            cells[id % 8] += sum;
        }
        return sum;
    }

    static int between(int n) throws Exception {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            if (shared.value > 5) {
                sum += look(cells, i % 8);
            }
            int id = i;
            Thread thread = new Thread(() -> {
                shared.value += id;
                cells[id % 8]++;
            });
            thread.start();
            thread.join();
        }
        return sum;
    }

    static int pooled(int n) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> results = new ArrayList<>();
        int early = depth(shared);
        for (int i = 0; i < n; i++) {
            int id = i;
            Callable<Integer> task = () -> task(id, n);
            results.add(pool.submit(task));
        }
        int sum = early;
        for (Future<Integer> result : results) {
            sum += result.get();
        }
        pool.shutdown();
        return sum + look(cells, 2);
    }

    static int recursive(int n) throws Exception {
        int seen = depth(shared);
        if (n > 0) {
            Thread thread = new Thread(() -> {
                Box box = new Box(n);
                box.next = shared.next;
                shared.next = box;
            });
            thread.start();
            thread.join();
            seen += recursive(n - 1);
        }
        for (int i = 0; i < seen % 5; i++) {
            looked++;
        }
        return seen;
    }

    static int futures(int n) {
        Box own = new Box(n);
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> {
            own.value += 2;
            return own.value;
        });
        int got = future.join();
        if (own.value > 6) {
            got += Table.WEIGHTS[n % 8];
        }
        return got;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int k = Integer.parseInt(args[1]);
        int sum = before(n, k);
        for (int i = 0; i < sum % 7; i++) {
            looked++;
        }
        sum += pooled(n);
        sum += between(n) + futures(k);
        sum += recursive(n) + before(n, 2);
        for (int i = 0; i < sum % 11; i++) {
            looked += 2;
        }
        System.out.println(sum + " " + looked);
    }
}
