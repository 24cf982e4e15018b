// args: 5 smoke|9 slow|14 all
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

public class AnnotationRunner {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD)
    @interface Case {
        int times() default 2;
        String[] tags() default {"smoke"};
        Class<? extends Throwable> expected() default None.class;
        Level level() default Level.LOW;
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Rows.class) @interface Row { int value(); int want() default -1; }
    @Retention(RetentionPolicy.RUNTIME) @interface Rows { Row[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Scope { int value() default 7; }
    @Retention(RetentionPolicy.RUNTIME) @interface Inject { String value() default ""; }
    @Retention(RetentionPolicy.CLASS) @interface Invisible { }
    enum Level { LOW, HIGH { @Override int factor() { return 3; } }; int factor() { return 1; } }
    static class None extends Throwable { }

    @Scope(4) static class Base { int created; { created++; } }
    static class Clock extends Base { int now = 3; @Inject Clock(@Inject("start") Integer start) { now += start; } }
    static class Suite {
        @Inject private Clock clock;
        @Inject("limit") private int limit;
        int work, fresh;

        @Case void a() { for (int i = 0; i < clock.now; i++) work++; }
        @Case(times = 4, tags = {"slow", "smoke"}) private void b() { work += limit; clock.now++; }
        @Case(tags = {"slow"}, expected = ArithmeticException.class, level = Level.HIGH) static int c(int i) { return 12 / (i % 2); }
        @Invisible @Case(tags = {}) @Row(1) @Row(value = 5, want = 25) @Row(value = -3, want = 9) int d(int i) { fresh++; return i < 0 ? i * -3 : i * i; }
        void e() { work = -1; }
        @Case(times = 0) void f() { work = -2; }
        @Case(tags = "slow", expected = IllegalStateException.class) void g() { if (work % 2 == 0) throw new IllegalStateException(); }
    }

    static final Map<Object, Object> beans = new HashMap<>();
    static int built;

    static Object bean(Class<?> type, String name) throws ReflectiveOperationException {
        Object key = name.isEmpty() ? type : name;
        Object known = beans.get(key);
        if (known != null) return known;
        Constructor<?> c = type.getDeclaredConstructors()[0];
        Parameter[] ps = c.getParameters();
        Object[] av = new Object[ps.length];
        for (int i = 0; i < ps.length; i++) av[i] = bean(ps[i].getType(), ps[i].isAnnotationPresent(Inject.class) ? ps[i].getAnnotation(Inject.class).value() : "");
        Object o = c.newInstance(av);
        built++;
        beans.put(key, o);
        for (Field f : type.getDeclaredFields()) {
            Inject in = f.getAnnotation(Inject.class);
            if (in == null) continue;
            f.setAccessible(true);
            f.set(o, bean(f.getType(), in.value()));
        }
        return o;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[0]);
        beans.put("start", n % 4);
        beans.put("limit", n);
        Suite suite = (Suite) bean(Suite.class, "");
        Method[] ms = Suite.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        int passed = 0, failed = 0, skipped = 0, rows = 0;
        for (Method m : ms) {
            Case c = m.getAnnotation(Case.class);
            if (c == null || !args[1].equals("all") && c.tags().length > 0 && !Arrays.asList(c.tags()).contains(args[1])) { skipped++; continue; }
            m.setAccessible(true);
            Row[] data = m.getAnnotationsByType(Row.class);
            for (int i = 0; i < c.times() * c.level().factor() + n / 4; i++) {
                try {
                    Object r = m.getParameterCount() == 0 ? m.invoke(suite) : m.invoke(suite, data.length > 0 ? data[i % data.length].value() : i);
                    if (data.length > 0 && !r.equals(data[i % data.length].want())) failed += 100;
                    else if (c.expected() == None.class) passed++;
                    else failed++;
                } catch (InvocationTargetException e) {
                    if (c.expected().isInstance(e.getCause())) passed++; else failed += 1000;
                }
                rows += data.length;
            }
        }
        int scope = 0;
        for (int i = 0; i < Clock.class.getAnnotation(Scope.class).value() * n; i += suite.clock.created) scope++;
        int hidden = Suite.class.getDeclaredMethod("d", int.class).getAnnotations().length;
        System.out.println(passed + " " + failed + " " + skipped + " " + rows + " " + scope + " " + hidden + " " + built);
        System.out.println(suite.work + " " + suite.fresh + " " + suite.clock.now);
    }
}
