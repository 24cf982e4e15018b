// args: 3 en | 5 de | 9 en | 12 de | 8 fr
// resource words/msgs.properties: line=item {0} of {1}\ndone=total \nextra3=xyz\n
// resource words/msgs_de.properties: line=St\\u00fcck {0} von {1}\n
import java.text.MessageFormat;
import java.util.Enumeration;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Texts in property files, as most programs have them: formats, parents, keys, what is missing. */
public class TextBundles {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ResourceBundle texts = ResourceBundle.getBundle("words.msgs", Locale.forLanguageTag(args[1]));
        int ones = 0;
        for (int i = 0; i < n; i++) {
            String line = MessageFormat.format(texts.getString("line"), i, n);
            for (int k = 0; k < line.length(); k++) {
                ones += line.charAt(k) == '1' ? 1 : 0;
            }
            if (texts.containsKey("extra" + i)) {
                ones += texts.getString("extra" + i).length();
            }
        }
        count(ones);
        int keys = 0;
        for (Enumeration<String> all = texts.getKeys(); all.hasMoreElements(); ) {
            keys += all.nextElement().length();
        }
        count(keys);
        int letters = 0;
        for (String key : texts.keySet()) {
            letters += ((String) texts.getObject(key)).length();
        }
        count(letters * n);
        try {
            texts.getString("nothing" + n);
        } catch (MissingResourceException e) {
            count(e.getKey().length());
        }
        count(texts.getLocale().getLanguage().length() + texts.getBaseBundleName().length());
        try {
            ResourceBundle.getBundle("words.other" + n);
        } catch (MissingResourceException e) {
            count(n);
        }
        System.out.println(texts.getString("done") + total);
    }
}
