import java.util.concurrent.locks.LockSupport;

/**
 * As the five methods, but each waits exactly as long as it says, and is called as often as an argument says, so that the time
 * of main is not mixed up with theirs. Arguments: calls of each method.
 */
public class FiveWaits {
    /** What parking may take too long, in nanoseconds; the rest of the time is spent looking at the clock. */
    private static final long LATE = 150_000;

    static void await(long milliseconds) {
        long end = System.nanoTime() + milliseconds * 1_000_000;
        long left = milliseconds * 1_000_000 - LATE;
        while (left > 0) {
            LockSupport.parkNanos(left);
            left = end - LATE - System.nanoTime();
        }
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    static void function1() {
        await(1);
    }

    static void function2() {
        await(10);
    }

    static void function3() {
        await(500);
    }

    static void function4() {
        await(100);
    }

    static void function5() {
    }

    public static void main(String[] args) {
        for (int i = Integer.parseInt(args[0]); i > 0; i--) {
            function1();
        }
        for (int i = Integer.parseInt(args[1]); i > 0; i--) {
            function2();
        }
        for (int i = Integer.parseInt(args[2]); i > 0; i--) {
            function3();
        }
        for (int i = Integer.parseInt(args[3]); i > 0; i--) {
            function4();
        }
        for (int i = Integer.parseInt(args[4]); i > 0; i--) {
            function5();
        }
    }
}
