// args: 5 abcd 0 | 9 pqrstuv 1 | 14 klmnopqr 2 | 3 ab 3
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Handlers of exceptions that nothing catches: of single threads, of all of them, of pools' threads and of main's. */
public class LastResorts {
    static int lost;
    static int noted;
    static int turns;
    static final ArrayDeque<Integer> again = new ArrayDeque<>();

    static final class Noting implements Thread.UncaughtExceptionHandler {
        final int weight;
        int heard;

        Noting(int weight) {
            this.weight = weight;
        }

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            heard++;
            noted += weight * e.getMessage().length();
            for (int i = 0; i < weight; i++) {
                turns++;
            }
            if (heard % 3 == 0) {
                throw new IllegalStateException("nobody hears this");
            }
        }
    }

    static void work(String text, int at) {
        if (at < text.length() && text.charAt(at) % 2 == 0) {
            throw new IllegalArgumentException(text.substring(at));
        }
        lost -= text.length();
    }

    static void everything(Thread t, Throwable e) {
        lost += e instanceof NumberFormatException ? 1000 : e.getMessage().length();
        if (e instanceof ArithmeticException) {
            again.add(lost);
        }
        for (int i = 0; i < lost % 7; i++) {
            turns += 2;
        }
    }

    /** A pool that is shut has no other thread instead of one that failed, and ends before its handler is heard. */
    static void alone(Thread.UncaughtExceptionHandler handler, Runnable task) throws InterruptedException {
        List<Thread> workers = new ArrayList<>();
        ExecutorService pool = Executors.newSingleThreadExecutor(r -> {
            Thread t = new Thread(r);
            t.setUncaughtExceptionHandler(handler);
            workers.add(t);
            return t;
        });
        Semaphore shut = new Semaphore(0);
        pool.execute(() -> {
            shut.acquireUninterruptibly();
            task.run();
        });
        pool.shutdown();
        shut.release();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        for (Thread worker : workers) {
            worker.join();
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String text = args[1];
        int way = Integer.parseInt(args[2]);
        Noting noting = new Noting(n % 4 + 1);
        for (int i = 0; i < n; i++) {
            int at = i;
            Thread t = new Thread(() -> work(text, at));
            t.setUncaughtExceptionHandler(i % 2 == 0 ? noting : null);
            if (i == n / 2) {
                Thread.setDefaultUncaughtExceptionHandler(LastResorts::everything);
            }
            if (i < n / 2 && i % 2 == 1) {
                t.setUncaughtExceptionHandler((who, e) -> lost += 3);
            }
            t.start();
            t.join();
        }
        for (int i = 0; i < n; i++) {
            int at = i;
            alone(way == 1 ? noting : null, () -> {
                int divided = 10 / (at % 3);
                lost += Integer.parseInt(text.length() > 6 && at == 4 ? text : "7") + divided;
            });
        }
        while (!again.isEmpty()) {
            turns += again.poll() % 5;
        }
        for (int i = 0; i < turns; i++) {
            lost += i % 2;
        }
        System.out.println(lost + " " + noted + " " + turns + " " + noting.heard);
        System.out.println(Thread.getDefaultUncaughtExceptionHandler() == null);
        if (way == 2) {
            Thread.currentThread().setUncaughtExceptionHandler((t, e) -> {
                for (int i = 0; i < e.getMessage().length(); i++) {
                    turns++;
                }
            });
        }
        if (way >= 2) {
            throw new IllegalStateException("main " + turns);
        }
    }
}
