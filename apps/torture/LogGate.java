// args: 4 | 9 fine | 20 off
import java.util.logging.*;

/**
 * Levels, filters and parent handlers of java.util.logging decide which Supplier, toString, Filter,
 * Formatter and Handler code of the program runs at all, and a filter changes the level while logging.
 */
public class LogGate {
    static int suppliers, strings, published, filtered, formatted, errors;

    static class Costly {
        final int w;
        Costly(int w) { this.w = w; }
        @Override public String toString() {
            strings++;
            if (w == 13) throw new IllegalStateException("13");
            return "c".repeat(w % 5);
        }
    }

    static class CountFormatter extends Formatter {
        @Override public String format(LogRecord r) {
            formatted++;
            return r.getLevel().getName().charAt(0) + formatMessage(r) + ";";
        }
        @Override public String getHead(Handler h) { return "<" + formatted; }
        @Override public String getTail(Handler h) { return formatted + ">"; }
    }

    static class Mem extends Handler {
        final StringBuilder sb = new StringBuilder();
        boolean opened;
        @Override public void publish(LogRecord r) {
            if (!isLoggable(r)) return;
            published++;
            try {
                if (!opened) { sb.append(getFormatter().getHead(this)); opened = true; }
                sb.append(getFormatter().format(r));
            } catch (RuntimeException e) {
                reportError(null, e, ErrorManager.FORMAT_FAILURE);
            }
        }
        @Override public void flush() { sb.append('!'); }
        @Override public void close() { sb.append(getFormatter().getTail(this)); opened = false; }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Logger root = Logger.getLogger("gate");
        root.setUseParentHandlers(false);
        Logger kid = Logger.getLogger("gate.kid");
        Logger grand = Logger.getLogger("gate.kid.grand");
        Mem mem = new Mem(), tight = new Mem();
        for (Mem m : new Mem[] {mem, tight}) {
            m.setFormatter(new CountFormatter());
            m.setErrorManager(new ErrorManager() {
                @Override public void error(String msg, Exception ex, int code) { errors += code * 10 + 1; }
            });
        }
        mem.setLevel(Level.ALL);
        tight.setLevel(Level.WARNING);
        root.addHandler(mem);
        kid.addHandler(tight);
        kid.setLevel(mode.equals("fine") ? Level.FINE : mode.equals("off") ? Level.OFF : Level.INFO);
        kid.setFilter(r -> { filtered++; return true; });          // a logger's filter sees only its own records
        grand.setFilter(r -> {
            filtered += 10;
            if (filtered % 40 == 0) kid.setLevel(Level.CONFIG);      // inherited by grand
            Object[] p = r.getParameters();
            if (p != null && p.length > 0 && p[0] instanceof Integer) p[0] = (Integer) p[0] * 2;
            return r.getLevel() != Level.CONFIG;
        });
        mem.setFilter(r -> r.getMessage() == null || !r.getMessage().startsWith("skip"));

        for (int i = 0; i < n; i++) {
            final int k = i;
            grand.fine(() -> { suppliers++; return "f" + k; });
            grand.log(Level.INFO, "v{0}/{1}", new Object[] {i, new Costly(i)});
            kid.log(Level.WARNING, i % 3 == 0 ? "skip {0}" : "warn {0}", new Costly(i));
            if (kid.isLoggable(Level.FINE)) kid.fine("x" + new Costly(i));
            kid.log(Level.CONFIG, "thrown", new Error("e" + i));
            if (i % 4 == 0) kid.entering("A", "b", i);
            if (i == 10) {
                kid.setLevel(null);                                   // inherits from the root logger: INFO
                root.setLevel(Level.SEVERE);
            }
            grand.severe(() -> { suppliers += 100; return "s"; });
        }
        MemoryHandler ring = new MemoryHandler(mem, 3, Level.SEVERE);  // keeps the last 3, pushes at SEVERE
        Logger anon = Logger.getAnonymousLogger();
        anon.setUseParentHandlers(false);
        anon.addHandler(ring);
        for (int i = 0; i < n; i++) anon.log(i % 5 == 4 ? Level.SEVERE : Level.INFO, "r" + i);
        int before = mem.sb.length();
        ring.push();
        mem.close();
        int acc = 0;
        for (int i = 0; i < mem.sb.length() - before + strings % 9; i++) acc += i % 3;
        System.out.println(suppliers + " " + strings + " " + published + " " + filtered + " " + formatted + " " + errors + " " + acc + " " + tight.sb.length());
        System.out.println(mem.sb);
    }
}
