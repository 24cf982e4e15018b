// args: 3 | 17 | 30
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Repeated, inherited and type annotations with defaults: their values say how often a field or a method is worked on. */
public class RepeatedMarks {
    enum Mood { CALM, WILD }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Marks.class)
    @Inherited
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.TYPE_USE, ElementType.PARAMETER})
    @interface Mark {
        int value() default 2;

        Mood mood() default Mood.CALM;

        Class<?>[] kinds() default {};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.TYPE_USE, ElementType.PARAMETER})
    @interface Marks {
        Mark[] value();
    }

    @Mark(3)
    @Mark(value = 5, mood = Mood.WILD)
    static class Base {
        @Mark(4)
        int first = 1;
        List<@Mark(7) String> names = List.of("a", "b");
        Map<@Mark Integer, @Mark(6) @Mark(1) Long> table = Map.of();
        @Mark(9) int @Mark(8) [] numbers = {1, 2, 3};

        @Mark(kinds = {int.class, String.class})
        int run(@Mark(2) @Mark(3) int a, int b) {
            return a * 2 + b;
        }
    }

    static class Plain extends Base {
        @Override
        int run(int a, int b) {
            return a - b;
        }
    }

    @Mark(mood = Mood.WILD)
    static class Own extends Base {
    }

    static int weigh(AnnotatedType t) {
        int w = 0;
        for (Mark m : t.getAnnotationsByType(Mark.class)) {
            w += m.value();
        }
        if (t instanceof AnnotatedParameterizedType p) {
            for (AnnotatedType a : p.getAnnotatedActualTypeArguments()) {
                w = w * 2 + weigh(a);
            }
        } else if (t instanceof AnnotatedArrayType a) {
            w = w * 10 + weigh(a.getAnnotatedGenericComponentType());
        }
        return w;
    }

    static int invoke(Object o, int n) throws Exception {
        Method m = Arrays.stream(o.getClass().getDeclaredMethods()).filter(x -> x.getName().equals("run")).findFirst()
            .orElse(Base.class.getDeclaredMethod("run", int.class, int.class));
        int times = 1;
        for (Parameter p : m.getParameters()) {
            for (Mark k : p.getAnnotationsByType(Mark.class)) {
                times += k.value();
            }
        }
        Mark own = m.getAnnotation(Mark.class);
        times += own == null ? 0 : own.kinds().length * own.value();
        int v = n;
        for (int i = 0; i < times; i++) {
            v = ((Integer) m.invoke(o, v, i)) & 0xff;
        }
        return v + times;
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        int rounds = 0;
        int wild = 0;
        int sum = 0;
        Object[] all = {new Base(), new Plain(), new Own()};
        for (int i = 0; i < n; i++) {
            Object o = all[i % all.length];
            for (Mark m : o.getClass().getAnnotationsByType(Mark.class)) {
                for (int j = 0; j < m.value(); j++) {
                    rounds++;
                }
                if (m.mood() == Mood.WILD) {
                    wild += o.getClass().getDeclaredAnnotationsByType(Mark.class).length + 1;
                }
            }
            sum += invoke(o, rounds);
        }
        int types = 0;
        Field[] fields = Base.class.getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        for (int i = 0; i < Math.min(n, fields.length); i++) {
            types = types * 3 + weigh(fields[i].getAnnotatedType());
        }
        Mark a = Base.class.getAnnotationsByType(Mark.class)[0];
        Mark b = Plain.class.getAnnotation(Marks.class).value()[0];
        int same = (a.equals(b) ? 1 : 0) + (a.hashCode() == b.hashCode() ? 2 : 0) + (Own.class.isAnnotationPresent(Marks.class) ? 4 : 0)
            + (a.annotationType() == Mark.class ? 8 : 0);
        System.out.println(rounds + " " + wild + " " + sum + " " + types + " " + same);
    }
}
