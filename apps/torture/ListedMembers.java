// args: 3 | 8 | 15
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** A little test runner and a printer of objects: all declared methods and fields of a class, in the order they come. */
public class ListedMembers {
    static int asserted;

    static class Tests {
        int size;

        public void testAdd() {
            for (int i = 0; i < size; i++) {
                asserted++;
            }
        }

        public void testNone() {
            if (size > 10) {
                throw new RuntimeException("too many");
            }
            asserted += 2;
        }

        void helper() {
            asserted = -100;
        }
    }

    static class Point {
        int x = 3;
        int y = 4;
        String label = "p";
    }

    static int show(Object o) throws IllegalAccessException {
        StringBuilder text = new StringBuilder();
        for (Field f : o.getClass().getDeclaredFields()) {
            text.append(f.getName()).append('=').append(f.get(o)).append(' ');
        }
        int k = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '=') {
                k++;
            }
        }
        return k;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[0]);
        int failed = 0;
        for (Method m : Tests.class.getDeclaredMethods()) {
            if (m.getName().startsWith("test") && Modifier.isPublic(m.getModifiers())) {
                Tests tests = Tests.class.getDeclaredConstructor().newInstance();
                tests.size = n;
                try {
                    m.invoke(tests);
                } catch (ReflectiveOperationException e) {
                    failed++;
                }
            }
        }
        Point p = new Point();
        p.x = n;
        int total = show(p) + failed;
        for (int i = 0; i < asserted; i++) {
            total++;
        }
        System.out.println(total);
    }
}
