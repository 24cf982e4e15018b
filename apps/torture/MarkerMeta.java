// args: 5 | 12 2 | 26 3
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/**
 * Reflection driven by annotations: defaults, containers, inheritance, annotation proxies, generic
 * signatures, varargs invoke, field order-free sums.
 */
public class MarkerMeta {
    enum Mode {
        FAST,
        SLOW {
            @Override
            int f() {
                return 5;
            }
        };

        int f() {
            return 2;
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Tag {
        int weight() default 3;

        Mode mode() default Mode.SLOW;

        Class<?>[] types() default {};

        String value() default "d";

        Sub sub() default @Sub(9);
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Sub {
        long value() default Long.MAX_VALUE;

        double[] ds() default {1.5, Double.NaN};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Steps.class)
    @interface Step {
        int n();

        String when() default "always";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Steps {
        Step[] value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Gone {}

    @Tag(
            weight = 7,
            types = {String.class, int[].class})
    static class Base {
        @Step(n = 2)
        @Step(n = 3, when = "even")
        public int run(int x) {
            return x + 1;
        }

        @Step(n = 1, when = "odd")
        public int run(String s) {
            return s.length();
        }

        @Gone
        @Step(n = 1)
        public int run(Integer x) {
            return -x;
        }

        @Step(n = 4)
        private static int hidden(int... xs) {
            int s = 0;
            for (int x : xs) s += x;
            return s;
        }
    }

    static class Derived extends Base {
        @Override
        public int run(int x) {
            return super.run(x) * 2;
        } // annotations not inherited by methods

        @Step(n = 5)
        public int boom(long x) throws Exception {
            if (x % 3 == 0) throw new java.io.IOException("b" + x);
            return (int) x;
        }

        @Tag("field")
        protected int count = 4;

        @Tag(sub = @Sub)
        final Integer boxed = 11;

        @Tag(mode = Mode.FAST)
        static String st = "st";
    }

    /** A hand-made annotation instance: equals must agree with the real proxy. */
    static class Fake implements Step {
        public int n() {
            return 1;
        }

        public String when() {
            return "odd";
        }

        public Class<? extends Annotation> annotationType() {
            return Step.class;
        }
    }

    static int apply(Object target, Method m, int i, int[] err) {
        Class<?> p = m.getParameterTypes()[0];
        Object arg =
                p == int.class
                        ? (Object) i
                        : p == String.class
                                ? "s".repeat(i % 6)
                                : p == long.class
                                        ? (i % 2 == 0 ? (Object) i : (Object) (long) i)
                                        : p == int[].class
                                                ? new int[] {i, i + 1}
                                                : i % 4 == 0 ? "wrong" : (Object) i;
        try {
            m.setAccessible(true);
            return (Integer) m.invoke(Modifier.isStatic(m.getModifiers()) ? null : target, arg);
        } catch (InvocationTargetException e) {
            err[0]++;
            return e.getCause().getMessage().length();
        } catch (IllegalArgumentException e) {
            err[1]++;
            return 1;
        } catch (IllegalAccessException e) {
            return -1000;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Object[] targets = {new Base(), new Derived()};
        int[] err = new int[2];
        int total = 0, calls = 0;
        for (int i = 0; i < n; i++) {
            Object t = targets[i * mode % 2];
            TreeMap<String, Method> ms = new TreeMap<>();
            for (Class<?> c = t.getClass(); c != Object.class; c = c.getSuperclass())
                for (Method m : c.getDeclaredMethods())
                    if (!m.isSynthetic())
                        ms.putIfAbsent(m.getName() + Arrays.toString(m.getParameterTypes()), m);
            for (Method m : ms.values()) {
                Step[] steps = m.getAnnotationsByType(Step.class);
                if (steps.length == 0 && m.getAnnotations().length == 0 && i % 5 == 0) {
                    calls += 100;
                    continue;
                }
                for (Step s : steps) {
                    if (s.when().equals("even") && i % 2 == 1
                            || s.when().equals("odd") && i % 2 == 0) continue;
                    for (int k = 0; k < s.n(); k++) {
                        total += apply(t, m, i + k, err);
                        calls++;
                    }
                }
            }
        }
        System.out.println("total=" + total + " calls=" + calls + " err=" + Arrays.toString(err));

        Tag inh = Derived.class.getAnnotation(Tag.class),
                own = Base.class.getDeclaredAnnotation(Tag.class);
        int score = 0;
        for (int i = 0; i < inh.weight(); i++) score += inh.mode().f() + inh.types().length;
        inh.types()[0] = null; // defensive copy
        score += inh.types()[0] == String.class ? 1000 : 0;
        score +=
                Derived.class.getDeclaredAnnotations().length * 10
                        + (inh.equals(own) ? 1 : 0)
                        + (inh == own ? 2 : 0);
        Map<String, Integer> fields = new TreeMap<>();
        Derived d = (Derived) targets[1];
        for (Field f : Derived.class.getDeclaredFields()) {
            Tag t = f.getAnnotation(Tag.class);
            if (t == null) continue;
            f.setAccessible(true);
            Object v = f.get(d);
            try {
                if (f.getType() == int.class) {
                    f.setInt(d, n);
                    f.set(d, (short) (f.getInt(d) + mode));
                } else if (f.getType() == Integer.class) f.set(d, n * 2);
                else f.set(null, "set" + t.mode().f());
            } catch (IllegalAccessException e) {
                score += 50000;
            }
            fields.put(
                    f.getName(),
                    v.toString().length() * t.weight()
                            + (t.sub().value() == 9 ? t.sub().ds().length : -1));
        }
        System.out.println(
                "score="
                        + score
                        + " "
                        + fields
                        + " "
                        + d.count
                        + " "
                        + d.boxed
                        + " "
                        + Derived.st
                        + " "
                        + Derived.class.getDeclaredField("boxed").get(d));

        Step real = Base.class.getMethod("run", String.class).getAnnotation(Step.class);
        Set<Object> set = new HashSet<>(List.of(real));
        boolean fake = real.equals(new Fake()), rev = new Fake().equals(real);
        InvocationHandler h = Proxy.getInvocationHandler(real);
        int direct;
        try {
            direct = (Integer) h.invoke(real, Step.class.getMethod("n"), null);
        } catch (Throwable t) {
            direct = -1;
        }
        Method md = Tag.class.getMethod("weight");
        int loops = 0;
        for (int i = 0; i < (Integer) md.getDefaultValue() * mode; i++)
            loops += set.contains(real) ? direct : 7;
        System.out.println(
                "fake="
                        + fake
                        + rev
                        + " loops="
                        + loops
                        + " str="
                        + real.toString().contains("odd")
                        + " hash="
                        + (real.hashCode()
                                == Base.class
                                        .getMethod("run", String.class)
                                        .getAnnotation(Step.class)
                                        .hashCode()));
        class Gen<T extends Number & Comparable<T>> extends ArrayList<Map<String, T[]>> {
            private static final long serialVersionUID = 1;

            <X extends Exception> T m(List<? super T> a, X... x) throws X {
                return null;
            }
        }
        ParameterizedType sup = (ParameterizedType) Gen.class.getGenericSuperclass();
        ParameterizedType mp = (ParameterizedType) sup.getActualTypeArguments()[0];
        Method gm = null;
        for (Method m : Gen.class.getDeclaredMethods()) if (m.getName().equals("m")) gm = m;
        Type wild =
                ((ParameterizedType) gm.getGenericParameterTypes()[0]).getActualTypeArguments()[0];
        StringBuilder sb = new StringBuilder();
        if (mp.getActualTypeArguments()[1] instanceof GenericArrayType g
                && g.getGenericComponentType() instanceof TypeVariable<?> tv)
            for (Type b : tv.getBounds()) sb.append(b.getTypeName()).append('&');
        sb.append(((WildcardType) wild).getLowerBounds()[0])
                .append(gm.getExceptionTypes()[0].getSimpleName())
                .append(gm.isVarArgs())
                .append(gm.getReturnType().getSimpleName());
        Object grid = Array.newInstance(int.class, n % 4 + 1, mode + 1, 0);
        int dims = 0;
        for (Class<?> c = grid.getClass(); c.isArray(); c = c.getComponentType()) dims++;
        Array.set(Array.get(grid, 0), mode, new int[n]);
        try {
            Array.set(grid, 0, new long[1][1]);
        } catch (IllegalArgumentException e) {
            dims += 10;
        }
        for (int i = 0; i < Array.getLength(Array.get(Array.get(grid, 0), mode)); i++)
            dims += i % 3;
        System.out.println(sb + " dims=" + dims);
    }
}
