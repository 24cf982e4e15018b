// args: 3 2 | 10 4 | 25 9
/** Exceptions that cross several frames, some with finally blocks, to a handler far above, and causes unwrapped. */
public class DeepExceptions {
    static int unwound;

    static class Wrapped extends RuntimeException {
        Wrapped(Throwable cause) {
            super(cause);
        }
    }

    static int down(int depth, int limit) {
        if (depth == limit) {
            throw new IllegalStateException("at " + depth);
        }
        try {
            return down(depth + 1, limit) + 1;
        } finally {
            unwound++;
        }
    }

    static int middle(int limit) {
        try {
            return down(0, limit);
        } catch (UnsupportedOperationException e) {
            return -1000;
        } catch (IllegalStateException e) {
            if (limit % 2 == 0) {
                throw new Wrapped(e);
            }
            throw e;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int total = 0;
        for (int i = 1; i <= n; i++) {
            try {
                total += middle(i % m);
            } catch (Wrapped e) {
                Throwable t = e;
                int depth = 0;
                while (t.getCause() != null) {
                    t = t.getCause();
                    depth++;
                }
                total += depth * 10 + t.getMessage().length();
            } catch (RuntimeException e) {
                total += e.getMessage().endsWith("3") ? 3 : 1;
            }
        }
        for (int i = 0; i < unwound; i++) {
            total++;
        }
        System.out.println(total + " " + unwound);
    }
}
