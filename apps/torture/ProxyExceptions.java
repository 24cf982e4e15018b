// args: 3 io | 10 none | 7 odd
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;

/** Proxies whose handlers pass calls on by reflection, throw what is declared and what is not, and answer Object's methods. */
public class ProxyExceptions {
    interface Source<T> {
        T next(long step, T before) throws IOException;

        default int limit() {
            return 9;
        }
    }

    interface Named {
        void name(String s);
    }

    static class Counter implements Source<Integer>, Named {
        final String mode;
        int names;

        Counter(String mode) {
            this.mode = mode;
        }

        @Override
        public Integer next(long step, Integer before) throws IOException {
            if (before > 6 && mode.equals("io")) {
                throw new IOException("late");
            }
            return before + (int) step;
        }

        @Override
        public void name(String s) {
            for (int i = 0; i < s.length(); i++) {
                names++;
            }
        }
    }

    static class Tracing implements InvocationHandler {
        final Object target;
        int calls;

        Tracing(Object target) {
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
            calls++;
            if (method.getDeclaringClass() == Object.class) {
                return method.getName().equals("hashCode") ? (Object) 5 : "traced";
            }
            if (method.getName().equals("limit")) {
                if (((Counter) target).mode.equals("odd")) {
                    throw new Exception("undeclared");
                }
                return 4;
            }
            try {
                return method.invoke(target, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Counter counter = new Counter(args[1]);
        Tracing tracing = new Tracing(counter);
        Object proxy = Proxy.newProxyInstance(
            ProxyExceptions.class.getClassLoader(), new Class<?>[] {Source.class, Named.class}, tracing);
        int total = proxy.hashCode() + proxy.toString().length();
        int value = 0;
        for (int i = 0; i < n; i++) {
            try {
                value = ((Source<Integer>) proxy).next(2, value);
            } catch (IOException e) {
                total += e.getMessage().length();
            }
        }
        ((Named) proxy).name("abc" + n);
        try {
            int limit = ((Source<Integer>) proxy).limit();
            for (int i = 0; i < limit; i++) {
                total++;
            }
        } catch (UndeclaredThrowableException e) {
            for (int i = 0; i < e.getUndeclaredThrowable().getMessage().length(); i++) {
                total++;
            }
        }
        for (int i = 0; i < tracing.calls + counter.names; i++) {
            total++;
        }
        System.out.println(total + value);
    }
}
