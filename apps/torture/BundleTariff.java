// args: de-AT 3,9,14 zone | de 5,2,30,1 night | fr-CA 8,8 zone | en 40,1,12 trip
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Fares looked up in locale specific bundles, with fall back along the parent chain. */
public class BundleTariff {
    public static class Tariff extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {
                {"base", 4}, {"zone", new int[] {2, 5, 9}}, {"cap", 40}, {"label", "Fare"},
            };
        }
    }

    public static class Tariff_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {
                {"base", 3}, {"night", new int[] {1, 1, 4, 7}}, {"label", "Fahrpreis"},
            };
        }
    }

    /** The Austrian tariff computes one of its entries instead of listing it. */
    public static class Tariff_de_AT extends ResourceBundle {
        private int asked;

        @Override
        protected Object handleGetObject(String key) {
            return switch (key) {
                case "cap" -> 25;
                case "base" -> ++asked % 3 + 1;
                default -> null;
            };
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(List.of("cap", "base"));
        }
    }

    public static class Tariff_fr extends ResourceBundle {
        @Override
        protected Object handleGetObject(String key) {
            return key.startsWith("z") ? new int[] {key.length(), 3} : null;
        }

        @Override
        public Enumeration<String> getKeys() {
            return parent.getKeys();
        }
    }

    static int missing;

    static int fare(ResourceBundle book, int distance, String scheme) {
        int fare = (Integer) book.getObject("base");
        int[] steps;
        try {
            steps = (int[]) book.getObject(scheme);
        } catch (MissingResourceException e) {
            missing++;
            steps = new int[e.getKey().length()];
        }
        int left = distance;
        while (left > 0) {
            int i = Math.min(left, steps.length) - 1;
            fare += steps[i] + 1;
            left -= steps.length;
        }
        return Math.min(fare, (Integer) book.getObject("cap"));
    }

    public static void main(String[] args) {
        ResourceBundle book = ResourceBundle.getBundle("BundleTariff$Tariff",
                Locale.forLanguageTag(args[0]),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS));
        int total = 0;
        for (String d : args[1].split(",")) {
            int fare = fare(book, Integer.parseInt(d), args[2]);
            StringBuilder bar = new StringBuilder(book.getString("label")).append(' ');
            for (int i = 0; i < fare; i++) {
                bar.append(i % 10 == 9 ? '+' : '=');
            }
            System.out.println(bar);
            total += fare;
        }
        int keys = 0;
        for (Enumeration<String> e = book.getKeys(); e.hasMoreElements();) {
            keys += e.nextElement().length();
        }
        int depth = 0;
        String tag = book.getLocale().toLanguageTag();
        for (Locale l = book.getLocale(); !l.equals(Locale.ROOT);) {
            l = l.getCountry().isEmpty() ? Locale.ROOT : Locale.forLanguageTag(l.getLanguage());
            depth++;
        }
        System.out.println(tag + " depth=" + depth + " keys=" + keys
                + " total=" + total + " missing=" + missing);
    }
}
