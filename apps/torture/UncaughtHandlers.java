// args: 3 50 | 10 50 | 25 4
/** An exception that ends main behind finally blocks, after static state was written; depth of recursion bounded. */
public class UncaughtHandlers {
    static int cleaned;

    static int deep(int n, int limit) {
        if (n > limit) {
            throw new ArithmeticException("too deep: " + n);
        }
        try {
            return n == 0 ? 1 : deep(n - 1, limit) + n % 3;
        } finally {
            cleaned++;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int limit = Integer.parseInt(args[1]);
        int total = 0;
        try {
            for (int i = 0; i < n; i++) {
                total += deep(i, limit);
                if (i % 6 == 5) {
                    total++;
                }
            }
        } finally {
            for (int i = 0; i < cleaned; i += 3) {
                total++;
            }
            System.out.println("cleaned " + cleaned);
        }
        for (int i = 0; i < total; i += 4) {
            cleaned++;
        }
        System.out.println(total + " " + cleaned);
    }
}
