// args: 3 abc | 8 xyzzy | 14 q
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What reflection tells of annotations, parameters, records, enums and generic types, and what it calls. */
public class AnnotatedThings {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Weight {
        int value() default 7;

        String[] tags() default {};

        Class<?> type() default String.class;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @Repeatable(Marks.class)
    @interface Mark {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Marks {
        Mark[] value();
    }

    @Weight(value = 5, tags = {"a", "bc"})
    static class Base {
        public int seen;
        protected List<Map<String, int[]>> nested;
        @Weight static int calls;

        public Base() {
            calls++;
        }

        public Base(int seen, String word) {
            this.seen = seen + word.length();
        }

        @Mark("one")
        @Mark("three")
        public int work(@Weight(2) int by, String word) {
            calls++;
            seen += by;
            return seen + word.length();
        }

        @Mark("only")
        public static int fixed(int... all) {
            return Arrays.stream(all).sum();
        }

        private int hidden() {
            return seen * 2;
        }
    }

    static class Derived extends Base {
        @Override
        public int work(int by, String word) {
            if (by > 100) {
                throw new IllegalStateException(word);
            }
            return super.work(by + 1, word);
        }
    }

    record Point(int x, @Weight(3) String label, long... rest) {
        Point {
            Base.calls += x;
        }
    }

    enum Kind { SMALL, LARGE { @Override int size() { return 9; } }; int size() { return 2; } }

    static void annotations(int n) throws Exception {
        Weight weight = Base.class.getAnnotation(Weight.class);
        int value = weight.value() + n;
        count(value);
        int tags = weight.tags().length + weight.tags()[1].length() + n;
        count(tags);
        int inherited = Derived.class.getAnnotations().length + Derived.class.getDeclaredAnnotations().length + n;
        count(inherited);
        int type = weight.type().getSimpleName().length();
        count(type);
        weight.tags()[0] = "changed";
        int copied = weight.tags()[0].length() + n;
        count(copied);
        Method work = Base.class.getMethod("work", int.class, String.class);
        int marks = 0;
        for (Mark mark : work.getAnnotationsByType(Mark.class)) {
            marks += mark.value().length();
        }
        count(marks);
        int by = ((Weight) work.getParameterAnnotations()[0][0]).value() + n;
        count(by);
        Weight field = Base.class.getDeclaredField("calls").getAnnotation(Weight.class);
        int same = field.equals(weight) ? 1 : n;
        count(same);
        Annotation any = field;
        int text = any.annotationType().getSimpleName().length() + n;
        count(text);
        int defaults = (Integer) Weight.class.getMethod("value").getDefaultValue() + n;
        count(defaults);
    }

    static void calls(int n, String word) throws Exception {
        Method work = Base.class.getMethod("work", int.class, String.class);
        Base base = new Base(n, word);
        int worked = (Integer) work.invoke(base, n, word);
        count(worked);
        count(base.seen);
        Base derived = new Derived();
        int overridden = (Integer) work.invoke(derived, n, word);
        count(overridden);
        count(Base.calls);
        int failed = 0;
        try {
            work.invoke(derived, 101, word);
        } catch (InvocationTargetException e) {
            failed += e.getCause().getMessage().length() + n;
        }
        count(failed);
        try {
            work.invoke(derived, word, word);
        } catch (IllegalArgumentException e) {
            failed++;
        }
        count(failed);
        Method fixed = Base.class.getMethod("fixed", int[].class);
        int sum = (Integer) fixed.invoke(null, (Object) new int[] {n, 2, 3});
        count(sum);
        int varargs = fixed.isVarArgs() ? n : 1;
        count(varargs);
        Method hidden = Base.class.getDeclaredMethod("hidden");
        hidden.setAccessible(true);
        int twice = (Integer) hidden.invoke(base);
        count(twice);
        Constructor<Base> make = Base.class.getConstructor(int.class, String.class);
        int made = make.newInstance(n, word).seen;
        count(made);
        Field seen = Base.class.getField("seen");
        seen.setInt(base, n * 3);
        int set = base.seen;
        count(set);
        int got = seen.getInt(derived);
        count(got);
    }

    static void shapes(int n, String word) throws Exception {
        Method work = Base.class.getMethod("work", int.class, String.class);
        int parameters = 0;
        for (Parameter parameter : work.getParameters()) {
            parameters += parameter.getType().getSimpleName().length();
        }
        count(parameters);
        int modifiers = Modifier.toString(Base.class.getMethod("fixed", int[].class).getModifiers()).length();
        count(modifiers);
        Type nested = Base.class.getDeclaredField("nested").getGenericType();
        Type inner = ((ParameterizedType) nested).getActualTypeArguments()[0];
        int names = inner.getTypeName().length() + n;
        count(names);
        Type array = ((ParameterizedType) inner).getActualTypeArguments()[1];
        int plain = array instanceof GenericArrayType ? 1 : n;
        count(plain);
        Method[] methods = Derived.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        int bridged = methods[0].getName().length() + methods.length + n;
        count(bridged);
        int interfaces = Comparable.class.isAssignableFrom(word.getClass()) ? n : 1;
        count(interfaces);
    }

    static void records(int n, String word) throws Exception {
        Point point = new Point(n, word, 1L, 2L);
        int parts = 0;
        for (RecordComponent part : Point.class.getRecordComponents()) {
            parts += part.getName().length();
        }
        count(parts);
        RecordComponent label = Point.class.getRecordComponents()[1];
        int text = ((String) label.getAccessor().invoke(point)).length();
        count(text);
        int weight = label.getAnnotation(Weight.class).value() + n;
        count(weight);
        int size = Kind.LARGE.size() + Kind.LARGE.getDeclaringClass().getEnumConstants().length + n;
        count(size);
        int enumerated = Enum.valueOf(Kind.class, "SMALL").ordinal() + n;
        count(enumerated);
    }

    static void arrays(int n) {
        Object array = Array.newInstance(int.class, n);
        Array.setInt(array, n - 1, 4);
        int last = Array.getInt(array, n - 1) + n;
        count(last);
        int length = Array.getLength(array);
        count(length);
        int[][] square = (int[][]) Array.newInstance(int.class, n, 2);
        Array.set(square[1], 0, n);
        int cell = square[1][0];
        count(cell);
        int outside = 0;
        try {
            Array.get(array, n);
        } catch (ArrayIndexOutOfBoundsException e) {
            outside += n;
        }
        count(outside);
        try {
            Array.set(array, 0, "text");
        } catch (IllegalArgumentException e) {
            outside++;
        }
        count(outside);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        annotations(n);
        calls(n, word);
        shapes(n, word);
        records(n, word);
        arrays(n);
        System.out.println(total);
    }
}
