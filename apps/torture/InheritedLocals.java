// args: 3 4 alpha|5 7 be|8 2 gamma_delta
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

public class InheritedLocals {
    static final AtomicInteger created = new AtomicInteger(), uncaught = new AtomicInteger();

    static final ThreadLocal<StringBuilder> BUF = ThreadLocal.withInitial(() -> {
        created.incrementAndGet();
        return new StringBuilder(Thread.currentThread().getName());
    });
    static final InheritableThreadLocal<int[]> DEPTH = new InheritableThreadLocal<>() {
        @Override protected int[] childValue(int[] parent) { return new int[] {parent[0] + 1, parent[1] * 2}; }
        @Override protected int[] initialValue() { return new int[] {0, 1}; }
    };
    static final InheritableThreadLocal<List<String>> SHARED = new InheritableThreadLocal<>(); // the child sees the same list

    static class Worker extends Thread {
        final int left;
        int result;
        Worker(int left, String name) { super(name); this.left = left; }
        @Override public void run() {
            BUF.get().append(left);
            SHARED.get().add(getName());
            if (left > 0) {
                Worker w = new Worker(left - 1, getName() + left % 3);
                w.start();
                joinQuietly(w);
                result = w.result;
            }
            for (int i = 0; i < DEPTH.get()[0] * BUF.get().length(); i++) result++;
            if (left % 3 == 2) {
                BUF.remove();
                result += 1000 * BUF.get().length();
                throw new IllegalStateException(getName());
            }
        }
        @Override public synchronized void start() {
            DEPTH.get()[1]++; // in the parent, after the child's copy was made by the constructor
            super.start();
        }
    }

    static void joinQuietly(Thread t) {
        boolean interrupted = false;
        while (true) {
            try {
                t.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
                uncaught.addAndGet(100);
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    public static void main(String[] args) throws Exception {
        int depth = Integer.parseInt(args[0]), n = Integer.parseInt(args[1]);
        String name = args[2];
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            for (int i = 0; i < e.getMessage().length(); i++) uncaught.incrementAndGet();
        });
        SHARED.set(new ArrayList<>());
        DEPTH.get()[1] = n;
        Worker w = new Worker(depth, name);
        w.start();
        joinQuietly(w);
        int[] mine = DEPTH.get();
        int names = 0;
        for (String s : SHARED.get()) for (char c : s.toCharArray()) if (Character.isDigit(c)) names++;

        AtomicInteger handled = new AtomicInteger();
        ThreadFactory factory = r -> {
            Thread t = new Thread(r, "f" + created.get() % 2);
            t.setUncaughtExceptionHandler((x, e) -> handled.addAndGet(e instanceof ArithmeticException ? 1 : 50));
            return t;
        };
        int[] slots = new int[n];
        for (int i = 0; i < n; i++) {
            int at = i;
            Thread t = factory.newThread(() -> { slots[at] = 100 / (at % 4); slots[at] += slots[at + 1]; });
            t.start();
            t.join();
        }
        int filled = 0;
        for (int s : slots) if (s > 30) filled++;
        int interrupts = 0;
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) Thread.currentThread().interrupt();
            try {
                if (i % 2 == 0) Thread.sleep(0);
                else if (Thread.interrupted()) interrupts += 10;
            } catch (InterruptedException e) {
                interrupts++;
            }
        }
        BUF.get().append(ThreadLocalRandom.current().nextInt(1));
        System.out.println(w.result + " " + names + " " + mine[0] + " " + mine[1] + " " + created + " " + uncaught + " " + BUF.get());
        System.out.println(handled + " " + filled + " " + interrupts + " " + Thread.interrupted() + " " + SHARED.get().size());
    }
}
