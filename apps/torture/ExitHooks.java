// args: 5 3|12 4|9 2
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public class ExitHooks {
    static class CountingStream extends PrintStream {
        int prints, lines, formats;
        CountingStream(OutputStream o) { super(o, false); }
        @Override public void print(String s) { prints++; super.print(s); }
        @Override public void println(String s) { lines++; super.println(s); } // does println call print?
        @Override public void println(int i) { lines += 10; super.println(i); }
        @Override public PrintStream printf(String f, Object... a) { formats++; return super.printf(Locale.ROOT, f, a); }
        @Override public void write(int b) { prints += 1000; super.write(b); }
    }
    static class Broken extends OutputStream {
        int left;
        Broken(int left) { this.left = left; }
        @Override public void write(int b) throws IOException {
            if (left-- <= 0) throw new IOException("broken");
        }
    }
    static class Upper extends FilterOutputStream {
        int seen;
        Upper(OutputStream o) { super(o); }
        @Override public void write(int b) throws IOException { seen++; super.write(Character.toUpperCase(b)); }
    }
    static class Value {
        static int shown;
        final int v;
        Value(int v) { this.v = v; }
        @Override public String toString() { shown += v; return "V" + v; }
    }

    static int loops, phase;
    static final List<String> log = new ArrayList<>();

    @SuppressWarnings("finally")
    static int leave(int n) {
        try {
            phase = 1;
            if (n % 2 == 1) throw new IllegalStateException();
            return n;
        } finally {
            phase += 10;
            System.exit(n > 100 ? 3 : 0);
            phase = 99; // never
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        PrintStream original = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Upper upper = new Upper(bytes);
        CountingStream counting = new CountingStream(upper);
        System.setOut(counting);
        for (int i = 0; i < n; i++) {
            if (i % k == 0) System.out.println(new Value(i));
            else if (i % k == 1) System.out.printf("%d-%s%n", i, new Value(1));
            else System.out.append('c').append("abc", 1, i % 3 + 1).println(i);
        }
        String unused = "" + new Value(1000) + null; // toString has a side effect
        System.out.flush();
        System.setOut(original);
        int upperCase = 0, newlines = 0;
        for (char c : bytes.toString().toCharArray()) if (Character.isUpperCase(c)) upperCase++; else if (c == '\n') newlines++;
        System.out.println(upperCase + " " + newlines + " " + counting.prints % 1000 + " " + counting.lines + " " + counting.formats + " "
                + upper.seen + " " + Value.shown);

        PrintStream broken = new PrintStream(new Broken(n), true);
        int survived = 0;
        while (!broken.checkError() && survived < 50) { broken.print("x".repeat(k)); survived++; }
        System.out.println(survived);

        Thread first = new Thread(() -> {
            for (int i = 0; i < n * phase; i += k) loops++;
            log.add("hook1:" + loops);
        });
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            first.start(); // an ordinary thread, started by the hook
            try { first.join(); } catch (InterruptedException e) { log.add("int"); }
            for (String s : log) for (int i = 0; i < s.length(); i++) if (Character.isDigit(s.charAt(i))) loops += 100;
            System.out.println(log + " " + loops + " " + phase);
        }));
        Thread never = new Thread(() -> System.out.println("never"));
        Runtime.getRuntime().addShutdownHook(never);
        if (Runtime.getRuntime().removeShutdownHook(never)) log.add("removed" + survived);
        int r = leave(n);
        System.out.println("unreachable " + r);
    }
}
