// args: twice 4 | half 9 | join 3 | fail 5 | text 2
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** Static, virtual, private and JDK methods called through objects that a table keeps; one throws. */
public class InvokedMethods {
    static class Base {
        int calls;

        protected int step(int n) {
            calls++;
            return n + 1;
        }

        static long twice(long n) {
            long k = 0;
            for (long i = 0; i < n; i++) {
                k += 2;
            }
            return k;
        }

        private int half(Integer n, int[] trace) {
            int k = 0;
            while (k + k < n) {
                trace[0]++;
                k++;
            }
            return k;
        }

        void fail(int n) {
            calls += n;
            throw new IllegalStateException("fail " + n);
        }
    }

    static class Derived extends Base {
        @Override
        protected int step(int n) {
            calls += 5;
            return super.step(n) * 2;
        }

        String join(String a, char c, boolean twice) {
            String all = a + c;
            return twice ? all + all : all;
        }
    }

    static final Map<String, Method> METHODS = new HashMap<>();

    static Method find(Class<?> type, String name, Class<?>... types) throws NoSuchMethodException {
        Method m = type.getDeclaredMethod(name, types);
        m.setAccessible(true);
        METHODS.put(name, m);
        return m;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        int n = Integer.parseInt(args[1]);
        find(Base.class, "twice", long.class);
        find(Base.class, "half", Integer.class, int[].class);
        find(Derived.class, "join", String.class, char.class, boolean.class);
        find(Base.class, "fail", int.class);
        Method step = find(Base.class, "step", int.class);
        Base target = n % 2 == 0 ? new Base() : new Derived();
        int[] trace = new int[1];
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += (Integer) step.invoke(target, i);
        }
        Method chosen = METHODS.get(args[0]);
        try {
            Object result;
            if (chosen == null) {
                result = String.class.getMethod("length").invoke("some " + args[0]);
            } else if (chosen.getName().equals("twice")) {
                result = chosen.invoke(null, (long) n);
            } else if (chosen.getParameterTypes().length == 2) {
                result = chosen.invoke(target, n, trace);
            } else if (chosen.getReturnType() == String.class) {
                result = chosen.invoke(new Derived(), "x" + n, ',', n > 2);
            } else {
                result = chosen.invoke(target, n);
            }
            String shown = String.valueOf(result);
            for (int i = 0; i < shown.length(); i++) {
                total += 3;
            }
        } catch (InvocationTargetException e) {
            for (int i = 0; i < e.getCause().getMessage().length(); i++) {
                total++;
            }
        }
        for (int i = 0; i < trace[0] + target.calls; i++) {
            total++;
        }
        System.out.println(total);
    }
}
