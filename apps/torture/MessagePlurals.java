// args: 3 | 17 | 34
import java.text.ChoiceFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.Formattable;
import java.util.Formatter;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Locale;

/** Messages with choices inside, formats of the program's own at some arguments, and texts parsed back to what made them. */
public class MessagePlurals {
    static class Tally extends Format {
        int used;

        @Override
        public StringBuffer format(Object o, StringBuffer to, FieldPosition pos) {
            used++;
            for (int i = ((Number) o).intValue(); i > 0; i -= 5) {
                to.append("|".repeat(Math.min(5, i))).append(i > 5 ? "-" : "");
            }
            return to;
        }

        @Override
        public Object parseObject(String s, ParsePosition pos) {
            int k = 0;
            int i = pos.getIndex();
            while (i < s.length() && (s.charAt(i) == '|' || s.charAt(i) == '-')) {
                k += s.charAt(i++) == '|' ? 1 : 0;
            }
            if (k == 0) {
                pos.setErrorIndex(i);
                return null;
            }
            pos.setIndex(i);
            return k;
        }
    }

    record Money(long cents) implements Formattable {
        static int calls;

        @Override
        public void formatTo(Formatter f, int flags, int width, int precision) {
            calls++;
            String s = precision == 0 ? Long.toString(cents / 100) : cents / 100 + "." + cents % 100;
            if ((flags & java.util.FormattableFlags.ALTERNATE) != 0) {
                s = "EUR" + s;
            }
            if ((flags & java.util.FormattableFlags.UPPERCASE) == 0) {
                s = s.toLowerCase(Locale.ROOT);
            }
            String pad = "*".repeat(Math.max(0, width - s.length()));
            f.format("%s", (flags & java.util.FormattableFlags.LEFT_JUSTIFY) != 0 ? s + pad : pad + s);
        }
    }

    static int stars(String s) {
        int k = 0;
        for (char c : s.toCharArray()) {
            k += c == '*' ? 1 : Character.isUpperCase(c) ? 10 : 0;
        }
        return k;
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        MessageFormat m = new MessageFormat("{0,choice,0#none|1#one of ''{1}''|1<{0,number,integer} of {1}} in {2}.", Locale.US);
        Tally tally = new Tally();
        m.setFormatByArgumentIndex(2, tally);
        int lengths = 0;
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String s = m.format(new Object[] {i * i % 7 % 4, "f" + i, i + 1});
            texts.add(s);
            lengths += s.length();
        }
        MessageFormat back = new MessageFormat("{0} in {1}.", Locale.US);
        back.setFormat(1, tally);
        int parsed = 0;
        int failed = 0;
        for (String s : texts) {
            try {
                Object[] parts = back.parse(s);
                parsed += (Integer) parts[1] * (parts[0].toString().startsWith("one") ? 10 : 1);
            } catch (ParseException e) {
                failed += e.getErrorOffset();
            }
        }
        try {
            back.parse("some in nothing");
        } catch (ParseException e) {
            failed += e.getErrorOffset() + 100;
        }
        ChoiceFormat c = new ChoiceFormat(new double[] {0, 1, ChoiceFormat.nextDouble(1), n}, new String[] {"a", "bb", "ccc", "dddd"});
        int steps = 0;
        for (double d = -1; c.format(d).length() < 4; d += 0.5) {
            steps += c.format(d).length();
        }
        String[] patterns = {"%s", "%#10s", "%-8.0s", "%S", "%#-12S", "%+s", "%.1s", "%d"};
        int formatted = 0;
        int illegal = 0;
        for (int i = 0; i < n; i++) {
            try {
                formatted += stars(String.format(Locale.ROOT, patterns[i % patterns.length], new Money(i * 1234L)));
            } catch (IllegalFormatException e) {
                illegal += e.getClass().getSimpleName().length();
            }
        }
        System.out.println(lengths + " " + parsed + " " + failed + " " + steps + " " + formatted
                + " " + illegal + " " + Money.calls + " " + tally.used + " " + texts.get(n - 1));
    }
}
