// args: de 7 size=${base};base=12;mode=fast|fr_CA 12 base=3;size=5;mode=${size}|xx 20 mode=slow;a.b=\u0041B;a.c:9
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.text.Collator;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;

public class BundleConfig {
    static int handled;

    public static class Words extends ListResourceBundle {
        @Override protected Object[][] getContents() {
            handled++;
            return new Object[][] {{"greet", "hello"}, {"plural", new int[] {1, 2}}, {"only", "root"}};
        }
    }
    public static class Words_de extends ListResourceBundle {
        @Override protected Object[][] getContents() { return new Object[][] {{"greet", "guten Tag"}, {"plural", new int[] {3}}}; }
    }
    public static class Words_fr extends ResourceBundle {
        @Override protected Object handleGetObject(String key) {
            handled += key.length();
            return key.startsWith("p") ? new int[] {4, 5, 6} : key.equals("greet") ? "salut" : null;
        }
        @Override public Enumeration<String> getKeys() { return Collections.enumeration(Set.of("greet", "plural")); }
        @Override protected Set<String> handleKeySet() { return new HashSet<>(Set.of("greet", "extra")); }
    }
    public static class Words_fr_CA extends Words_fr {
        @Override protected Object handleGetObject(String key) {
            return key.equals("greet") ? "allo" : null; // the rest comes from the parent bundle
        }
    }

    static class Expanding extends Properties {
        int expansions, depth;
        Expanding(Properties defaults) { super(defaults); }
        @Override public String getProperty(String key) {
            String v = super.getProperty(key);
            if (v == null || !v.startsWith("${") || depth > 5) return v;
            expansions++;
            depth++;
            try {
                return getProperty(v.substring(2, v.length() - 1), "none");
            } finally {
                depth--;
            }
        }
        @Override public synchronized Object put(Object k, Object v) { // called back by load
            expansions += 100;
            return super.put(k, ((String) v).trim());
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        Locale loc = new Locale.Builder().setLanguageTag(args[0].replace('_', '-')).build();
        ResourceBundle.Control noFallback = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS);
        ResourceBundle rb = ResourceBundle.getBundle("BundleConfig$Words", loc, noFallback);
        int vowels = 0, plural = 0, missing = 0;
        for (char c : rb.getString("greet").toCharArray()) if ("aeiou".indexOf(c) >= 0) vowels++;
        for (String key : new String[] {"plural", "only", "extra", "nope", "greet"}) {
            try {
                Object o = rb.getObject(key);
                if (o instanceof int[] a) for (int x : a) for (int i = 0; i < x; i++) plural++;
                else plural += 100;
            } catch (MissingResourceException e) {
                missing += e.getKey().length();
            } catch (ClassCastException e) {
                missing += 1000;
            }
        }
        Properties defaults = new Properties();
        defaults.setProperty("base", "2");
        defaults.setProperty("mode", "normal");
        defaults.setProperty("size", "${mode}");
        Expanding p = new Expanding(defaults);
        p.load(new StringReader(args[2].replace(';', '\n')));
        int loops = 0;
        String size = p.getProperty("size");
        switch (p.getProperty("mode", "x")) {
            case "fast" -> { for (int i = 0; i < Integer.parseInt(size); i++) loops++; }
            case "normal", "slow" -> { for (int i = 0; i < n; i++) loops += 2; }
            default -> loops = size.length() * -1;
        }
        int props = 0;
        for (String k : new TreeSet<>(p.stringPropertyNames())) if (p.containsKey(k)) props++; else props += 10;
        System.setProperty("bundle.limit", String.valueOf(p.getProperty("base") == null ? 1 : n * 2));
        System.setProperty("bundle.on", "a.b=AB".equals("a.b=" + p.get("a.b")) ? "TRUE" : "no");
        int limit = Integer.getInteger("bundle.limit", 3), flags = 0;
        for (int i = Boolean.getBoolean("bundle.on") ? 5 : 0; i < limit; i++) flags++;
        StringWriter w = new StringWriter();
        p.store(w, null);
        int stored = (int) w.toString().lines().filter(l -> !l.startsWith("#")).count();
        Collator coll = Collator.getInstance(Locale.ROOT);
        coll.setStrength(Collator.PRIMARY);
        int same = 0;
        for (String s : new String[] {"Hello", "SALUT", "Allo", "guten tag"}) if (coll.compare(s, rb.getString("greet")) == 0) same++;
        System.out.println(vowels + " " + plural + " " + missing + " " + handled + " " + new TreeSet<>(rb.keySet()) + " " + rb.getLocale());
        System.out.println(loops + " " + props + " " + flags + " " + stored + " " + p.expansions + " " + same + " " + size);
    }
}
