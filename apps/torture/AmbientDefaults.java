// args: 3 | 17 | 38
import java.text.DateFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** The defaults of the process (locale, time zone, system properties with defaults of their own) change under running code. */
public class AmbientDefaults {
    static final Locale[] LOCALES = {Locale.ROOT, new Locale("tr", "TR"), Locale.GERMANY, Locale.US, new Locale("lt")};

    static int upper(String s) {
        int k = 0;
        String u = s.toUpperCase();
        for (int i = 0; i < u.length(); i++) {
            if (u.charAt(i) == 'I') {
                k++;
            } else if (u.charAt(i) > 127) {
                k += 10;
            }
        }
        return k;
    }

    static int parsed(String s) {
        try {
            return NumberFormat.getInstance().parse(s).intValue();
        } catch (ParseException e) {
            return -1;
        }
    }

    static int hour(long millis) {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(millis);
        return c.get(Calendar.HOUR_OF_DAY) + c.get(Calendar.DAY_OF_MONTH) * 100 + c.getFirstDayOfWeek() * 10_000;
    }

    static int configured(int n) {
        Properties base = new Properties(System.getProperties());
        base.setProperty("amb.step", "0x" + Integer.toHexString(n));
        Properties old = System.getProperties();
        try {
            System.setProperty("amb.step", "-1");
            Properties top = new Properties(base);
            top.setProperty("amb.flag", n % 2 == 0 ? "TRUE" : "yes");
            top.setProperty("amb.octal", "0" + n % 8);
            System.setProperties(top);
            int total = 0;
            int step = Integer.getInteger("amb.step", 99);
            for (int i = 0; i < 50; i += Math.max(1, step)) {
                total++;
            }
            total += Boolean.getBoolean("amb.flag") ? 1000 : 2000;
            total += Integer.getInteger("amb.octal", 5);
            total += Long.getLong("amb.none", 7L).intValue();
            total += System.getProperties().size() * 10_000;
            System.clearProperty("amb.flag");
            return total + top.stringPropertyNames().stream().filter(s -> s.startsWith("amb")).mapToInt(String::length).sum();
        } finally {
            System.setProperties(old);
            System.clearProperty("amb.step");
        }
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        Locale before = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        int letters = 0;
        int numbers = 0;
        int hours = 0;
        List<String> texts = new ArrayList<>();
        try {
            for (int i = 0; i < n; i++) {
                Locale.setDefault(LOCALES[i % LOCALES.length]);
                Locale.setDefault(Locale.Category.FORMAT, LOCALES[i * 2 % LOCALES.length]);
                TimeZone.setDefault(TimeZone.getTimeZone(i % 3 == 0 ? "GMT" : i % 3 == 1 ? "Asia/Tokyo" : "GMT-07:30"));
                letters += upper("title if i" + i);
                String s = String.format("%,.1f", 1000.5 * i);
                texts.add(s);
                numbers += parsed(texts.get(i / 2));
                hours = (hours * 3 + hour(i * 3_600_000L * n)) % 1_000_003;
                hours += new Date(0).toString().contains("GMT-0") ? 5 : 1;
            }
            DateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm");
            TimeZone.setDefault(TimeZone.getTimeZone("GMT"));
            long gap = f.parse("2020-05-0" + (n % 9 + 1) + " 10:00").getTime() - new SimpleDateFormat("yyyy-MM-dd HH:mm").parse("2020-05-01 10:00").getTime();
            int days = 0;
            for (long left = gap; left > 0; left -= 7_200_000) {
                days++;
            }
            System.out.println(letters + " " + numbers + " " + hours + " " + days + " " + configured(n) + " " + texts.get(n - 1).length());
        } finally {
            Locale.setDefault(before);
            TimeZone.setDefault(zone);
        }
    }
}
