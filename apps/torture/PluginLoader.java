// args: Upper,Twice,Trim ab_cd|Twice,Ghost,Twice,Vowel hello_world|Vowel,Upper,Abstr,Trim _slicing_is_hard_
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Supplier;

public class PluginLoader {
    interface Filter {
        String run(String in);
        default int cost() { return 1; }
    }

    static final Map<String, Supplier<? extends Filter>> REGISTRY = new LinkedHashMap<>();
    static int loads;

    static class Upper implements Filter {
        static { REGISTRY.put("Upper", Upper::new); loads += 1; }
        public String run(String in) { return in.toUpperCase(); }
    }
    static class Twice implements Filter {
        static { REGISTRY.put("Twice", Twice::new); loads += 10; }
        final int serial = loads++;
        public String run(String in) { return in + in; }
        public int cost() { return 2 + serial % 3; }
    }
    static class Trim implements Filter {
        static { REGISTRY.putIfAbsent("Trim", () -> new Trim('_')); loads += 100; }
        final char junk;
        Trim(char junk) { this.junk = junk; }
        public String run(String in) {
            int a = 0, b = in.length();
            while (a < b && in.charAt(a) == junk) a++;
            while (b > a && in.charAt(b - 1) == junk) b--;
            return in.substring(a, b);
        }
    }
    static class Vowel extends Twice {
        // initialising this class initialises the super class, which registers itself too
        static { REGISTRY.put("Vowel", Vowel::new); loads += 1000; }
        public String run(String in) { return super.run(in).replaceAll("[aeiouAEIOU]", "*"); }
    }
    static class Abstr {
        static { REGISTRY.remove("Upper"); }
    }

    /** Lazily loads the providers, as java.util.ServiceLoader does. */
    static class Loader implements Iterable<Filter> {
        final String[] names;
        int failures;
        Loader(String config) { names = config.split(","); }

        public Iterator<Filter> iterator() {
            return new Iterator<>() {
                int pos;
                Filter pending;
                public boolean hasNext() {
                    while (pending == null && pos < names.length) {
                        String n = names[pos++];
                        try {
                            Class.forName("PluginLoader$" + n, true, PluginLoader.class.getClassLoader());
                            Supplier<? extends Filter> s = REGISTRY.get(n);
                            if (s != null) pending = s.get();
                            else failures++;
                        } catch (ClassNotFoundException e) {
                            failures += 100;
                        }
                    }
                    return pending != null;
                }
                public Filter next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    Filter f = pending;
                    pending = null;
                    return f;
                }
            };
        }
    }

    public static void main(String[] args) {
        Loader loader = new Loader(args[0]);
        String text = args[1];
        int cost = 0;
        List<String> log = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++)
            for (Filter f : loader) {
                text = f.run(text);
                for (int i = 0; i < f.cost(); i++) cost += text.length();
                log.add(f.getClass().getSimpleName().charAt(0) + "" + text.length());
            }
        int upper = 0, stars = 0;
        for (char c : text.toCharArray()) {
            if (Character.isUpperCase(c)) upper++;
            else if (c == '*') stars++;
        }
        System.out.println(log + " " + REGISTRY.keySet());
        System.out.println(cost + " " + upper + " " + stars + " " + loads + " " + loader.failures);
    }
}
