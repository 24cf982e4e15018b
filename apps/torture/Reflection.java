// args: 3 size | 10 weight | 25 none
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Methods chosen by name at run time, and a class made from its name. */
public class Reflection {
    public static class Target {
        static int called;

        public Target() {
            called += 100;
        }

        public int size(int n) {
            called++;
            int k = 0;
            for (int i = 0; i < n; i++) {
                k += 2;
            }
            return k;
        }

        public int weight(int n) {
            called += 2;
            if (n > 5) {
                throw new IllegalArgumentException("heavy");
            }
            return n;
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[0]);
        Object target = Class.forName("Reflection$Target").getDeclaredConstructor().newInstance();
        int total = 0;
        try {
            Method m = Target.class.getMethod(args[1], int.class);
            total += (Integer) m.invoke(target, n);
        } catch (NoSuchMethodException e) {
            total -= 1;
        } catch (InvocationTargetException e) {
            total += e.getCause().getMessage().length();
        }
        for (int i = 0; i < Target.called; i++) {
            total++;
        }
        System.out.println(total);
    }
}
