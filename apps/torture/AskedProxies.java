// args: 4 ab | 9 abcd | 17 xyzzy
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Programs ask whether objects are proxies and what handles their calls: to compare them, to look below decorators, to
 * leave other objects alone. Sequences of characters of the program's own are appended without their text.
 */
public class AskedProxies {
    interface Account {
        int balance();

        void add(int amount);
    }

    interface Named {
        default String name() {
            return "none";
        }
    }

    static class Plain implements Account, Named {
        private int balance;

        @Override
        public int balance() {
            return balance;
        }

        @Override
        public void add(int amount) {
            if (amount % 7 == 3) {
                throw new IllegalArgumentException("refused " + amount);
            }
            balance += amount;
        }
    }

    /** Passes calls on and counts them. */
    static class Counting implements InvocationHandler {
        private final Object below;
        private final Map<String, Integer> calls = new HashMap<>();

        Counting(Object below) {
            this.below = below;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
            calls.merge(method.getName(), 1, Integer::sum);
            if (method.getDeclaringClass() == Object.class) {
                switch (method.getName()) {
                    case "equals":
                        return isProxy(args[0]) && bottom(args[0]) == bottom(below);
                    case "hashCode":
                        return 31 + calls.size();
                    default:
                        return "counting " + calls.get("add");
                }
            }
            try {
                return method.invoke(below, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    static boolean isProxy(Object object) {
        return object != null && Proxy.isProxyClass(object.getClass());
    }

    /** What is below all decorators. */
    static Object bottom(Object object) {
        Object found = object;
        while (isProxy(found)) {
            InvocationHandler handler = Proxy.getInvocationHandler(found);
            if (!(handler instanceof Counting)) {
                return handler;
            }
            found = ((Counting) handler).below;
        }
        return found;
    }

    static Account wrapped(Account account) {
        ClassLoader loader = AskedProxies.class.getClassLoader();
        return (Account) Proxy.newProxyInstance(loader, new Class<?>[] {Account.class, Named.class}, new Counting(account));
    }

    /** Every second character of a text, which has no text of its own. */
    static class Thinned implements CharSequence {
        private final CharSequence of;
        private int asked;

        Thinned(CharSequence of) {
            this.of = of;
        }

        @Override
        public int length() {
            return (of.length() + 1) / 2;
        }

        @Override
        public char charAt(int index) {
            asked++;
            return of.charAt(2 * index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new Thinned(of.subSequence(2 * start, Math.min(of.length(), 2 * end)));
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Account> accounts = new ArrayList<>();
        accounts.add(new Plain());
        for (int i = 1; i < n % 6 + 2; i++) {
            accounts.add(wrapped(accounts.get(i % 2 == 0 ? 0 : i - 1)));
        }
        int refused = 0;
        for (int i = 0; i < n; i++) {
            try {
                accounts.get(i % accounts.size()).add(i + n);
            } catch (IllegalArgumentException e) {
                refused += e.getMessage().length();
            }
        }
        int proxies = 0;
        int same = 0;
        for (Account account : accounts) {
            if (isProxy(account)) {
                proxies++;
                for (Account other : accounts) {
                    if (account.equals(other)) {
                        same++;
                    }
                }
            }
        }
        System.out.println(proxies + " proxies, " + same + " same, refused " + refused);
        int below = 0;
        for (int i = ((Account) bottom(accounts.get(accounts.size() - 1))).balance(); i > 0; i -= 9) {
            below++;
        }
        Object[] others = {args, "text", new Plain(), null, accounts.get(1)};
        int failures = 0;
        for (int i = 0; i < n; i++) {
            Object other = others[i % others.length];
            try {
                if (Proxy.getInvocationHandler(other) instanceof Counting) {
                    below += 100;
                }
            } catch (IllegalArgumentException e) {
                failures += "not a proxy instance".equals(e.getMessage()) ? 1 : 50;
            } catch (NullPointerException e) {
                failures += 7;
            }
        }
        if (Proxy.isProxyClass(Plain.class) || Proxy.isProxyClass(String[].class)) {
            failures += 1000;
        }
        for (int i = 0; i < failures; i++) {
            below++;
        }
        System.out.println("below " + below + ", failures " + failures);
        Thinned thin = new Thinned(args[1] + n);
        StringBuilder text = new StringBuilder(thin);
        for (int i = 0; i < n % 5; i++) {
            text.append(thin).insert(i, thin).append(thin, 0, 1).insert(0, thin, 0, 1);
        }
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            if (Character.isLetter(text.charAt(i))) {
                letters++;
            }
        }
        int asked = 0;
        for (int i = thin.asked; i > 0; i -= 2) {
            asked++;
        }
        System.out.println("letters " + letters + ", asked " + asked);
    }
}
