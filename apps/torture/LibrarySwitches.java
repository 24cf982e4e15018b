// args: 4 | 9 legacy | 14 legacy early
import java.io.*;
import java.text.*;
import java.util.*;
import java.util.function.*;

/** System properties that classes of the JDK read once, when they are first used, set by the program before or after that. */
public class LibrarySwitches {
    static int compared, lines;
    static int sort(int n) {
        Integer[] a = new Integer[n];
        for (int i = 0; i < n; i++) a[i] = i * 7 % 11;
        int before = compared;
        Arrays.sort(a, (x, y) -> { compared++; return x - y; });
        return compared - before + a[0];
    }
    static int dates(int n) {
        DateFormat f = DateFormat.getDateTimeInstance(DateFormat.FULL, DateFormat.SHORT, Locale.GERMANY);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        String s = f.format(new Date(n * 86400000L));
        int t = 0;
        for (int i = 0; i < s.length(); i++) if (!Character.isLetterOrDigit(s.charAt(i))) t++;
        return t * 100 + s.length();
    }
    static int bundle() throws IOException {
        PropertyResourceBundle b = new PropertyResourceBundle(new ByteArrayInputStream("k=a\u00c3\u00a9".getBytes("ISO-8859-1")));
        return b.getString("k").length();
    }
    static int text(int n) {
        StringWriter w = new StringWriter();
        PrintWriter p = new PrintWriter(w);
        for (int i = 0; i < n; i++) p.println(i);
        p.printf("%n");
        for (int i = 0; i < w.toString().length(); i++) if (w.toString().charAt(i) == '\r') lines++;
        return w.toString().length();
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        boolean legacy = args.length > 1, early = args.length > 2;
        int t = 0;
        if (early) t += sort(n);
        System.setProperty("line.separator", "\r\n");
        if (legacy) { System.setProperty("java.util.Arrays.useLegacyMergeSort", "true"); System.setProperty("java.util.PropertyResourceBundle.encoding", "ISO-8859-1"); System.setProperty("user.timezone", "Asia/Tokyo"); }
        if (n > 10) System.setProperty("java.locale.providers", "COMPAT");
        int a = sort(n * 5), b = dates(n), c = bundle(), d = text(n);
        int h = TimeZone.getDefault().getRawOffset() / 3600000;
        for (int i = 0; i < h; i++) t += 3;
        for (int i = 0; i < a % 10; i++) t++;
        System.out.println(a + " " + b + " " + c + " " + d + " " + t + " " + lines);
    }
}
