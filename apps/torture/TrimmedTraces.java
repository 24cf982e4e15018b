// args: 3 | 10 | 25
/** Exceptions whose stack traces are trimmed before they are thrown, as Kotlin's checks do it. */
public class TrimmedTraces {
    static <T extends Throwable> T trimmed(T throwable, String name) {
        StackTraceElement[] trace = throwable.getStackTrace();
        int last = -1;
        for (int i = 0; i < trace.length; i++) {
            if (name.equals(trace[i].getClassName())) {
                last = i;
            }
        }
        StackTraceElement[] kept = java.util.Arrays.copyOfRange(trace, last + 1, trace.length);
        throwable.setStackTrace(kept);
        return throwable;
    }

    static int checked(String text) {
        if (text == null) {
            throw trimmed(new NullPointerException(), "TrimmedTraces");
        }
        return text.length();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        for (int i = 0; i < n; i++) {
            try {
                total += checked(i % 3 == 0 ? null : "text" + i);
            } catch (NullPointerException e) {
                total += 100;
            }
        }
        System.out.println(total);
    }
}
