// args: 3 | 10 | 25
/** Exceptions that a method hands back, its trace trimmed, before they are thrown. */
public class PassedThrowables {
    static final class Missing extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Missing(String message) {
            super(message);
        }
    }

    static <T extends Throwable> T trimmed(T throwable) {
        return trimmed(throwable, PassedThrowables.class.getName());
    }

    static <T extends Throwable> T trimmed(T throwable, String name) {
        StackTraceElement[] trace = throwable.getStackTrace();
        int last = -1;
        for (int i = 0; i < trace.length; i++) {
            if (name.equals(trace[i].getClassName())) {
                last = i;
            }
        }
        throwable.setStackTrace(java.util.Arrays.copyOfRange(trace, last + 1, trace.length));
        return throwable;
    }

    static void fail(String name) {
        throw trimmed(new Missing("no " + name));
    }

    /** Only its caller's caller catches what it throws. */
    static void failFor(String name) {
        fail("value of " + name);
    }

    static int length(String text) {
        if (text != null) {
            return text.length();
        }
        failFor("text");
        return -1;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            try {
                total += length(i % 3 == 0 ? null : "text" + i);
            } catch (Missing e) {
                total += 1;
            }
        }
        System.out.println(total);
    }
}
