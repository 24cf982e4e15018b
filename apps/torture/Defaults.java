// args: 3 | 10 | 25
import java.util.Locale;
import java.util.TimeZone;
import java.util.Date;
import java.text.SimpleDateFormat;

/** The default locale and time zone are set, and decide about texts later. */
public class Defaults {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Locale before = Locale.getDefault();
        Locale.setDefault(n > 5 ? Locale.GERMANY : Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone(n > 20 ? "GMT+05:30" : "UTC"));
        int total = 0;
        for (int i = 0; i < n; i++) {
            String s = String.format("%,.2f", i * 1234.5);
            total += s.indexOf(',');
        }
        String date = new SimpleDateFormat("EEEE HH:mm").format(new Date(n * 3_600_000L));
        int steps = 0;
        for (int i = 0; i < date.length(); i++) {
            steps += date.charAt(i) & 3;
        }
        int same = 0;
        for (int i = 0; i < "TITLE".toLowerCase().length() + (before.equals(Locale.getDefault()) ? 3 : 1); i++) {
            same++;
        }
        System.out.println(total + " " + steps + " " + same);
    }
}
