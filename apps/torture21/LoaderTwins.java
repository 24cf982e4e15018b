// args: 6 2 plain|13 3 nested|20 5 plain
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedCollection;
import java.util.function.IntUnaryOperator;

public class LoaderTwins {
    /** Loaded once per loader: each copy has statics of its own. */
    public static class Plugin implements IntUnaryOperator {
        static int calls;
        static final List<Integer> SEEN = new ArrayList<>();
        public static Object last;
        final int factor;
        public Plugin(int factor) { this.factor = factor; Hub.plugins++; }
        @Override public int applyAsInt(int x) {
            calls++;
            SEEN.addLast(x);
            Object before = last;
            last = this;
            int r = x * factor + SEEN.size() % 3;
            if (before instanceof Plugin p) r += p.factor; // false across loaders
            else if (before != null) r += 1000;
            return r;
        }
        @Override public boolean equals(Object o) { return o instanceof Plugin p && p.factor % 3 == factor % 3; }
        private record Plugin2(int v) { }
        @Override public int hashCode() { return new Plugin2(calls).v(); }
    }
    public static class Hub { public static int plugins; } // shared: always from the parent

    static class Twin extends ClassLoader {
        final String only;
        int defined, delegated;
        Twin(ClassLoader parent, String only) { super(parent); this.only = only; }
        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                if (c == null && name.startsWith(only)) {
                    try (InputStream in = LoaderTwins.class.getResourceAsStream(name + ".class")) {
                        byte[] b = in.readAllBytes();
                        defined++;
                        return defineClass(name, b, 0, b.length);
                    } catch (IOException e) {
                        throw new ClassNotFoundException(name, e);
                    }
                }
                delegated++;
                return c != null ? c : super.loadClass(name, resolve);
            }
        }
    }

    static int get(Class<?> c, String f) throws ReflectiveOperationException {
        Field x = c.getDeclaredField(f);
        x.setAccessible(true);
        return x.getInt(null);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        String name = LoaderTwins.class.getName() + "$Plugin";
        List<Class<?>> copies = new ArrayList<>();
        ClassLoader parent = LoaderTwins.class.getClassLoader();
        List<Twin> twins = new ArrayList<>();
        for (int i = 0; i < k; i++) {
            Twin t = new Twin(args[2].equals("nested") && i > 0 ? twins.getLast() : parent, i == 0 || i % 2 == 1 ? name : "none");
            twins.add(t);
            copies.add(Class.forName(name, false, t)); // "none" takes its parent's copy
        }
        byte[] bytes;
        try (InputStream in = LoaderTwins.class.getResourceAsStream("LoaderTwins$Hub.class")) { bytes = in.readAllBytes(); }
        Class<?> hidden = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
        List<IntUnaryOperator> ops = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Constructor<?> c = copies.get(i % k).getConstructor(int.class);
            IntUnaryOperator op = (IntUnaryOperator) c.newInstance(i + 1);
            ops.add(i % 4 == 3 ? op.andThen(new Plugin(2)) : op);
            hidden.getDeclaredField("plugins").setInt(null, i + hidden.getDeclaredField("plugins").getInt(null));
        }
        int big = 0, sum = 0, equal = 0, foreign = 0;
        for (int i = 0; i < ops.size(); i++) {
            int r = ops.get(i).applyAsInt(i);
            if (r > 1000) big++;
            for (int j = r % 50; j > 0; j -= 3) sum++;
            for (IntUnaryOperator o : ops) if (o.equals(ops.get(i))) equal++;
            try {
                Plugin p = (Plugin) ops.get(i);
                equal += 1000 * p.factor;
            } catch (ClassCastException e) { foreign++; }
        }
        // a value leaks into another copy through reflection
        copies.get(0).getField("last").set(null, ops.get(1));
        int leaked = ops.get(0).applyAsInt(1);
        SequencedCollection<Integer> calls = new ArrayList<>();
        for (Class<?> c : copies) calls.addFirst(get(c, "calls"));
        int defined = 0;
        for (Twin t : twins) defined += t.defined * 10 + (t.delegated > 0 ? 1 : 0);
        Object proxy = Proxy.newProxyInstance(twins.getFirst(), new Class<?>[] {IntUnaryOperator.class}, (p, m, a) -> (int) a[0] * Plugin.calls);
        System.out.println(big + " " + sum + " " + equal + " " + foreign + " " + leaked + " " + calls + " " + defined);
        System.out.println(Hub.plugins + " " + hidden.getDeclaredField("plugins").getInt(null) + " " + Plugin.calls + " " + ((IntUnaryOperator) proxy).applyAsInt(n));
    }
}
