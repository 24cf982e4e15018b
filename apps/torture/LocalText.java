// args: 3 de | 1234 en | 98765 tr
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;

/** Text that depends on locales: choices, messages, plurals, numbers, dates, case, order, normal forms. */
public class LocalText {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static class Temperature implements Formattable {
        final double degrees;

        Temperature(double degrees) {
            this.degrees = degrees;
        }

        @Override
        public void formatTo(Formatter f, int flags, int width, int precision) {
            total++;
            f.format(f.locale(), precision > 0 ? "%." + precision + "f°" : "%s°", degrees);
        }
    }

    static class Roman extends NumberFormat {
        @Override
        public StringBuffer format(double d, StringBuffer to, FieldPosition p) {
            return format((long) d, to, p);
        }

        @Override
        public StringBuffer format(long k, StringBuffer to, FieldPosition p) {
            total += 2;
            for (; k >= 10; k -= 10) {
                to.append('X');
            }
            return to.append("I".repeat((int) k));
        }

        @Override
        public Number parse(String s, ParsePosition p) {
            p.setIndex(s.length());
            return s.length();
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Locale locale = Locale.forLanguageTag(args[1]);
        ChoiceFormat choice = new ChoiceFormat(new double[] {0, 1, 2, 1000}, new String[] {"none", "one", "some", "lots of"});
        int chosen = choice.format(n).length();
        count(chosen);
        ChoiceFormat pattern = new ChoiceFormat("-1#is negative|0#is zero or fraction|1#is one|1.0<is more than 1");
        int more = pattern.format(n / 7.0).length();
        count(more);
        int next = (int) ChoiceFormat.nextDouble(n) + pattern.getLimits().length;
        count(next % 100);
        double back = pattern.parse("is one").doubleValue() + n;
        count((int) back % 50);
        MessageFormat message = new MessageFormat("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files} in {1}, {2,number,percent}.", locale);
        String text = message.format(new Object[] {n, args[1], 0.25 * n});
        int length = text.length();
        count(length);
        int digits = 0;
        for (char c : text.toCharArray()) {
            if (Character.isDigit(c)) {
                digits++;
            }
        }
        count(digits);
        Object[] parsed = new MessageFormat("{0} of {1,number}", Locale.ROOT).parse("x of " + n);
        int of = ((Number) parsed[1]).intValue() % 70;
        count(of);
        message.setFormatByArgumentIndex(2, new Roman());
        int roman = message.format(new Object[] {2, "y", n % 40}).length();
        count(roman);
        int quick = MessageFormat.format("it''s {0} {1}", n, args[1]).length();
        count(quick);
        NumberFormat number = NumberFormat.getInstance(locale);
        number.setMaximumFractionDigits(3);
        String formatted = number.format(n * 1234.56789);
        int dots = formatted.indexOf('.') + 2;
        count(dots);
        Number reparsed = number.parse(formatted);
        int re = (int) (reparsed.doubleValue() / 1000) % 90;
        count(re);
        NumberFormat money = NumberFormat.getCurrencyInstance(Locale.GERMANY);
        money.setCurrency(Currency.getInstance("USD"));
        int dollars = money.format(n / 3.0).length();
        count(dollars);
        NumberFormat compact = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        int small = compact.format(n * 1000L).length();
        count(small);
        DecimalFormat decimal = new DecimalFormat("#,##0.00;(#,##0.00)", DecimalFormatSymbols.getInstance(locale));
        int negative = decimal.format(-n * 10.005).length();
        count(negative);
        ParsePosition position = new ParsePosition(0);
        Number wrong = decimal.parse("abc" + n, position);
        int error = wrong == null ? position.getErrorIndex() + n % 9 : 50;
        count(error);
        int printf = String.format(locale, "%,d|%10.3e|%-8s|%08.2f|%x|%c|%b|%h", n, n * 1.5, args[1], n / 7.0, n, 'a' + n % 26, n > 5, "h").length();
        count(printf);
        int formattable = String.format(locale, "%s %.2s", new Temperature(n / 9.0), new Temperature(n)).length();
        count(formattable);
        Calendar calendar = new GregorianCalendar(2024, n % 12, 1 + n % 28, 10, 30);
        SimpleDateFormat date = new SimpleDateFormat("EEEE d MMMM yyyy HH:mm", locale);
        String dated = date.format(calendar.getTime());
        int day = dated.indexOf(' ');
        count(day);
        int minutes = (int) (date.parse(dated).getTime() / 60000 % 97);
        count(minutes);
        LocalDate local = LocalDate.of(2024, 1 + n % 12, 1 + n % 28);
        int medium = DateTimeFormatter.ofPattern("EEE, d LLLL uuuu", locale).format(local).length();
        count(medium);
        int style = DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(locale).format(local).length();
        count(style);
        int name = local.getDayOfWeek().getDisplayName(java.time.format.TextStyle.SHORT, locale).length() + n % 5;
        count(name);
        int week = local.get(java.time.temporal.WeekFields.of(locale).weekOfYear());
        count(week);
        int upper = "title i".toUpperCase(locale).indexOf('I') + n % 7;
        count(upper);
        int lower = "TITLE I".toLowerCase(locale).equals("title i") ? n % 9 : 20;
        count(lower);
        Collator collator = Collator.getInstance(locale);
        collator.setStrength(Collator.PRIMARY);
        String[] words = {"zebra", "Äpfel", "apfel", "ZEBRA", args[1], "o"};
        Arrays.sort(words, collator);
        int at = Arrays.asList(words).indexOf(args[1]) + n % 6;
        count(at);
        int key = collator.getCollationKey("abc").compareTo(collator.getCollationKey("ABC")) + n % 4;
        count(key);
        BreakIterator breaks = BreakIterator.getSentenceInstance(locale);
        breaks.setText("One. Two? " + n + "! Four");
        int sentences = 0;
        while (breaks.next() != BreakIterator.DONE) {
            sentences++;
        }
        count(sentences + n % 3);
        int decomposed = Normalizer.normalize("é" + args[1] + "ü", Normalizer.Form.NFD).length() + n % 5;
        count(decomposed);
        int display = locale.getDisplayLanguage(Locale.ENGLISH).length() + n % 4;
        count(display);
        CharacterIterator letters = new StringCharacterIterator(args[1] + n);
        int vowels = 0;
        for (char c = letters.first(); c != CharacterIterator.DONE; c = letters.next()) {
            vowels += "aeiou".indexOf(c) >= 0 ? 2 : 1;
        }
        count(vowels);
        System.out.println(total);
    }
}
