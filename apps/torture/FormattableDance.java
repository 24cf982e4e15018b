// args: 5 | 13 2 | 29 4
import java.io.*;
import java.util.*;

/**
 * Formatter calling back into Formattable/toString/hashCode, custom Appendables, format exceptions
 * as control flow.
 */
public class FormattableDance {
    static int calls, flushes;

    static class Gauge implements Formattable {
        final int level;
        Gauge peer;

        Gauge(int l) {
            level = l;
        }

        @Override
        public void formatTo(Formatter f, int flags, int width, int precision) {
            calls++;
            boolean left = (flags & FormattableFlags.LEFT_JUSTIFY) != 0,
                    up = (flags & FormattableFlags.UPPERCASE) != 0,
                    alt = (flags & FormattableFlags.ALTERNATE) != 0;
            String s = "g" + level;
            if (precision >= 0 && s.length() > precision) s = s.substring(0, precision) + "~";
            if (up) s = s.toUpperCase(Locale.ROOT);
            if (alt && peer != null && calls < 40)
                f.format("[%s:%" + (left ? "-" : "") + "4s]", s, peer); // re-entrant
            else {
                StringBuilder sb = new StringBuilder(s);
                while (sb.length() < width) {
                    if (left) sb.append('.');
                    else sb.insert(0, '.');
                }
                f.format(sb.toString());
            }
        }

        @Override
        public String toString() {
            return "never";
        }

        @Override
        public int hashCode() {
            calls += 3;
            return level * 16;
        }
    }

    /** Appendable that fails when full and rewrites characters on the way. */
    static class Narrow implements Appendable, Flushable, Closeable {
        final StringBuilder sb = new StringBuilder();
        final int cap;
        boolean closed;

        Narrow(int cap) {
            this.cap = cap;
        }

        public Appendable append(CharSequence s) throws IOException {
            return append(s, 0, s.length());
        }

        public Appendable append(CharSequence s, int a, int b) throws IOException {
            for (int i = a; i < b; i++) append(s.charAt(i));
            return this;
        }

        public Appendable append(char c) throws IOException {
            if (sb.length() >= cap) throw new IOException("full" + cap);
            sb.append(c == '.' ? '_' : c);
            return this;
        }

        public void flush() throws IOException {
            flushes++;
            if (flushes % 3 == 0) throw new IOException("flush" + flushes);
        }

        public void close() {
            closed = true;
        }
    }

    static String guarded(String f, Object... a) {
        try {
            return String.format(Locale.ROOT, f, a);
        } catch (MissingFormatArgumentException e) {
            return "M" + e.getFormatSpecifier();
        } catch (IllegalFormatConversionException e) {
            return "C" + e.getConversion() + e.getArgumentClass().getSimpleName();
        } catch (UnknownFormatConversionException e) {
            return "U" + e.getConversion();
        } catch (FormatFlagsConversionMismatchException
                | DuplicateFormatFlagsException
                | IllegalFormatFlagsException e) {
            return "F";
        } catch (IllegalFormatPrecisionException e) {
            return "P" + e.getPrecision();
        } catch (IllegalFormatException e) {
            return "I";
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Gauge a = new Gauge(n), b = new Gauge(mode * 100 + 7);
        a.peer = b;
        b.peer = a;
        String[] specs = {
            "%s",
            "%8s",
            "%-8s",
            "%S",
            "%.2s",
            "%-6.1S",
            "%#s",
            "%#.2s",
            "%h",
            "%b",
            "%1$s%1$S",
            "%2$s%<h"
        };
        int stars = 0;
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String s =
                    guarded(
                            specs[(i * mode) % specs.length],
                            i % 2 == 0 ? a : b,
                            i % 3 == 0 ? null : b);
            for (char c : s.toCharArray()) if (c == '.' || c == '~') stars++;
            all.append(s).append(' ');
        }
        System.out.println(all + "stars=" + stars + " calls=" + calls);

        int io = 0, written = 0;
        for (int i = 0; i < n; i++) {
            Narrow nw = new Narrow(3 + i % 9);
            try (Formatter f = new Formatter(nw, Locale.ROOT)) {
                f.format("%s-%d", i % 2 == 0 ? a : b, i).format("%5.1f", i / 3.0);
                if (f.ioException() != null) io += f.ioException().getMessage().length();
                f.flush();
                written += nw.sb.length();
            } catch (FormatterClosedException e) {
                io += 1000;
            }
            if (!nw.closed) io += 500;
        }
        System.out.println("io=" + io + " written=" + written + " flushes=" + flushes);

        Object[] vals = {
            n, (long) n << 33, -1.5, Double.NaN, 'x', "str", true, null, (byte) -n, new Gauge(1)
        };
        String[] fs = {
            "%d", "%x", "%+,.2f", "%08d", "%c", "%e", "%b", "%-5c|", "%o", "%q", "%(d", "%-d",
            "%.3d", "%s%s"
        };
        int[] kinds = new int[8];
        int len = 0;
        for (int i = 0; i < fs.length * 3; i++) {
            String r = guarded(fs[i % fs.length], vals[(i * mode + n) % vals.length]);
            int k = "MCUFPI".indexOf(r.charAt(0));
            kinds[k + 1]++;
            if (k < 0) len += r.length();
        }
        System.out.println(Arrays.toString(kinds) + " len=" + len);

        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        PrintStream ps =
                new PrintStream(bo, true) {
                    @Override
                    public void write(byte[] buf, int off, int l) {
                        calls += 5;
                        super.write(buf, off, l);
                    }

                    @Override
                    public PrintStream append(CharSequence cs) {
                        print("<" + cs);
                        return this;
                    }
                };
        ps.printf("%s|%-6s|%n", a, b);
        ps.append("z");
        int spins = 0;
        for (int i = 0; i < bo.size(); i++) if (bo.toByteArray()[i] == '.') spins++;
        Formatter own = new Formatter(new StringBuilder("pre"));
        while (own.out().toString().length() < n + 6) {
            own.format("%2$d%1$s", a, spins);
            spins++;
        }
        System.out.println(
                "spins=" + spins + " own=" + own + " calls=" + (calls > 20) + " size=" + bo.size());
    }
}
