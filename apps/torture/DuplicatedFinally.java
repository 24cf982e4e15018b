// args: 3 | 10 | 25
/** javac copies a finally block to each way out of the try: counts of one source line are sums over the copies. */
public class DuplicatedFinally {
    static int cleanups;
    static int work;

    static int run(int i) {
        try {
            work++;
            if (i % 5 == 0) {
                return work;
            }
            if (i % 7 == 0) {
                throw new IllegalArgumentException("seven");
            }
            if (i % 3 == 0) {
                return -1;
            }
            work += i;
        } catch (IllegalArgumentException e) {
            if (i > 10) {
                return 7;
            }
            work--;
        } finally {
            for (int k = 0; k < i; k++) {
                cleanups++;
            }
        }
        return 0;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            try {
                total += run(i);
            } finally {
                if (i % 2 == 0) {
                    total++;
                }
            }
        }
        System.out.println(total + " " + cleanups + " " + work);
    }
}
