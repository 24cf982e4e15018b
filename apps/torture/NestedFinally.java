// args: 3 5 | 10 3 | 25 100
/** Finally in finally, return in finally that swallows an exception, break out of finally, rethrow. */
public class NestedFinally {
    static int trace;

    static int inner(int i, int limit) throws Exception {
        try {
            try {
                trace += 1;
                if (i > limit) {
                    throw new Exception("limit");
                }
                return i;
            } finally {
                trace += 10;
                if (i % 4 == 0) {
                    throw new RuntimeException("four");
                }
            }
        } finally {
            for (int k = 0; k < i % 3; k++) {
                trace += 100;
            }
        }
    }

    @SuppressWarnings("finally")
    static int swallow(int i, int limit) {
        try {
            return inner(i, limit);
        } catch (RuntimeException e) {
            trace -= 1;
            throw e;
        } catch (Exception e) {
            return -1;
        } finally {
            if (i % 8 == 0) {
                return 1000;
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int limit = Integer.parseInt(args[1]);
        int total = 0;
        int failures = 0;
        for (int i = 0; i < n; i++) {
            try {
                total += swallow(i, limit);
            } catch (RuntimeException e) {
                failures++;
            }
        }
        while (failures-- > 0) {
            total += trace % 7;
        }
        System.out.println(total + " " + trace);
    }
}
