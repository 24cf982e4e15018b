// args: 3 5 | 10 2 | 25 8
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** A dynamic proxy around an interface of the program: calls go through a handler that counts. */
public class DynamicProxies {
    interface Service {
        int work(int x);

        String name();
    }

    static int intercepted;

    static Service wrap(Service inner) {
        InvocationHandler handler = (Object proxy, Method method, Object[] args) -> {
            intercepted++;
            if (method.getName().equals("name")) {
                return "proxy of " + inner.name();
            }
            return inner.work((Integer) args[0]) + 1;
        };
        return (Service) Proxy.newProxyInstance(
            DynamicProxies.class.getClassLoader(), new Class<?>[] {Service.class}, handler);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Service plain = new Service() {
            @Override
            public int work(int x) {
                int k = 0;
                for (int i = 0; i < x; i += m) {
                    k++;
                }
                return k;
            }

            @Override
            public String name() {
                return "plain";
            }
        };
        int direct = 0;
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) {
                direct++;
            }
        }
        Service wrapped = wrap(wrap(plain));
        int total = wrapped.name().length();
        for (int i = 0; i < n; i++) {
            total += wrapped.work(i);
        }
        for (int i = 0; i < intercepted; i++) {
            total++;
        }
        System.out.println(total + " " + direct);
    }
}
