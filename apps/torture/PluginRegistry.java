// args: 4 Shout,Reverse | 10 Shout,Count,Broken,Reverse | 21 Count,Nothing,Reverse,Shout,Broken,Broken
import java.util.*;
import java.util.function.*;

/** Plugins that register themselves when their classes are initialised, which happens at the first use by name, by a constant, or by a subclass. */
public class PluginRegistry {
    static final Map<String, Supplier<? extends Plugin>> KNOWN = new LinkedHashMap<>();
    static int registered;
    static int initialised;
    static int missing;
    static int broken;

    static void register(String name, Supplier<? extends Plugin> s) {
        registered++;
        if (KNOWN.putIfAbsent(name, s) != null) {
            throw new IllegalStateException("twice: " + name);
        }
    }

    public abstract static class Plugin {
        static int instances;
        protected final int serial = ++instances;

        static {
            initialised += 1;
        }

        public abstract String apply(String s);

        protected String title() {
            return getClass().getSimpleName() + serial;
        }
    }

    public static class Shout extends Plugin {
        static final String MARK = "!".repeat(KNOWN.size() + 1);

        static {
            register("Shout", Shout::new);
            initialised += 10;
        }

        @Override
        public String apply(String s) {
            return s.toUpperCase(Locale.ROOT) + MARK;
        }
    }

    public static class Reverse extends Shout {
        public static final int LIMIT = 12;

        static {
            register("Reverse", Reverse::new);
            initialised += 100;
        }

        @Override
        public String apply(String s) {
            String r = new StringBuilder(s).reverse().toString();
            return s.length() > LIMIT ? r.substring(0, LIMIT) : super.apply(r);
        }
    }

    public static class Count extends Plugin {
        private static final Map<Character, Integer> TABLE = new TreeMap<>();
        private static final Count SHARED = new Count();

        static {
            register("Count", () -> SHARED);
            for (char c = 'a'; c < 'a' + registered * 5; c++) {
                TABLE.put(c, c - 'a');
            }
        }

        @Override
        public String apply(String s) {
            int k = 0;
            for (char c : s.toCharArray()) {
                k += TABLE.getOrDefault(Character.toLowerCase(c), 1);
            }
            return s + k;
        }
    }

    public static class Broken extends Plugin {
        static {
            initialised += 1000;
            register("Broken", Broken::new);
            try {
                register("Shout", Broken::new);
            } catch (IllegalStateException e) {
                broken += e.getMessage().length();
            }
        }

        @Override
        public String apply(String s) {
            return s + title();
        }
    }

    static Plugin find(String name) {
        Supplier<? extends Plugin> s = KNOWN.get(name);
        if (s == null) {
            try {
                Class.forName("PluginRegistry$" + name);
                s = KNOWN.get(name);
            } catch (ClassNotFoundException e) {
                missing++;
            }
        }
        return s == null ? null : s.get();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Plugin> chain = new ArrayList<>();
        for (String name : args[1].split(",")) {
            Plugin p = find(name);
            if (p != null) {
                chain.add(p);
            }
        }
        int constant = Reverse.LIMIT + (n > 5 ? KNOWN.size() : 0);
        int letters = 0;
        int marks = 0;
        for (int i = 0; i < n; i++) {
            String s = "item" + i;
            for (Plugin p : chain) {
                s = p.apply(s);
            }
            letters += s.length();
            marks += s.endsWith("!") ? 1 : 0;
            if (i % 6 == 5) {
                Plugin late = find(i % 4 == 1 ? "Count" : "Shout");
                chain.set(i % chain.size(), late);
            }
        }
        int titles = 0;
        for (Plugin p : chain) {
            for (int i = p.title().length(); i > 3; i--) {
                titles++;
            }
        }
        int steps = 0;
        for (int i = letters + constant; i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + marks + " " + titles + " " + KNOWN.keySet() + " " + registered + " " + initialised + " " + missing + " " + broken
            + " " + Plugin.instances);
    }
}
