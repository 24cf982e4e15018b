package mantis.predictor;

import java.util.Locale;
import java.util.TimeZone;

/**
 * Sets defaults of the JVM in the place of {@link Locale#setDefault} and {@link TimeZone#setDefault}: a slice
 * sets them for what it formats and parses, and when the prediction ends they are as they were.
 *
 * <p>The defaults are those of the whole JVM, so predictions of such a program must not run beside others
 * that use them.
 */
public final class Defaults {
    private static Locale locale;
    private static Locale display;
    private static Locale format;
    private static TimeZone zone;

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
        if (zone != null) {
            TimeZone.setDefault(zone);
            zone = null;
        }
    }
}
