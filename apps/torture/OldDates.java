// args: 3 | 10 | 25
// flags: -Duser.timezone=UTC -Duser.language=en -Duser.country=US
import java.text.ChoiceFormat;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

/** Dates, calendars, time zones and formats of old, which keep each other and change. */
public class OldDates {
    static int failed;
    static int asked;

    /** A zone whose offset jumps when it is told to, and that counts who asks. */
    static final class Jumping extends TimeZone {
        private int offset;

        @Override public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
            asked++;
            return offset;
        }

        @Override public void setRawOffset(int millis) {
            offset = millis;
        }

        @Override public int getRawOffset() {
            asked++;
            return offset;
        }

        @Override public boolean useDaylightTime() {
            return false;
        }

        @Override public boolean inDaylightTime(Date date) {
            return false;
        }
    }

    @SuppressWarnings("deprecation")
    static int dates(int n) {
        Date d = new Date(100 + n, n % 12, 1 + n, n % 24, 7 * n % 60, n);
        Date before = (Date) d.clone();
        d.setMonth(d.getMonth() + n);
        d.setDate(d.getDate() + 3);
        d.setHours(n);
        d.setMinutes(d.getMinutes() / 2);
        d.setSeconds(61);
        int s = d.getDay() + d.getHours() + d.getMinutes() + d.getSeconds() + d.getYear() % 7 + d.toGMTString().length() + d.toLocaleString().length() % 3;
        TimeZone old = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone("GMT+0" + n % 9 + ":30"));
        s += d.getHours() * 10 - d.getTimezoneOffset();
        d.setYear(99);
        if (d.before(before)) {
            s += 1000;
        }
        TimeZone.setDefault(old);
        return s + (d.toString().contains("UTC") ? 3 : 5) + (int) (d.getTime() / 1000 % 50);
    }

    static int fields(int n) {
        GregorianCalendar c = new GregorianCalendar(2020, Calendar.JANUARY, 31);
        c.add(Calendar.MONTH, n);
        int s = c.get(Calendar.DAY_OF_MONTH) + c.getActualMaximum(Calendar.DAY_OF_MONTH) - c.getActualMinimum(Calendar.DAY_OF_YEAR);
        c.roll(Calendar.DAY_OF_MONTH, n);
        c.roll(Calendar.MONTH, n % 2 == 0);
        s += c.get(Calendar.DAY_OF_MONTH) + c.get(Calendar.DAY_OF_YEAR) + c.getMaximum(Calendar.MONTH) + c.getLeastMaximum(Calendar.DATE);
        c.setFirstDayOfWeek(1 + n % 7);
        c.setMinimalDaysInFirstWeek(1 + n % 5);
        s += c.get(Calendar.WEEK_OF_YEAR) * 10 + c.getFirstDayOfWeek() + c.getMinimalDaysInFirstWeek() + c.getWeeksInWeekYear();
        c.clear(Calendar.YEAR);
        s += c.isSet(Calendar.YEAR) ? 1000 : 0;
        c.setLenient(false);
        c.set(Calendar.MONTH, n);
        try {
            s += c.getTimeInMillis() > 0 ? 3 : 5;
        } catch (IllegalArgumentException e) {
            failed++;
        }
        c.setLenient(true);
        c.setTime(new Date(86_400_000L * n));
        Calendar copy = (Calendar) c.clone();
        c.add(Calendar.DATE, 1);
        c.setGregorianChange(new Date(Long.MAX_VALUE));
        return s + copy.compareTo(c) * 7 + copy.get(Calendar.DATE) + c.get(Calendar.DATE) + (c.isLeapYear(1900) ? 11 : 13) + (copy.after(c) ? 17 : 19);
    }

    static int zones(int n) {
        Jumping zone = new Jumping();
        Calendar c = new GregorianCalendar(zone);
        c.setTimeInMillis(0);
        zone.setRawOffset(3_600_000 * (n % 12));
        int s = c.get(Calendar.HOUR_OF_DAY);
        c.setTimeInMillis(1000);
        s = s * 10 + c.get(Calendar.HOUR_OF_DAY);
        c.setTimeZone(new SimpleTimeZone(-3_600_000 * (n % 5), "own"));
        s = s * 10 + c.get(Calendar.HOUR_OF_DAY);
        return s + (c.getTimeZone().getID().equals("own") ? 1 : 1000);
    }

    static int rules(int n) {
        SimpleTimeZone z = new SimpleTimeZone(3_600_000, "rules");
        z.setStartRule(Calendar.MARCH, 1 + n % 20, 3_600_000);
        z.setEndRule(Calendar.OCTOBER, -1, Calendar.SUNDAY, 3_600_000);
        z.setDSTSavings(1_800_000 * (1 + n % 2));
        z.setStartYear(n > 5 ? 1980 : 1960);
        int s = z.inDaylightTime(new Date(196L * 86_400_000)) ? 100 : 200;
        z.setRawOffset(60_000 * n);
        return s + z.getOffset(200L * 86_400_000) / 60_000 + z.getRawOffset() / 60_000 + z.getDSTSavings() / 1_800_000;
    }

    static int symbols(int n) throws ParseException {
        DateFormatSymbols symbols = new DateFormatSymbols(Locale.US);
        String[] months = symbols.getMonths();
        months[0] = "M".repeat(n);
        int s = symbols.getMonths()[0].length();
        symbols.setMonths(months);
        symbols.setAmPmStrings(new String[] {"early".repeat(1 + n % 3), "late"});
        String[] days = symbols.getShortWeekdays();
        days[Calendar.THURSDAY] = "day" + n;
        symbols.setShortWeekdays(days);
        symbols.setEras(new String[] {"old", "e".repeat(n)});
        SimpleDateFormat format = new SimpleDateFormat("MMMM a EEE G", symbols);
        symbols.setMonths(new DateFormatSymbols(Locale.US).getShortMonths());
        s += format.format(new Date(0)).length();
        symbols.setLocalPatternChars("X" + symbols.getLocalPatternChars().substring(1));
        format.setDateFormatSymbols(symbols);
        format.getDateFormatSymbols().setEras(new String[] {"none", "none"});
        s += format.format(new Date(0)).length() * 10 + format.toLocalizedPattern().indexOf('X');
        format.applyPattern(n % 2 == 0 ? "EEEE" : "EEE");
        return s + format.toPattern().length() + format.format(new Date(0)).length() + symbols.getEras()[1].length() + symbols.getAmPmStrings()[0].length();
    }

    /** The format and its calendar are one state. */
    static int shared(int n) throws ParseException {
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH", Locale.ROOT);
        Calendar own = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        format.setCalendar(own);
        format.format(new Date(86_400_000L * n));
        int s = own.get(Calendar.DAY_OF_YEAR);
        own.setTimeZone(TimeZone.getTimeZone("GMT+0" + n % 10));
        s = s * 10 + format.format(new Date(0)).charAt(12);
        format.getCalendar().setLenient(n % 2 == 0);
        try {
            s += format.parse("2020-13-40 25").getTime() > 0 ? 3 : 5;
        } catch (ParseException e) {
            failed += e.getErrorOffset();
        }
        s += format.isLenient() ? 100 : 200;
        NumberFormat digits = NumberFormat.getIntegerInstance(Locale.ROOT);
        digits.setGroupingUsed(false);
        format.setNumberFormat(digits);
        digits.setMinimumIntegerDigits(1 + n % 4);
        s += format.format(new Date(0)).length();
        format.getNumberFormat().setMaximumIntegerDigits(2);
        ParsePosition at = new ParsePosition(n % 3);
        if (format.parse("xx2020-1-1 1", at) == null) {
            failed += at.getErrorIndex();
        }
        return s + at.getIndex() + DateFormat.getDateTimeInstance(n % 4, n % 3, Locale.US).format(new Date(0)).length();
    }

    static int calendarOfFormat(int n) {
        SimpleDateFormat format = new SimpleDateFormat("HH", Locale.ROOT);
        format.getCalendar().setTimeZone(TimeZone.getTimeZone("GMT+0" + n % 10));
        int s = format.format(new Date(0)).charAt(1);
        return s + format.getTimeZone().getRawOffset() / 3_600_000;
    }

    static int numbers(int n) throws ParseException {
        Number[] values = {n * 1234.5, n * 1000L, -n, n / 100.0};
        NumberFormat[] formats = {
            NumberFormat.getCurrencyInstance(Locale.US), NumberFormat.getPercentInstance(Locale.ROOT), NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG),
            NumberFormat.getNumberInstance(Locale.GERMANY)};
        formats[n % 4].setMaximumFractionDigits(n % 3);
        int s = 0;
        for (NumberFormat f : formats) {
            for (Number v : values) {
                s += f.format(v).length();
            }
        }
        DecimalFormatSymbols marks = new DecimalFormatSymbols(Locale.ROOT);
        DecimalFormat decimal = new DecimalFormat("#,##0.##", marks);
        marks.setGroupingSeparator('\'');
        s += decimal.format(n * 1000).indexOf('\'') + (decimal.parse("1,00" + n).intValue() % 100);
        Locale old = Locale.getDefault();
        Locale.setDefault(n > 5 ? Locale.GERMANY : Locale.US);
        s += NumberFormat.getInstance().format(n * 1000.25).indexOf(',') + DateFormat.getDateInstance(DateFormat.LONG).format(new Date(0)).length();
        Locale.setDefault(old);
        return s;
    }

    static int messages(int n) throws ParseException {
        MessageFormat message = new MessageFormat("{0} is {1,number} of {2}", Locale.ROOT);
        Format[] made = message.getFormats();
        ((DecimalFormat) made[1]).setMinimumFractionDigits(n % 5);
        Object[] parts = {"x" + n, n, n * 1.5};
        int s = message.format(parts).length();
        DecimalFormat own = new DecimalFormat("000", new DecimalFormatSymbols(Locale.ROOT));
        ChoiceFormat choice = new ChoiceFormat("0#none|1#one|5<many {0}");
        message.setFormatsByArgumentIndex(new Format[] {null, own, choice});
        own.setMinimumIntegerDigits(n);
        choice.setChoices(new double[] {0, n}, new String[] {"few", "lots".repeat(n % 4)});
        s += message.format(parts).length() * 3;
        ((DecimalFormat) message.getFormatsByArgumentIndex()[1]).setPositivePrefix("+".repeat(n % 6));
        s += message.format(parts).length() * 5;
        message.setFormats(new Format[] {choice, null, own});
        try {
            s += message.parse("few is 3 of +" + n)[1].hashCode() % 10;
        } catch (ParseException | ClassCastException e) {
            failed += 10;
        }
        return s + (int) ChoiceFormat.nextDouble(n) + choice.getFormats().length + (int) choice.getLimits()[1] + choice.format(n).length();
    }

    /** Copies go their own ways. */
    static int copies(int n) {
        Date date = new Date(1);
        Date laterDate = (Date) date.clone();
        laterDate.setTime(n);
        int s = (int) laterDate.getTime() + (laterDate.equals(date) ? 1 : 2);
        Calendar calendar = new GregorianCalendar(2000, Calendar.JANUARY, 1);
        calendar.set(Calendar.DATE, n);
        Calendar laterCalendar = (Calendar) calendar.clone();
        laterCalendar.add(Calendar.MONTH, n);
        s += laterCalendar.get(Calendar.MONTH);
        DecimalFormat decimal = new DecimalFormat("0", new DecimalFormatSymbols(Locale.ROOT));
        DecimalFormat longer = (DecimalFormat) decimal.clone();
        longer.setMinimumFractionDigits(n);
        return s + longer.format(1).length() + decimal.format(1).length() * 100;
    }

    /** A message with a format that was changed before it was given. */
    static int given(int n) {
        DecimalFormat own = new DecimalFormat("0");
        own.setMinimumFractionDigits(n);
        MessageFormat message = new MessageFormat("{0}", Locale.ROOT);
        message.setFormats(new Format[] {own});
        return message.format(new Object[] {1}).length();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int[] results = {dates(n), fields(n), zones(n), rules(n), symbols(n), shared(n), calendarOfFormat(n), numbers(n), messages(n), copies(n), given(n), failed, asked};
        int sum = 0;
        for (int r : results) {
            for (int i = 0; i < r; i++) {
                sum += i & 1;
            }
            System.out.print(r + " ");
        }
        System.out.println(sum);
    }
}
