// args: 3 1a2b | 10 ff;7 | 25 z9
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.text.ChoiceFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.TimeZone;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Objects whose settings change what they do later. */
public class Settings {
    static int numbers(int n) throws ParseException {
        NumberFormat plain = NumberFormat.getInstance(Locale.ROOT);
        plain.setGroupingUsed(n > 5);
        plain.setMaximumFractionDigits(n % 3);
        plain.setMinimumIntegerDigits(2);
        int total = plain.format(1234.5678 * n).length();
        DecimalFormat decimal = new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT));
        decimal.setRoundingMode(n % 2 == 0 ? RoundingMode.UP : RoundingMode.DOWN);
        total += decimal.format(n + 0.25).charAt(decimal.format(n + 0.25).length() - 1);
        decimal.applyPattern("000.00");
        decimal.setPositivePrefix("+");
        total += decimal.format(n).length();
        DecimalFormatSymbols symbols = decimal.getDecimalFormatSymbols();
        symbols.setDecimalSeparator('_');
        total += decimal.format(n).indexOf('_');
        decimal.setDecimalFormatSymbols(symbols);
        total += decimal.format(n).indexOf('_') * 10;
        decimal.setParseIntegerOnly(true);
        total += decimal.parse("+7_9").intValue();
        StringBuffer out = new StringBuffer("<");
        FieldPosition at = new FieldPosition(NumberFormat.INTEGER_FIELD);
        decimal.format(n * 100L, out, at);
        total += out.length() + at.getEndIndex();
        ChoiceFormat choice = new ChoiceFormat(new double[] {0, 5}, new String[] {"few", "plenty"});
        choice.setChoices(new double[] {0, 20}, new String[] {"a", "bb"});
        return total + choice.format(n).length();
    }

    static int dates(int n) {
        SimpleDateFormat form = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
        form.setTimeZone(TimeZone.getTimeZone("UTC"));
        form.setLenient(n > 5);
        int total = 0;
        try {
            total += form.parse("2024-02-3" + n % 5).getTime() / 86_400_000L % 100;
        } catch (ParseException e) {
            total += e.getErrorOffset() + 500;
        }
        form.applyPattern("EEE d");
        DateFormatSymbols names = new DateFormatSymbols(Locale.ROOT);
        names.setShortWeekdays(new String[] {"", "su", "mo", "tu", "we", "th", "fr", "sa"});
        form.setDateFormatSymbols(names);
        total += form.format(new Date(n * 86_400_000L)).length();
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        calendar.clear();
        calendar.set(2024, Calendar.JANUARY, 31, 12, 0);
        calendar.add(Calendar.MONTH, n % 4);
        total += calendar.get(Calendar.DAY_OF_MONTH);
        calendar.roll(Calendar.HOUR_OF_DAY, n);
        calendar.setFirstDayOfWeek(Calendar.MONDAY);
        calendar.setMinimalDaysInFirstWeek(4);
        total += calendar.get(Calendar.WEEK_OF_YEAR) + calendar.get(Calendar.HOUR_OF_DAY) + calendar.getActualMaximum(Calendar.DAY_OF_MONTH);
        Date date = calendar.getTime();
        date.setTime(date.getTime() + n * 3_600_000L);
        return total + (date.after(calendar.getTime()) ? 3 : 4) + (int) (date.getTime() / 3_600_000L % 24);
    }

    static int texts(int n, String text) throws IOException {
        Scanner scanner = new Scanner(text + " 12 12").useRadix(n > 5 ? 16 : 8).useDelimiter("[ ;a-b]+");
        int total = 0;
        while (scanner.hasNext()) {
            total += scanner.hasNextInt() ? scanner.nextInt() : scanner.next().length() * 100;
        }
        StreamTokenizer tokens = new StreamTokenizer(new StringReader(text + " # 3 'q' // c\n4"));
        tokens.ordinaryChar('3');
        tokens.wordChars('0', '2');
        tokens.slashSlashComments(n > 5);
        tokens.eolIsSignificant(true);
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
            total += tokens.ttype == StreamTokenizer.TT_WORD ? tokens.sval.length() : tokens.ttype & 7;
        }
        StringTokenizer parts = new StringTokenizer(text + ",x;y", ",");
        total += parts.nextToken(";").length() + parts.nextToken().length() * 10;
        Matcher matcher = Pattern.compile("^\\w|\\d").matcher(text);
        matcher.region(1, text.length()).useAnchoringBounds(n % 2 == 0);
        total += matcher.find() ? matcher.start() : 9;
        matcher.usePattern(Pattern.compile("[a-z]"));
        total += matcher.reset().find() ? matcher.end() * 3 : 1;
        MessageFormat message = new MessageFormat("{0} of {1}", Locale.ROOT);
        message.setFormat(0, new DecimalFormat("000"));
        message.applyPattern(n > 20 ? "{1}" : message.toPattern());
        StringBuffer reversed = new StringBuffer(text).reverse();
        reversed.setCharAt(0, '!');
        reversed.setLength(2 + n % 2);
        return total + message.format(new Object[] {n, text}).length() + reversed.indexOf("!") + reversed.length();
    }

    static int buffers(int n) throws DataFormatException {
        ByteBuffer bytes = ByteBuffer.allocate(16);
        bytes.order(n % 2 == 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        bytes.putInt(n).putShort((short) 258).mark();
        bytes.put((byte) 9).reset();
        int total = bytes.get() + bytes.get(0) + bytes.limit(8).remaining();
        ByteBuffer view = bytes.duplicate();
        view.position(0);
        total += view.getInt() % 1000 + (view.order() == ByteOrder.BIG_ENDIAN ? 1 : 2);
        ByteBuffer part = bytes.slice();
        part.put(0, (byte) 77);
        total += bytes.get(bytes.position());
        bytes.rewind().position(4);
        bytes.compact();
        total += bytes.position() + bytes.asReadOnlyBuffer().get(0);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        decoder.onMalformedInput(CodingErrorAction.REPLACE).replaceWith(n > 5 ? "?" : "_");
        CharBuffer chars = CharBuffer.allocate(8);
        decoder.decode(ByteBuffer.wrap(new byte[] {'a', (byte) 0xff, 'b'}), chars, true);
        total += chars.flip().length() + (chars.toString().indexOf(63) < 0 ? 5 : 0);
        Deflater deflater = new Deflater();
        deflater.setLevel(n > 5 ? Deflater.NO_COMPRESSION : Deflater.BEST_COMPRESSION);
        deflater.setInput(new byte[200]);
        deflater.finish();
        byte[] packed = new byte[400];
        int size = deflater.deflate(packed);
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, size);
        byte[] back = new byte[250];
        total += size + inflater.inflate(back) + inflater.getRemaining() + (int) (deflater.getTotalIn() + inflater.getBytesWritten());
        inflater.reset();
        deflater.end();
        inflater.end();
        return total;
    }

    static int holders(int n) {
        ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> new int[] {n});
        local.get()[0] += 3;
        int total = local.get()[0];
        local.set(new int[] {50});
        total += local.get()[0];
        local.remove();
        total += local.get()[0];
        int[] kept = {n};
        SoftReference<int[]> soft = new SoftReference<>(kept);
        WeakReference<int[]> weak = new WeakReference<>(kept);
        soft.get()[0]++;
        weak.clear();
        total += weak.get() == null ? kept[0] : 99;
        Thread thread = new Thread(() -> kept[0] *= 2);
        thread.setDaemon(true);
        total += thread.isDaemon() ? 4 : 5;
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            total = -1;
        }
        Locale built = new Locale.Builder().setLanguage("de").setRegion(n > 5 ? "CH" : "AT").build();
        return total + kept[0] + built.getCountry().charAt(0) + built.toLanguageTag().length();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int total = numbers(n) + dates(n) + texts(n, args[1]) + buffers(n) + holders(n);
        int steps = 0;
        for (int i = 0; i < Math.floorMod(total, 100); i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
