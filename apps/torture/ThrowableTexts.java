// args: 3 disk | 12 net | 40 cpu
import java.io.*;
import java.util.*;

/** Exceptions whose texts, causes and traces are methods of the program, called by constructors and printers of the JDK. */
public class ThrowableTexts {
    static int asked;
    static int localized;
    static int described;
    static int caused;

    static class Coded extends Exception {
        private static final long serialVersionUID = 1;
        final int code;

        Coded(int code) {
            super("unused");
            this.code = code;
        }

        @Override
        public String getMessage() {
            asked++;
            return "E" + code;
        }
    }

    static class Translated extends Coded {
        private static final long serialVersionUID = 1;

        Translated(int code) {
            super(code * 11);
        }

        @Override
        public String getLocalizedMessage() {
            localized++;
            String plain = getMessage();
            for (int i = 0; i < code % 4; i++) {
                plain += "!";
            }
            return plain;
        }
    }

    static class Described extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final Throwable later;

        Described(Throwable later) {
            this.later = later;
        }

        @Override
        public synchronized Throwable getCause() {
            caused++;
            return later;
        }

        @Override
        public String toString() {
            described++;
            return "described:" + (later == null ? 0 : later.toString().length());
        }
    }

    static class Report extends PrintWriter {
        int lines;
        int causes;

        Report(Writer out) {
            super(out);
        }

        @Override
        public void println(Object o) {
            String s = String.valueOf(o);
            lines++;
            if (s.startsWith("Caused by")) {
                causes++;
            }
        }
    }

    static Throwable make(int k) {
        switch (k % 4) {
            case 0: return new Coded(k);
            case 1: return new Translated(k);
            case 2: return new Described(k % 8 == 2 ? null : new Translated(k));
            default: return new IllegalStateException(new Coded(k));
        }
    }

    static int depth(Throwable t) {
        int d = 0;
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        while (t != null && seen.add(t)) {
            d++;
            t = t.getCause();
        }
        return d;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int wrapped = 0;
        int deep = 0;
        int errors = 0;
        for (int i = 0; i < n; i++) {
            Throwable t = make(i);
            RuntimeException outer = new RuntimeException(t);
            wrapped += outer.getMessage().length();
            if (outer.toString().endsWith("!")) {
                errors++;
            }
            deep += depth(outer);
            try {
                throw new AssertionError(t);
            } catch (AssertionError e) {
                deep += e.getCause() == t ? 1 : 100;
                if (e.getMessage().contains(":")) {
                    errors += 2;
                }
            }
        }
        Report report = new Report(new StringWriter());
        for (int i = 0; i < n; i += 5) {
            Throwable t = new UncheckedIOException(args[1], new IOException(make(i)));
            if (i % 2 == 0) {
                t.addSuppressed(make(i + 1));
            }
            t.printStackTrace(report);
        }
        int joined = 0;
        StringJoiner all = new StringJoiner(",");
        for (int i = 0; i < n; i++) {
            all.add("" + make(i));
            joined += String.format("%s", make(i + 2)).length() % 3;
        }
        for (int i = 0; i < all.length(); i += 10) {
            joined++;
        }
        int steps = 0;
        for (int i = wrapped + deep; i > 0; i -= 7) {
            steps++;
        }
        System.out.println(steps + " " + errors + " " + joined + " " + asked + " " + localized + " " + described + " " + caused
            + " " + (report.lines > 0) + " " + report.causes);
    }
}
