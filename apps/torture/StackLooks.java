// args: 3 x | 12 abc | 40 longer
import java.util.*;
import java.util.stream.*;

/** Who called: stack walkers, traces, names of threads; beside values that do not look. */
public class StackLooks {
    static int total;
    static int warned;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static String caller() {
        return StackWalker.getInstance().walk(s -> s.skip(1).findFirst().map(StackWalker.StackFrame::getMethodName).orElse("?"));
    }

    static class Log {
        static int lines;

        static void log(String text, int level) {
            lines++;
            if (level > 2) {
                StackTraceElement e = new Throwable().getStackTrace()[1];
                if (e.getMethodName().startsWith("w")) {
                    warned += text.length();
                }
                lines += e.getLineNumber() > 10 ? 1 : 0;
            }
        }
    }

    static int walk(int k) {
        if (k > 0) {
            return walk(k - 1);
        }
        return (int) (long) StackWalker.getInstance().walk(Stream::count);
    }

    static Class<?> who() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
    }

    static void work(int n) {
        for (int i = 0; i < n; i++) {
            Log.log("i" + i, i % 5);
        }
    }

    static class Own extends RuntimeException {
        final int code;

        Own(int code) {
            this.code = code;
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            total++;
            return this;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        work(n);
        int logged = Log.lines;
        count(logged);
        int name = caller().length() + n;
        count(name);
        int depth = walk(n);
        count(depth);
        int depths = walk(n + 3) - walk(n) + n;
        count(depths);
        int who = who().getSimpleName().length() + n;
        count(who);
        int trace = Thread.currentThread().getStackTrace().length + n;
        count(trace);
        int thrown = 0;
        for (int i = 0; i < n; i++) {
            try {
                throw new Own(i);
            } catch (Own e) {
                thrown += e.code + e.getStackTrace().length;
            }
        }
        count(thrown);
        int where = 0;
        try {
            Object o = List.of().iterator().next();
            count(o.hashCode());
        } catch (NoSuchElementException e) {
            where = e.getStackTrace()[e.getStackTrace().length - 1].getClassName().length() + n;
        }
        count(where);
        java.io.StringWriter text = new java.io.StringWriter();
        new IllegalStateException("s" + n).printStackTrace(new java.io.PrintWriter(text));
        int first = text.toString().indexOf('\n');
        count(first);
        int printed = text.toString().split("\n").length + n;
        count(printed);
        Throwable set = new RuntimeException("set");
        set.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "A.java", n), new StackTraceElement("C", "d", null, -2)});
        int line = set.getStackTrace()[0].getLineNumber();
        count(line);
        int string = set.getStackTrace()[1].toString().length() + n;
        count(string);
        int thread = Thread.currentThread().getName().length() + n;
        count(thread);
        int[] inner = {0};
        Thread t = new Thread(() -> inner[0] = Thread.currentThread().getStackTrace().length + Thread.currentThread().getName().length(), "worker" + n);
        t.start();
        try {
            t.join();
        } catch (InterruptedException e) {
            count(1);
        }
        count(inner[0] + n);
        String message = null;
        try {
            Object s = args[1];
            Integer i = (Integer) s;
            count(i);
        } catch (ClassCastException e) {
            message = e.getMessage();
        }
        int cast = message == null ? n : 2;
        count(cast);
        int npe = 0;
        try {
            String s = n > 0 ? null : "x";
            count(s.length());
        } catch (NullPointerException e) {
            npe = e.getMessage() == null ? 1 : n;
        }
        count(npe);
        int bounds = 0;
        try {
            int[] cells = new int[n];
            count(cells[n]);
        } catch (ArrayIndexOutOfBoundsException e) {
            bounds = e.getMessage().length();
        }
        count(bounds);
        System.out.println(total > 0 ? "ok" + warned : "none");
    }
}
