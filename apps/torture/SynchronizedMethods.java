// args: 3 2 | 10 5 | 25 3
/** synchronized methods and blocks, nested, re-entered, left by exceptions and returns, on class objects. */
public class SynchronizedMethods {
    private int value;
    private static int entered;
    private final Object lock = new Object();

    synchronized int add(int by) {
        value += by;
        return by > 0 ? add(by - 1) + 1 : value;
    }

    static synchronized void enter() {
        entered++;
        synchronized (SynchronizedMethods.class) {
            if (entered % 3 == 0) {
                entered++;
            }
        }
    }

    int guarded(int x) {
        synchronized (lock) {
            synchronized (this) {
                if (x % 4 == 0) {
                    return value;
                }
                if (x % 5 == 0) {
                    throw new IllegalStateException("held " + Thread.holdsLock(lock));
                }
                value++;
            }
            value--;
        }
        return Thread.holdsLock(lock) ? -1000 : x;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        SynchronizedMethods s = new SynchronizedMethods();
        int total = s.add(m);
        int thrown = 0;
        for (int i = 1; i <= n; i++) {
            enter();
            try {
                total += s.guarded(i);
            } catch (IllegalStateException e) {
                thrown += e.getMessage().length();
            }
        }
        for (int i = 0; i < entered; i++) {
            total++;
        }
        synchronized (args) {
            for (int i = 0; i < s.value; i++) {
                total++;
                if (total % 50 == 0) {
                    break;
                }
            }
        }
        System.out.println(total + " " + thrown);
    }
}
