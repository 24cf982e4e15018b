// args: 3 2 | 10 3 | 25 4
import java.util.ArrayList;
import java.util.List;

/** Threads that share nothing but their results, joined before these are read; a subclass of Thread. */
public class JoinedThreads {
    static final class Worker extends Thread {
        private final int from;
        private final int to;
        private int result;

        Worker(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) {
                if (i % 3 == 0) {
                    result += i;
                }
            }
        }
    }

    static int own(int n) {
        int k = 0;
        for (int i = 1; i < n; i *= 2) {
            k++;
        }
        return k;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        int threads = Integer.parseInt(args[1]);
        List<Worker> workers = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
            Worker w = new Worker(t * n, t * n + n);
            workers.add(w);
            w.start();
        }
        int total = own(n);
        for (Worker w : workers) {
            w.join();
            total += w.result;
        }
        int[] cells = new int[threads];
        Thread[] plain = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            int at = t;
            plain[t] = new Thread(() -> cells[at] = own(n + at));
            plain[t].start();
        }
        for (int t = 0; t < threads; t++) {
            plain[t].join();
            for (int i = 0; i < cells[t]; i++) {
                total++;
            }
        }
        Worker never = new Worker(0, n);
        never.run();
        for (int i = 0; i < never.result; i++) {
            total++;
        }
        System.out.println(total);
    }
}
