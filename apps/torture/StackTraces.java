// args: 3 | 10 | 25
/** Stack traces as data: their depth and the names in them, of exceptions and of a stack walker. */
public class StackTraces {
    static int helper(int depth) {
        if (depth == 0) {
            return new Throwable().getStackTrace().length;
        }
        return helper(depth - 1);
    }

    static String caller() {
        return StackWalker.getInstance().walk(s -> s.skip(1).findFirst().get().getMethodName());
    }

    static int line(int x) {
        try {
            if (x % 2 == 0) {
                throw new IllegalArgumentException();
            }
            throw new IllegalStateException();
        } catch (RuntimeException e) {
            return e.getStackTrace()[0].getLineNumber() + e.getStackTrace()[0].getMethodName().length();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += i % 4;
        }
        for (int i = helper(n); i > 0; i--) {
            total++;
        }
        for (int i = 0; i < caller().length(); i++) {
            total++;
        }
        for (int i = 0; i < n; i++) {
            total += line(i);
        }
        while (total % 10 != 0) {
            total++;
        }
        System.out.println(total);
    }
}
