// args: 2 scale | 5 shift add | 9 missing add scale | 4

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What reflection tells of methods besides their names: their texts and the exceptions that they declare. */
public class MemberTexts {
    static class Broken extends Exception {
        Broken(String message) {
            super(message);
        }
    }

    static class Worse extends Broken {
        Worse() {
            super("worse");
        }
    }

    public static class Plan {
        public int base;
        protected final List<Map<String, int[]>> rows = List.of();

        public Plan() throws Broken {
            base = 3;
        }

        public int add(int a) throws IOException {
            return base + a;
        }

        public int add(int a, int b) throws Broken, IOException {
            return a > 7 ? scale(a) : base + a + b;
        }

        public final synchronized int scale(int a) throws Worse {
            if (a > 8) {
                throw new Worse();
            }
            return base * a;
        }

        public static <T extends Comparable<T>> int shift(T a) {
            return a.hashCode() << 1;
        }
    }

    interface Named {
        default int named(int a) throws Worse {
            return a;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Method[] methods = Plan.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        int places = 0;
        int letters = 0;
        for (int i = 1; i < args.length; i++) {
            for (int at = 0; at < methods.length; at++) {
                if (methods[at].getName().equals(args[i])) {
                    places = places * 5 + at;
                    letters += methods[at].toGenericString().length();
                }
            }
        }
        int declared = 0;
        for (Method method : methods) {
            for (Class<?> exception : method.getExceptionTypes()) {
                declared += exception.getSimpleName().length();
                if (Broken.class.isAssignableFrom(exception)) {
                    declared += 100;
                }
            }
        }
        Constructor<?> constructor = Plan.class.getConstructor();
        Field field = Plan.class.getDeclaredField("rows");
        String text = constructor + ";" + field.toGenericString() + ";" + Named.class.getMethod("named", int.class);
        int stops = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '.') {
                stops++;
            }
        }
        Plan plan = (Plan) constructor.newInstance();
        int result = 0;
        for (int i = 0; i < n; i++) {
            try {
                result += plan.add(i) + plan.add(i, declared % 10);
            } catch (Broken e) {
                result += e.getMessage().length() * 1000;
            }
        }
        System.out.println(places + " " + letters + " " + declared + " " + stops + " " + result);
    }
}
