// args: 3 12 | 10 1234.5 | 25 x9
import java.text.ChoiceFormat;
import java.text.DateFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Formattable;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;

/** Formats that parse and print, calendars, an object that formats itself, identifiers made from names. */
public class NumberFormats {
    static final class Degrees implements Formattable {
        static int asked;
        final int value;

        Degrees(int value) {
            this.value = value;
        }

        @Override
        public void formatTo(Formatter out, int flags, int width, int precision) {
            asked++;
            for (int i = 0; i < value % 5; i++) {
                out.format("%d", i);
            }
        }
    }

    static int parse(String text) {
        NumberFormat format = NumberFormat.getInstance(Locale.ROOT);
        try {
            return format.parse(text).intValue();
        } catch (ParseException e) {
            return e.getErrorOffset() - 1;
        }
    }

    static int dates(int n) throws ParseException {
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        Date start = format.parse("2024-02-" + (10 + n % 15));
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        calendar.setTime(start);
        int weekends = 0;
        for (int i = 0; i < n; i++) {
            calendar.add(Calendar.DAY_OF_MONTH, 1);
            int day = calendar.get(Calendar.DAY_OF_WEEK);
            if (day == Calendar.SATURDAY || day == Calendar.SUNDAY) {
                weekends++;
            }
        }
        DateFormat same = (DateFormat) format.clone();
        return weekends + same.format(calendar.getTime()).length() + (calendar.getTime().after(start) ? 1 : 0);
    }

    public static void main(String[] args) throws ParseException {
        int n = Integer.parseInt(args[0]);
        int total = parse(args[1]) + dates(n);
        ChoiceFormat choice = new ChoiceFormat("0#none|1#one|5<many");
        int words = 0;
        for (int i = 0; i < n; i++) {
            words += choice.format(i).length();
            String s = String.format(Locale.ROOT, "%s|%5d|%-4x", new Degrees(i), i, i);
            total += s.indexOf('|');
        }
        ParsePosition at = new ParsePosition(0);
        Number number = NumberFormat.getIntegerInstance(Locale.ROOT).parse("17 rest", at);
        total += number.intValue() + at.getIndex() + Degrees.asked;
        UUID id = UUID.nameUUIDFromBytes(args[1].getBytes());
        total += id.version() + (int) (id.getLeastSignificantBits() & 15);
        int steps = 0;
        for (int i = 0; i < total + words; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + words + " " + steps);
    }
}
