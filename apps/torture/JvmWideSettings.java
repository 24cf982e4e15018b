// args: ab 3 | hello 7 | x 4
import java.io.ObjectInputFilter;
import java.net.CookieHandler;
import java.net.CookieManager;
import java.util.Date;
import java.util.Properties;
import java.util.TimeZone;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/** What a program sets for the whole JVM: it reads it again, and the next input must not. */
public class JvmWideSettings {
    static int properties(int n) {
        int p = System.getProperties().containsKey("settings.b") ? 2 : 1;
        System.getProperties().put("settings.b", "" + n);
        return p + (System.getProperties().containsKey("settings.b") ? 20 : 10);
    }

    static int copied(int n) {
        int a = Integer.getInteger("settings.unknown", n);
        Properties p = (Properties) System.getProperties().clone();
        System.getProperties().put("settings.unknown", "" + n * 2);
        a += Integer.getInteger("settings.unknown") * 100;
        a += p.containsKey("settings.unknown") ? 1 : 2;
        System.clearProperty("settings.unknown");
        return System.getProperty("settings.unknown") == null ? a : -a;
    }

    static int defaults(int n) {
        Properties base = new Properties();
        Properties copy = (Properties) new Properties(base).clone();
        base.setProperty("k", "n".repeat(n));
        String s = copy.getProperty("k");
        return s == null ? -1 : s.length();
    }

    static int thread(String name, int n) {
        Thread t = Thread.currentThread();
        int a = t.getPriority() + t.getName().length();
        t.setPriority(n);
        t.setName(name + name);
        return a + 100 * (t.getPriority() + t.getName().length());
    }

    static int group(int n) {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        int g = group.getMaxPriority();
        group.setMaxPriority(n);
        return g + 100 * group.getMaxPriority();
    }

    static int cookies() {
        int c = CookieHandler.getDefault() == null ? 1 : 2;
        CookieHandler.setDefault(new CookieManager());
        return c + (CookieHandler.getDefault() == null ? 10 : 20);
    }

    static int filter(int n) {
        try {
            ObjectInputFilter.Config.setSerialFilter(i -> i.depth() > n ? ObjectInputFilter.Status.REJECTED : null);
        } catch (IllegalStateException e) {
            return 2;
        }
        return ObjectInputFilter.Config.getSerialFilter() == null ? 3 : 4;
    }

    @SuppressWarnings("deprecation")
    static int zone(int n) {
        System.setProperty("user.timezone", "GMT+0" + n + ":00");
        TimeZone.setDefault(null);
        return new Date(0).getHours();
    }

    static int format() {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s: %5$s");
        return new SimpleFormatter().format(new LogRecord(Level.WARNING, "told")).length();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[1]);
        int p = properties(n);
        int q = copied(n);
        int d = defaults(n);
        int t = thread(args[0], n);
        int z = zone(n);
        int f = format();
        int c = cookies();
        int s = filter(n);
        int g = group(n);
        System.out.println(p + " " + q + " " + d + " " + t + " " + z + " " + f + " " + c + " " + s + " " + g);
    }
}
