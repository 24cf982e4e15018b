// args: 3 en | 7 de | 5 fr
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.io.IOException;
import java.io.StringReader;
import java.text.MessageFormat;

/** Texts by locale: bundles that are classes of the program, found by their names, with parents and without keys. */
public class Bundles {
    public static class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"greeting", "hello"}, {"limit", 4}, {"marks", new String[] {"a", "b"}}};
        }
    }

    public static class Texts_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"greeting", "guten tag"}, {"limit", 6}};
        }
    }

    static class Counting extends ResourceBundle {
        final Map<String, Object> values = new HashMap<>();
        int asked;

        void under(ResourceBundle up) {
            setParent(up);
        }

        @Override
        protected Object handleGetObject(String key) {
            asked++;
            return values.get(key);
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(values.keySet());
        }
    }

    static int found(String language, int n) {
        ResourceBundle texts = ResourceBundle.getBundle("Bundles$Texts", new Locale(language), ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS));
        int sum = 0;
        for (int i = 0; i < texts.getString("greeting").length(); i++) {
            sum++;
        }
        for (int i = 0; i < (Integer) texts.getObject("limit"); i++) {
            sum += n;
        }
        for (String mark : texts.getStringArray("marks")) {
            sum += mark.length();
        }
        return sum;
    }

    static int own(int n) {
        Counting low = new Counting();
        Counting high = new Counting();
        low.under(high);
        for (int i = 0; i < n; i++) {
            (i % 3 == 0 ? low : high).values.put("k" + i, "v".repeat(i));
        }
        int length = 0;
        int missing = 0;
        for (int i = 0; i < n + 2; i++) {
            try {
                length += low.getString("k" + i).length();
            } catch (MissingResourceException e) {
                missing += e.getKey().length();
            }
        }
        for (int i = 0; i < low.asked; i++) {
            length++;
        }
        for (int i = 0; i < high.asked; i++) {
            length += 2;
        }
        for (Enumeration<String> keys = low.getKeys(); keys.hasMoreElements(); keys.nextElement()) {
            missing++;
        }
        return low.containsKey("k1") ? length + missing : -missing;
    }

    static int properties(int n) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) {
            text.append("item.").append(i).append(" = {0} of ").append(n * i).append('\n');
        }
        PropertyResourceBundle bundle = new PropertyResourceBundle(new StringReader(text.toString()));
        int sum = 0;
        for (String key : bundle.keySet()) {
            String line = MessageFormat.format(bundle.getString(key), key.length());
            if (line.length() > 6) {
                sum += line.length();
            }
        }
        return sum;
    }

    static int defaults(int n) {
        Properties base = new Properties();
        Properties over = new Properties(base);
        for (int i = 0; i < n; i++) {
            base.setProperty("p" + i, "b");
            if (i % 2 == 0) {
                over.setProperty("p" + i, "over");
            }
        }
        int sum = 0;
        for (String name : over.stringPropertyNames()) {
            sum += over.getProperty(name).length();
        }
        for (Object key : over.keySet()) {
            sum += key.toString().length();
        }
        for (int i = 0; i < n * 2; i++) {
            if (over.getProperty("p" + i, "none").equals("none")) {
                sum++;
            }
        }
        return sum;
    }

    static void spend(int n) {
        for (int i = 0; i < n; i += 2) {
            System.out.print('.');
        }
        System.out.println();
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        spend(found(args[1], n));
        spend(own(n));
        spend(properties(n));
        spend(defaults(n));
    }
}
