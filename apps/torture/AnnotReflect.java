// args: 2 | 6 hidden | 12 hard
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/**
 * Methods, constructors and fields are found, ordered and called by annotations read reflectively
 * (defaults, repeated, inherited), final fields and private statics are written by reflection, and wrapped
 * exceptions choose the next call.
 */
public class AnnotReflect {
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Weight { int value() default 3; Class<?> by() default Void.class; int[] steps() default {1, 2}; }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
    @Retention(RetentionPolicy.CLASS) @interface Unseen { }

    static int called;

    @Weight(7) @Tag("a")
    static class Root {
        protected int state = 1;
        private final int fixed = Integer.parseInt("10");     // can be changed reflectively
        private final int inlined = 20;                        // written, but readers keep 20
        private static int secret = 4;
        @Tag("x") @Tag("y") public int alpha(int k) { called++; return state += k * secret; }
        @Weight(steps = {}) @Unseen public int beta(int k) { called += 10; if (k % 3 == 0) throw new IllegalStateException("b" + k); return state / k; }
        @Weight(by = String.class, steps = {4, 5, 6}) private int gamma(int k) { called += 100; return fixed + inlined + k; }
        public int plain(int k) { called += 10000; return -k; }
        int sum() { return fixed + inlined + secret; }
    }

    @Tag("b")
    static class Leaf extends Root {
        final List<String> made = new ArrayList<>();
        Leaf() { made.add("none"); }
        @Weight Leaf(int... xs) { for (int x : xs) made.add("i" + x); state = xs.length; }
        @Weight(9) Leaf(String s, Root other) { made.add(s); state = other.state + 5; }
        @Override @Tag("z") public int alpha(int k) { return super.alpha(k) * 2; }
        @Weight(1) public static Integer delta(Integer k) { called += 1000; return k == null ? 0 : k * 2; }
    }

    static List<Method> weighted(Class<?> c) {
        List<Method> l = new ArrayList<>();
        for (Class<?> k = c; k != Object.class; k = k.getSuperclass())
            for (Method m : k.getDeclaredMethods())
                if (m.isAnnotationPresent(Weight.class) || m.getAnnotationsByType(Tag.class).length > 0) l.add(m);
        l.sort(Comparator.comparing(Method::getName).thenComparing(m -> m.getDeclaringClass().getName()));
        return l;
    }

    static Object make(int n, String mode) throws Exception {
        Constructor<?>[] cs = Leaf.class.getDeclaredConstructors();
        Arrays.sort(cs, Comparator.comparingInt((Constructor<?> c) ->
                c.isAnnotationPresent(Weight.class) ? c.getAnnotation(Weight.class).value() : 0).thenComparing(Constructor::toString));
        Constructor<?> c = cs[mode.isEmpty() ? 0 : mode.equals("hidden") ? 1 : 2];
        Object[] a = new Object[c.getParameterCount()];
        for (int i = 0; i < a.length; i++) {
            Class<?> t = c.getParameterTypes()[i];
            a[i] = t == String.class ? "s" : t.isArray() ? Array.newInstance(t.getComponentType(), n) : t.getDeclaredConstructor().newInstance();
            if (t.isArray()) for (int j = 0; j < n; j++) Array.setInt(a[i], j, j * j);
        }
        return c.newInstance(a);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        Object o = make(n, mode);
        int total = 0, wrapped = 0, denied = 0;
        Field secret = Root.class.getDeclaredField("secret");
        for (int i = 0; i < n; i++) {
            for (Method m : weighted(o.getClass())) {
                if (i % 4 == 3 && Modifier.isPrivate(m.getModifiers())) { denied++; continue; }
                m.setAccessible(true);
                Weight w = m.getAnnotation(Weight.class);
                int times = w == null ? m.getAnnotationsByType(Tag.class).length : w.steps().length + (w.by() == Void.class ? 0 : 1);
                for (int t = 0; t < times; t++) {
                    try {
                        Object r = m.invoke(o, i + t);                      // virtual: Root.alpha runs Leaf.alpha; static ignores o
                        total = (total * 3 + (Integer) r) % 100003;
                    } catch (InvocationTargetException e) {
                        wrapped += e.getCause() instanceof ArithmeticException ? 100 : e.getCause().getMessage().length();
                        secret.setInt(null, secret.getInt(null) + 1);
                    }
                }
            }
            try {
                Root.class.getMethod("plain", int.class).invoke(i % 2 == 0 ? o : "wrong", (Object) (mode.equals("hard") ? (short) 1 : (Integer) i));
            } catch (IllegalArgumentException e) {
                denied += 10;
            }
        }
        for (String name : new String[] {"fixed", "inlined", "state"}) {
            Field f = Root.class.getDeclaredField(name);
            f.setAccessible(true);
            f.set(o, f.getInt(o) + n);
        }
        Weight[] ws = {Leaf.class.getAnnotation(Weight.class), Root.class.getDeclaredMethod("gamma", int.class).getAnnotation(Weight.class)};
        ws[1].steps()[0] = 1000;                                              // a copy each time
        int inh = ws[0].value() + ws[1].steps()[0] + Leaf.class.getAnnotationsByType(Tag.class).length
                + (ws[0].equals(Root.class.getAnnotation(Weight.class)) ? 50 : 0);
        int acc = 0;
        for (int i = 0; i < ((Root) o).sum() + inh; i++) acc += i % 5;
        System.out.println(total + " " + wrapped + " " + denied + " " + called + " " + ((Root) o).sum() + " "
                + ((Leaf) o).made + " " + inh + " " + acc);
    }
}
