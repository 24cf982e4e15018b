// args: 3 | 10 | 25
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Date;
import java.util.Locale;

/** Formats of the program's own, used directly and within those of the JDK. */
public class OwnFormats {
    static int seen;

    static class Roman extends Format {
        public StringBuffer format(Object o, StringBuffer to, FieldPosition at) {
            for (int i = (Integer) o % 10; i > 0; i--) {
                to.append('I');
                seen++;
            }
            return to;
        }

        public Object parseObject(String text, ParsePosition at) {
            int k = 0;
            while (at.getIndex() < text.length() && text.charAt(at.getIndex()) == 'I') {
                at.setIndex(at.getIndex() + 1);
                k++;
            }
            return k;
        }
    }

    static class Stars extends NumberFormat {
        int formatted;

        public StringBuffer format(double x, StringBuffer to, FieldPosition at) {
            formatted += 100;
            return to.append((int) (x * 2));
        }

        public StringBuffer format(long x, StringBuffer to, FieldPosition at) {
            formatted++;
            for (int i = 0; i < x % 7; i++) {
                to.append('*');
            }
            return to;
        }

        public Number parse(String text, ParsePosition at) {
            formatted += 10;
            int from = at.getIndex();
            while (at.getIndex() < text.length() && text.charAt(at.getIndex()) == '*') {
                at.setIndex(at.getIndex() + 1);
            }
            return at.getIndex() - from;
        }
    }

    static class Days extends DateFormat {
        int asked;

        public StringBuffer format(Date date, StringBuffer to, FieldPosition at) {
            asked++;
            return to.append(date.getTime() / 86_400_000).append('d');
        }

        public Date parse(String text, ParsePosition at) {
            asked += 5;
            int end = text.indexOf('d');
            at.setIndex(end + 1);
            return new Date(Long.parseLong(text.substring(0, end)) * 86_400_000);
        }
    }

    public static void main(String[] args) throws ParseException {
        int n = Integer.parseInt(args[0]);
        int s = 0;
        Format roman = new Roman();
        s += roman.format(n).length();
        s += (Integer) roman.parseObject("III") * 5;
        MessageFormat message = new MessageFormat("{0} is {1}", Locale.ROOT);
        message.setFormatByArgumentIndex(0, roman);
        message.setFormatByArgumentIndex(1, new DecimalFormat("000"));
        s += message.format(new Object[] {n, n}).length();
        s += message.format(new Object[] {n, 5}, new StringBuffer("x"), null).length();
        Stars stars = new Stars();
        s += stars.format(n).length() + stars.format(n / 2.0).length() * 3;
        s += stars.format((Object) (n + 1)).length();
        s += stars.parse("***").intValue();
        s += ((Number) stars.parseObject("**")).intValue() + stars.formatted;
        Days days = new Days();
        s += days.format(new Date(n * 100_000_000L)).length();
        s += (int) (days.parse(n + "d").getTime() % 1000) + days.format((Object) new Date(0)).length() + days.asked;
        for (int i = 0; i < s; i++) {
            seen += i & 1;
        }
        System.out.println(s + " " + seen);
    }
}
