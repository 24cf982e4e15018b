// args: 1 | 4 wide | 9 deep
import java.io.IOException;
import java.text.*;
import java.util.*;

/**
 * String.format, Formatter, MessageFormat and string concatenation call user formatTo, toString, a failing
 * Appendable and a user Format, each of which changes the state that the next one prints and loops by.
 */
public class FormatEcho {
    static int formatCalls, strCalls;

    static class Gauge implements Formattable {
        int level;
        Gauge(int level) { this.level = level; }
        @Override public void formatTo(Formatter f, int flags, int width, int precision) {
            formatCalls++;
            boolean left = (flags & FormattableFlags.LEFT_JUSTIFY) != 0;
            boolean alt = (flags & FormattableFlags.ALTERNATE) != 0;
            boolean up = (flags & FormattableFlags.UPPERCASE) != 0;
            int w = Math.max(width, 0) + Math.max(precision, 0);
            for (int i = 0; i < w; i++) level += left ? -1 : 2;
            f.format(alt ? "[%d]" : up ? "G%s" : "g%s", alt ? (Object) level : new Tag(this));
        }
        @Override public String toString() { strCalls += 10; return "gauge"; }
    }

    static class Tag {
        final Gauge g;
        Tag(Gauge g) { this.g = g; }
        @Override public String toString() { strCalls++; return "t" + (g.level++); }
    }

    /** Accepts only some characters, then throws; Formatter swallows and remembers the exception. */
    static class Narrow implements Appendable {
        int room, got;
        Narrow(int room) { this.room = room; }
        @Override public Appendable append(CharSequence s) throws IOException { return append(s, 0, s.length()); }
        @Override public Appendable append(CharSequence s, int a, int b) throws IOException {
            for (int i = a; i < b; i++) append(s.charAt(i));
            return this;
        }
        @Override public Appendable append(char c) throws IOException {
            if (room-- <= 0) throw new IOException("full");
            got++;
            return this;
        }
    }

    static class StarFormat extends Format {
        int stars;
        @Override public StringBuffer format(Object o, StringBuffer to, FieldPosition p) {
            stars += ((Number) o).intValue();
            for (int i = 0; i < stars % 4; i++) to.append('*');
            return to;
        }
        @Override public Object parseObject(String s, ParsePosition pos) {
            int at = pos.getIndex();
            while (at < s.length() && s.charAt(at) == '*') { at++; stars--; }
            int n = at - pos.getIndex();
            pos.setIndex(at);
            return n;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Gauge g = new Gauge(n);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            out.append(String.format(i % 2 == 0 ? "%3s|%-2s|%<S" : "%#1.2s|%2$s", g, g));
            out.append(g).append("" + new Tag(g));
        }
        Narrow nar = new Narrow(n * 5);
        Formatter f = new Formatter(nar, Locale.ROOT);
        int rounds = 0;
        while (f.ioException() == null && rounds < 50) { f.format("%s-%05d;", g, rounds); rounds++; }

        StarFormat star = new StarFormat();
        MessageFormat mf = new MessageFormat("{0}:{1}:{0}|{2,choice,0#none|1#one|1<many {2}}", Locale.ROOT);
        mf.setFormatByArgumentIndex(1, star);
        String line = "";
        for (int i = 0; i < n; i++) line = mf.format(new Object[] {new Tag(g), i + 1, i});
        ParsePosition pp = new ParsePosition(0);
        Object[] parsed = new MessageFormat("{0}:{1}", Locale.ROOT).parse(line, pp);
        int stars = star.stars;
        try {
            if (mode.equals("wide")) String.format("%d %d", 1);
            if (mode.equals("deep")) String.format("%s %q", g, 1);
        } catch (MissingFormatArgumentException e) {
            stars += e.getFormatSpecifier().length() * 100;
        } catch (UnknownFormatConversionException e) {
            stars += e.getConversion().charAt(0);      // no formatTo call happens: parsing is first
        }
        int acc = 0;
        for (int i = 0; i < g.level % 17; i++) acc += out.length() > i * 5 ? 1 : 2;
        System.out.println(g.level + " " + formatCalls + " " + strCalls + " " + rounds + " " + nar.got + " " + stars + " " + acc
            + " " + (parsed == null ? 0 : parsed.length) + " " + line);
    }
}
