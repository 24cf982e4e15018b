// args: 3 1 | 10 0 | 25 5
import java.util.ArrayList;
import java.util.List;

/** Synchronized methods and blocks, also left by break, return and exception. */
public class Monitors {
    private final Object lock = new Object();
    private int held;
    private final List<Integer> seen = new ArrayList<>();

    synchronized int enter(int n) {
        held += n;
        return held;
    }

    static synchronized int shared(int n) {
        int k = 0;
        for (int i = 0; i < n; i++) {
            k += 2;
        }
        return k;
    }

    int find(int limit, int stop) {
        for (int i = 0; i < limit; i++) {
            synchronized (lock) {
                seen.add(i);
                if (i == stop) {
                    return i;
                }
                if (i > 15) {
                    break;
                }
                if (i == 12 && stop == 0) {
                    throw new IllegalStateException("twelve");
                }
            }
        }
        synchronized (seen) {
            return seen.size();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int stop = Integer.parseInt(args[1]);
        Monitors m = new Monitors();
        int total = m.enter(n) + shared(stop);
        try {
            total += m.find(n, stop == 0 ? -1 : stop + 10);
        } catch (IllegalStateException e) {
            total -= 1;
        }
        for (int i = 0; i < m.seen.size(); i++) {
            synchronized (m) {
                total += m.held;
            }
        }
        System.out.println(total);
    }
}
