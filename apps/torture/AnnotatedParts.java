// args: 3 alpha|7 beta|12 gamma
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
public class AnnotatedParts {
    enum Level { LOW, MIDDLE, HIGH }
    @Retention(RetentionPolicy.RUNTIME) @interface Unit { String name() default "m"; double factor() default 2.5; long[] steps() default {1, 5}; }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Check {
        int times() default 3; Level level() default Level.MIDDLE; Class<?> type() default Object.class; Unit unit() default @Unit;
        String[] tags() default {}; boolean on() default true; char sign() default 'x'; float f() default 1.5f;
    }
    @interface Unseen {}
    @Check(times = 5, tags = {"a", "bb"}) static class Base { }
    static class Derived extends Base { }
    @Check(level = Level.HIGH, type = String.class, unit = @Unit(name = "km", steps = {9})) record Point(@Check(times = 9) int x,
            @Unit(name = "y") long y, String name) { }
    sealed interface Shape permits Circle, Square { }
    record Circle(int r) implements Shape { }
    record Square(int side) implements Shape { }
    static class Tests {
        int passed;
        @Check(times = 2) public void first(int n) { for (int i = 0; i < n; i++) passed++; }
        @Check(level = Level.LOW) public void second(int n) { for (int i = 0; i < n; i++) passed += 2; }
        public void helper(int n) { passed += 1000; }
        @Deprecated @Check(times = 1, on = false) public void third(int n) { passed += 3; }
        @Check(tags = "z") private int field = 4;
    }
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Tests tests = new Tests();
        Method[] all = Tests.class.getDeclaredMethods();
        Arrays.sort(all, Comparator.comparing(Method::getName));
        int skipped = 0;
        for (Method m : all) {
            Check c = m.getAnnotation(Check.class);
            if (c == null || !c.on() || m.isAnnotationPresent(Deprecated.class)) { skipped++; continue; }
            for (int i = 0; i < c.times() + c.level().ordinal(); i++) m.invoke(tests, n);
        }
        int sum = 0;
        for (Class<?> k : List.of(Base.class, Derived.class, Point.class, Tests.class)) {
            Check c = k.getAnnotation(Check.class);
            if (c == null) { sum += 100; continue; }
            for (String t : c.tags()) sum += t.length();
            for (long s : c.unit().steps()) sum += s * c.unit().factor();
            if (c.type() == String.class) for (int i = 0; i < n; i++) sum += c.unit().name().length() + c.sign();
            if (k.getDeclaredAnnotation(Check.class) == null) sum += 7;
        }
        Point p = new Point(n, n * 2L, args[1]);
        int parts = 0;
        if (Point.class.isRecord()) {
            for (RecordComponent rc : Point.class.getRecordComponents()) {
                Object v = rc.getAccessor().invoke(p);
                if (rc.getType() == int.class) for (int i = 0; i < (Integer) v; i++) parts++;
                else if (v instanceof Long l) parts += l;
                else for (char ch : ((String) v).toCharArray()) parts += ch % 5;
                Check c = rc.getAnnotation(Check.class);
                if (c != null) parts += c.times();
                parts += rc.getName().length();
            }
        }
        int kinds = 0;
        for (Class<?> k : Shape.class.getPermittedSubclasses()) for (int i = 0; i < k.getSimpleName().length(); i++) kinds++;
        Field f = Tests.class.getDeclaredField("field");
        f.setAccessible(true);
        if (f.isAnnotationPresent(Check.class)) kinds += (Integer) f.get(tests) * f.getAnnotation(Check.class).tags().length;
        for (Annotation a : Tests.class.getMethod("third", int.class).getAnnotations()) if (a.annotationType() == Check.class) kinds += 50; else kinds += 1;
        int steps = 0;
        for (int i = 0; i < tests.passed + sum + parts + kinds; i += 2) steps++;
        System.out.println(steps + " " + tests.passed + " " + skipped + " " + sum + " " + parts + " " + kinds);
    }
}
