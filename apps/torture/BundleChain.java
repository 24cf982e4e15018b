// args: 2 | 6 de | 11 fr
import java.util.*;

/**
 * ResourceBundle with a user Control calls back for formats, candidate locales, new bundles, expiry and
 * fallback, caches the results, links parents and calls handleGetObject lazily, and Properties defaults are
 * visible only to some of its methods.
 */
public class BundleChain {
    static int created, asked, handled, fallback, contents;

    public static class Lazy extends ListResourceBundle {
        @Override protected Object[][] getContents() {
            contents++;
            return new Object[][] {{"count", 5 + contents}, {"name", "lazy"}, {"arr", new int[] {1, 2, contents}}};
        }
    }

    static class Own extends ResourceBundle {
        final Map<String, Object> map = new TreeMap<>();
        final String tag;
        Own(String tag) { this.tag = tag; }
        @Override protected Object handleGetObject(String key) {
            handled++;
            if (key.equals("dyn")) return tag.isEmpty() ? null : tag.length() + handled;
            return map.get(key);
        }
        @Override public Enumeration<String> getKeys() {
            Set<String> all = new TreeSet<>(map.keySet());
            if (parent != null) all.addAll(parent.keySet());
            return Collections.enumeration(all);
        }
        @Override protected Set<String> handleKeySet() { return map.keySet(); }
    }

    static class Ctl extends ResourceBundle.Control {
        @Override public List<String> getFormats(String base) { return List.of("own", "java.class"); }
        @Override public List<Locale> getCandidateLocales(String base, Locale l) {
            asked++;
            return List.of(l, Locale.ENGLISH, Locale.ROOT);
        }
        @Override public Locale getFallbackLocale(String base, Locale l) {
            fallback++;
            return l.equals(Locale.ITALIAN) ? null : Locale.ITALIAN;
        }
        @Override public ResourceBundle newBundle(String base, Locale l, String format, ClassLoader cl, boolean reload)
                throws IllegalAccessException, InstantiationException, java.io.IOException {
            created++;
            if (format.equals("own")) {
                if (l.equals(Locale.ROOT) || l.equals(Locale.FRENCH) || base.equals("none")) return null;
                Own o = new Own(l.getLanguage());
                if (l.equals(Locale.ENGLISH)) o.map.put("name", "english");
                else o.map.put("only" + l, created);
                return o;
            }
            return l.equals(Locale.ROOT) && base.equals("BundleChain$Lazy") ? new Lazy() : null;
        }
        @Override public long getTimeToLive(String base, Locale l) { return base.equals("none") ? TTL_DONT_CACHE : TTL_NO_EXPIRATION_CONTROL; }
    }

    static int props(int n) throws Exception {
        Properties def = new Properties();
        for (int i = 0; i < n; i++) def.setProperty("p" + i, "d" + i);
        Properties p = new Properties(def) {
            private static final long serialVersionUID = 1;
            @Override public synchronized Object put(Object k, Object v) { handled += 1000; return super.put(k, v + "!"); }
        };
        p.load(new java.io.StringReader("p1 : a\\\n   b\n#c\np\\ x=\\u0041\np2"));      // calls put
        def.setProperty("p3", "later");
        p.put("p4", 7);                                                              // becomes a string "7!"
        int r = p.size() * 1000 + p.stringPropertyNames().size() * 100 + (p.get("p0") == null ? 10 : 0);
        return r + p.getProperty("p3", "none").length() + p.getProperty("p1").length() + p.getProperty("p x").length();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Locale loc = args.length > 1 ? new Locale(args[1]) : Locale.JAPANESE;
        Ctl ctl = new Ctl();
        int sum = 0, missing = 0;
        ResourceBundle prev = null;
        for (int i = 0; i < n; i++) {
            ResourceBundle rb = ResourceBundle.getBundle("BundleChain$Lazy", i % 4 == 3 ? Locale.ITALIAN : loc, ctl);
            if (rb == prev) sum += 1000;                                              // from the cache
            prev = rb;
            sum += (Integer) rb.getObject("count");
            sum += rb.getString("name").length();
            try {
                sum += (Integer) rb.getObject("dyn");
                sum += rb.getString("arr").length();
            } catch (MissingResourceException e) {
                missing += e.getKey().length();
            } catch (ClassCastException e) {
                missing += 100;
                ((int[]) rb.getObject("arr"))[0]++;                                    // the bundle shares the array
            }
            if (i == 4) ResourceBundle.clearCache();
            if (rb.containsKey("only" + loc)) sum += rb.keySet().size();
        }
        try {
            ResourceBundle.getBundle("none", loc, ctl);
        } catch (MissingResourceException e) {
            missing += 10000;
        }
        int[] arr = (int[]) prev.getObject("arr");
        int acc = 0;
        for (int i = 0; i < arr[0] + created; i++) acc += arr[i % 3];
        System.out.println(sum + " " + missing + " " + created + " " + asked + " " + handled + " " + fallback + " " + contents + " " + acc + " " + props(n));
    }
}
