// args: 4 1234.5|11 -0.0625|19 987654321.125
import java.io.IOException;
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;

public class FormatLadder {
    /** An Appendable that counts what the formatter hands over, and refuses at a limit. */
    static class Meter implements Appendable {
        final StringBuilder sb = new StringBuilder();
        int chunks, digits;
        final int limit;
        Meter(int limit) { this.limit = limit; }
        public Appendable append(CharSequence s) throws IOException { return append(s, 0, s.length()); }
        public Appendable append(CharSequence s, int a, int b) throws IOException {
            chunks++;
            for (int i = a; i < b; i++) append(s.charAt(i));
            return this;
        }
        public Appendable append(char c) throws IOException {
            if (sb.length() >= limit) throw new IOException("full");
            if (Character.isDigit(c)) digits++;
            sb.append(c);
            return this;
        }
    }

    static class Money implements Formattable {
        static int formatted;
        final long cents;
        Money(long cents) { this.cents = cents; }
        @Override public void formatTo(Formatter f, int flags, int width, int precision) {
            formatted += Math.max(width, 0);
            String s = cents / 100 + "." + Math.abs(cents % 100);
            if (precision >= 0 && precision < s.length()) s = s.substring(0, precision);
            f.format((flags & java.util.FormattableFlags.ALTERNATE) != 0 ? "[%s]" : "%s", s);
        }
    }

    static class Roman extends NumberFormat {
        int calls;
        @Override public StringBuffer format(double d, StringBuffer to, FieldPosition p) { return format((long) d, to, p); }
        @Override public StringBuffer format(long v, StringBuffer to, FieldPosition p) {
            int[] w = {10, 9, 5, 4, 1};
            String[] r = {"X", "IX", "V", "IV", "I"};
            for (int i = 0; i < w.length; i++) while (v >= w[i]) { to.append(r[i]); v -= w[i]; calls++; }
            return to;
        }
        @Override public Number parse(String s, ParsePosition p) { p.setIndex(s.length()); return (long) s.length(); }
    }

    public static void main(String[] args) throws ParseException {
        int n = Integer.parseInt(args[0]);
        double d = Double.parseDouble(args[1]);
        Meter meter = new Meter(30 * n);
        Formatter f = new Formatter(meter, Locale.ROOT);
        for (int i = 0; i < n; i++)
            f.format("%05d|%-8.3e|%+,.2f|%#x|%#8.4s;", i * 37, d / (i + 1), d * i, i, new Money((long) (d * 100) + i));
        MessageFormat mf = new MessageFormat("{0} has {1,choice,0#none|1#one|2<many {1,number}} of {2}", Locale.ROOT);
        Roman roman = new Roman();
        mf.setFormatByArgumentIndex(2, roman);
        int many = 0, len = 0;
        for (int i = 0; i < n; i++) {
            String s = mf.format(new Object[] {"it''s", i % 5, i * 2});
            if (s.contains("many")) many++;
            len += s.length();
        }
        ChoiceFormat grade = new ChoiceFormat("-Infinity#low|0<mid|10#high|1000<huge");
        DecimalFormat df = new DecimalFormat("#,##0.###;(#)", DecimalFormatSymbols.getInstance(Locale.ROOT));
        int[] seen = new int[4];
        int groups = 0, parens = 0;
        double v = d;
        for (int i = 0; i < n; i++, v = -v / 3 + i) {
            switch (grade.format(v)) {
                case "low" -> seen[0]++;
                case "mid" -> seen[1]++;
                case "high" -> seen[2]++;
                default -> seen[3]++;
            }
            String s = df.format(v);
            for (char c : s.toCharArray()) if (c == ',') groups++; else if (c == '(') parens++;
            if (df.parse(s).doubleValue() == v) groups += 100;
        }
        Object[] parsed = new MessageFormat("n={0,number,integer}/{1}", Locale.ROOT).parse("n=" + n * 1000 + "/x" + df.format(n * 1234));
        for (long k = (Long) parsed[0]; k > 0; k -= 700) seen[3]++;
        System.out.println(meter.sb.length() + " " + meter.chunks + " " + meter.digits + " " + f.ioException() + " " + Money.formatted);
        System.out.println(many + " " + len + " " + roman.calls + " " + seen[0] + " " + seen[1] + " " + seen[2] + " " + seen[3] + " " + groups + " "
                + parens + " " + parsed[1]);
    }
}
