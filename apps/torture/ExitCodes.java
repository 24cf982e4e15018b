// args: 3 0 | 10 0 | 25 0
/** System.exit from deep inside, in a finally block and behind a condition; halt never reached. */
public class ExitCodes {
    static int checked;

    static void check(int i, int limit, int code) {
        checked++;
        if (i * i > limit) {
            try {
                leave(code, i);
            } finally {
                checked += 1000;
            }
        }
    }

    static void leave(int code, int i) {
        if (i % 2 == 0) {
            System.out.println("even " + checked);
            System.exit(code);
        }
        Runtime.getRuntime().exit(code);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int code = Integer.parseInt(args[1]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k += 2) {
                total++;
            }
            check(i, n * 4, code);
            total += i;
        }
        for (int i = 0; i < checked; i++) {
            total++;
        }
        if (n < 5) {
            System.exit(code);
        }
        System.out.println(total);
    }
}
