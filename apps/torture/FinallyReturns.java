// args: 3 | 10 | 25
/** A finally block that returns, breaks or continues swallows exceptions and earlier results. */
public class FinallyReturns {
    static int swallowed;

    @SuppressWarnings("finally")
    static int overriding(int x) {
        try {
            if (x % 3 == 0) {
                throw new IllegalArgumentException("gone");
            }
            return x;
        } finally {
            if (x % 2 == 0) {
                swallowed++;
                return -x;
            }
        }
    }

    static int keeps(int x) {
        int r = x;
        try {
            return r;
        } finally {
            r += 100;
            swallowed += r > 110 ? 1 : 0;
        }
    }

    @SuppressWarnings("finally")
    static int loop(int n) {
        int k = 0;
        for (int i = 0; i < n; i++) {
            try {
                if (i % 4 == 1) {
                    throw new RuntimeException();
                }
                k += i;
            } finally {
                if (i == 15) {
                    break;
                }
                if (i % 4 != 2) {
                    continue;
                }
            }
            k += 1000;
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            try {
                total += overriding(i) + keeps(i);
            } catch (IllegalArgumentException e) {
                total += 7;
            }
        }
        for (int i = loop(n); i > 0; i -= 100) {
            total++;
        }
        for (int i = 0; i < swallowed; i++) {
            total++;
        }
        System.out.println(total);
    }
}
