// args: 3 plain | 17 exit | 40 nested
import java.util.ArrayList;
import java.util.List;

/** Hooks, handlers of uncaught exceptions, and exits in the middle of loops with `finally` blocks that never run. */
public class LeavingTheVm {
    static int total;
    static int finals;
    static int hooks;
    static final List<String> LOG = new ArrayList<>();

    static class Exit extends RuntimeException {
        final int code;

        Exit(int code) {
            super("exit " + code, null, false, false);
            this.code = code;
        }
    }

    static int deep(int k, int limit) {
        try {
            if (k == limit) {
                throw new Exit(k % 5);
            }
            total += k;
            return deep(k + 1, limit) + 1;
        } finally {
            finals++;
        }
    }

    static void worker(int n) throws InterruptedException {
        Thread t = new Thread(() -> {
            int k = 0;
            while (true) {
                k++;
                if (k == n) {
                    throw new IllegalStateException("k" + k);
                }
            }
        });
        int[] seen = {0};
        t.setUncaughtExceptionHandler((thread, e) -> seen[0] = e.getMessage().length() + 10);
        t.start();
        t.join();
        total += seen[0];
        Thread other = new Thread(() -> {
            int[] a = new int[n];
            a[n] = 1;
        });
        other.start();
        other.join();
    }

    static void stop(String how, int n) {
        int loops = 0;
        try {
            for (int i = 0; i < n; i++) {
                loops++;
                if (how.equals("exit") && i == n / 2) {
                    System.exit(0);
                }
                if (how.equals("nested") && i == n / 3) {
                    try {
                        deep(i, n);
                    } catch (Exit e) {
                        LOG.add("caught");
                        Runtime.getRuntime().exit(0);
                    } finally {
                        finals += 1000;
                    }
                }
            }
        } finally {
            finals += 100;
        }
        total += loops;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            hooks++;
            LOG.add(e.getClass().getSimpleName());
        });
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            int k = 0;
            for (String s : LOG) {
                k += s.length();
            }
            hooks += k;
            System.out.println(total + " " + finals + " " + hooks);
        }));
        worker(n);
        int caught = 0;
        for (int i = 1; i < 6; i++) {
            try {
                deep(0, i);
            } catch (Exit e) {
                caught += e.code;
            }
        }
        total += caught;
        stop(args[1], n);
        int after = total * 2;
        LOG.add("after" + after);
        Object o = args[1].equals("plain") ? "text" : n;
        Integer number = (Integer) o;
        total += number;
    }
}
