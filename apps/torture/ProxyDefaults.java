// args: 10 loud|21 quiet|33 deny
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class ProxyDefaults {
    public interface Account {
        int balance();
        void deposit(int amount);
        default boolean rich() { return balance() > 40; }
        default int repeat(int times) {
            int done = 0;
            while (done < times && !rich()) {
                deposit(step());
                done++;
            }
            return done;
        }
        default int step() { return 3; }
    }
    public interface Audited {
        default String trail() { return "none"; }
    }

    static class Ledger implements Account {
        int balance, calls;
        public int balance() { calls++; return balance; }
        public void deposit(int amount) {
            if (amount > 8) throw new IllegalArgumentException("too much");
            balance += amount;
        }
        @Override public int step() { return 2 + balance % 4; }
    }

    static class Tracer implements InvocationHandler {
        final Account real;
        final String mode;
        final Map<String, Integer> counts = new TreeMap<>();
        Tracer(Account real, String mode) { this.real = real; this.mode = mode; }

        @Override public Object invoke(Object proxy, Method m, Object[] a) throws Throwable {
            counts.merge(m.getName(), 1, Integer::sum);
            if (m.getDeclaringClass() == Object.class) {
                switch (m.getName()) {
                    case "hashCode": return 42 + counts.size();
                    case "equals": return proxy == a[0] || counts.get("equals") % 2 == 0;
                    default: return "P" + counts;
                }
            }
            if (m.getDeclaringClass() == Audited.class)
                return mode.equals("loud") ? counts.toString() : InvocationHandler.invokeDefault(proxy, m, a);
            if (m.isDefault() && !mode.equals("quiet"))
                return InvocationHandler.invokeDefault(proxy, m, a); // calls come back through this handler
            if (mode.equals("deny") && counts.get(m.getName()) > 12)
                throw new Exception("checked");
            try {
                return m.invoke(real, a);
            } catch (InvocationTargetException e) {
                counts.merge("!" + e.getCause().getMessage(), 1, Integer::sum);
                throw e.getCause();
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Ledger ledger = new Ledger();
        Tracer tracer = new Tracer(ledger, args[1]);
        Account acc = (Account) Proxy.newProxyInstance(ProxyDefaults.class.getClassLoader(),
                new Class<?>[] {Account.class, Audited.class}, tracer);
        int refused = 0, undeclared = 0, steps = 0;
        for (int i = 0; i < n; i++) {
            try {
                acc.deposit(i);
                steps += acc.repeat(i % 4);
            } catch (IllegalArgumentException e) {
                refused++;
            } catch (UndeclaredThrowableException e) {
                undeclared++;
            }
        }
        Map<Object, Integer> keyed = new HashMap<>();
        for (int i = 0; i < 5; i++) keyed.merge(acc, 1, Integer::sum);
        int same = 0;
        for (int i = 0; i < 6; i++) if (acc.equals("x")) same++;
        System.out.println(steps + " " + refused + " " + undeclared + " " + ledger.balance + " " + ledger.calls);
        System.out.println(keyed.size() + " " + same + " " + ((Audited) acc).trail() + " " + acc);
    }
}
