// args: 3 x | 12 abc
public class NestedLocks {
    static int total;
    static int locked(Object lock, int k) {
        try {
            synchronized (lock) {
                if (k % 3 == 1) {
                    throw new IllegalStateException();
                }
                synchronized (NestedLocks.class) {
                    if (k % 3 == 2) {
                        return k;
                    }
                }
                total++;
            }
        } catch (IllegalStateException e) {
            return Thread.holdsLock(lock) ? 1000 : 7;
        }
        return 5;
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Object lock = new Object();
        int locks = 0;
        for (int i = 0; i < n; i++) {
            locks += locked(lock, i);
        }
        System.out.println(locks);
    }
}
