package mantis.predictor;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;

/**
 * Sets what is that of the whole JVM in the place of {@link Locale#setDefault}, {@link TimeZone#setDefault}
 * and methods of {@link System}: a slice sets it for what it formats, parses and asks for, and when the
 * prediction ends it is as it was.
 *
 * <p>The defaults are those of the whole JVM, so predictions of such a program must not run beside others
 * that use them.
 */
public final class Defaults {
    private static Locale locale;
    private static Locale display;
    private static Locale format;
    private static TimeZone zone;
    /** What system properties were, null where there was none. */
    private static Map<String, String> properties;
    /** What all of them were, if a slice has had them in its hands. */
    private static Properties all;

    private Defaults() {}

    /** As {@link Locale#setDefault(Locale)}. */
    public static void setDefault(Locale to) {
        remember();
        Locale.setDefault(to);
    }

    /** As {@link Locale#setDefault(Locale.Category, Locale)}. */
    public static void setDefault(Locale.Category category, Locale to) {
        remember();
        Locale.setDefault(category, to);
    }

    /** As {@link TimeZone#setDefault}. */
    public static synchronized void setDefault(TimeZone to) {
        Guard.defaultsSet = true;
        if (zone == null) {
            zone = TimeZone.getDefault();
        }
        TimeZone.setDefault(to);
    }

    /** As {@link System#setProperty}. */
    public static synchronized String setProperty(String key, String value) {
        remember(key);
        return System.setProperty(key, value);
    }

    /** As {@link System#clearProperty}. */
    public static synchronized String clearProperty(String key) {
        remember(key);
        return System.clearProperty(key);
    }

    /** As {@link System#getProperties}: whatever is done to these is undone. */
    public static synchronized Properties getProperties() {
        Properties current = System.getProperties();
        if (all == null) {
            Guard.defaultsSet = true;
            all = (Properties) current.clone();
        }
        return current;
    }

    private static void remember(String key) {
        if (key == null || key.isEmpty()) {
            return;
        }
        Guard.defaultsSet = true;
        if (properties == null) {
            properties = new HashMap<String, String>();
        }
        if (!properties.containsKey(key)) {
            properties.put(key, all == null ? System.getProperty(key) : all.getProperty(key));
        }
    }

    /** As {@link System#setIn}, for the slice alone. */
    public static void setIn(InputStream in) {
        Guard.setIn(in);
    }

    /** As {@link System#setOut}, for the slice alone. */
    public static void setOut(PrintStream out) {
        Guard.setOut(out);
    }

    private static synchronized void remember() {
        Guard.defaultsSet = true;
        if (locale == null) {
            locale = Locale.getDefault();
            display = Locale.getDefault(Locale.Category.DISPLAY);
            format = Locale.getDefault(Locale.Category.FORMAT);
        }
    }

    /** Sets them as they were before the prediction. */
    static synchronized void restore() {
        if (locale != null) {
            Locale.setDefault(locale);
            Locale.setDefault(Locale.Category.DISPLAY, display);
            Locale.setDefault(Locale.Category.FORMAT, format);
            locale = null;
        }
        if (all != null) {
            Properties current = System.getProperties();
            current.keySet().retainAll(all.keySet());
            current.putAll(all);
            all = null;
        }
        if (properties != null) {
            for (Map.Entry<String, String> was : properties.entrySet()) {
                if (was.getValue() == null) {
                    System.clearProperty(was.getKey());
                } else {
                    System.setProperty(was.getKey(), was.getValue());
                }
            }
            properties = null;
        }
        if (zone != null) {
            TimeZone.setDefault(zone);
            zone = null;
        }
    }
}
