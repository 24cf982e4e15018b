// args: 3 x | 12 abc | 40 longer
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/** Proxies: of several interfaces, with default methods, around objects, around each other, and the methods of Object. */
public class ProxiesInLayers {
    static int invoked;
    static int defaults;
    static int timed;

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Cached {
        int size() default 3;
    }

    interface Store {
        @Cached(size = 2)
        String find(int key);

        int put(int key, String value);

        default String findOr(int key, String other) {
            String s = find(key);
            return s == null ? other : s;
        }

        default int putAll(String... values) {
            int sum = 0;
            for (int i = 0; i < values.length; i++) {
                sum += put(i, values[i]);
            }
            return sum;
        }
    }

    interface Named {
        default String name() {
            return "n" + prefix() + base();
        }

        private String prefix() {
            defaults++;
            return "-";
        }

        String base();
    }

    static class MapStore implements Store {
        final Map<Integer, String> map = new HashMap<>();

        @Override
        public String find(int key) {
            if (key < 0) {
                throw new IllegalArgumentException("negative");
            }
            return map.get(key);
        }

        @Override
        public int put(int key, String value) {
            map.put(key, value);
            return map.size();
        }
    }

    static class Caching implements InvocationHandler {
        final Object target;
        final LinkedHashMap<Object, Object> cache = new LinkedHashMap<>();
        int hits;

        Caching(Object target) {
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
            invoked++;
            Cached cached = method.getAnnotation(Cached.class);
            if (cached != null) {
                if (cache.containsKey(args[0])) {
                    hits++;
                    return cache.get(args[0]);
                }
                if (cache.size() >= cached.size()) {
                    cache.remove(cache.keySet().iterator().next());
                }
            }
            Object result;
            try {
                result = method.invoke(target, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
            if (cached != null) {
                cache.put(args[0], result);
            }
            return result;
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T timed(T target, Class<T> type) {
        return (T) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (p, m, a) -> {
            timed += m.getName().length();
            if (m.isDefault()) {
                return InvocationHandler.invokeDefault(p, m, a);
            }
            try {
                return m.invoke(target, a);
            } finally {
                timed++;
            }
        });
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Caching handler = new Caching(new MapStore());
        Store store = (Store) Proxy.newProxyInstance(ProxiesInLayers.class.getClassLoader(), new Class<?>[] {Store.class}, handler);
        Store outer = timed(store, Store.class);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += outer.put(i % 7, args[1] + i);
            String s = outer.find(i * i % 9);
            sum += s == null ? 1 : s.length();
        }
        int or = outer.findOr(100, "none").length() + outer.findOr(1, "x").length();
        int all = outer.putAll("a", "b", args[1]);
        int caught = 0;
        for (int i = -2; i < n; i++) {
            try {
                store.find(i);
            } catch (IllegalArgumentException e) {
                caught += e.getMessage().length();
            }
        }
        int hits = handler.hits;
        Object both = Proxy.newProxyInstance(ProxiesInLayers.class.getClassLoader(), new Class<?>[] {Named.class, Comparable.class, Supplier.class}, (p, m, a) -> {
            invoked++;
            switch (m.getName()) {
                case "base": return "b" + n;
                case "name": return InvocationHandler.invokeDefault(p, m, a);
                case "compareTo": return n - ((String) a[0]).length();
                case "get": return List.of(n, n + 1);
                case "hashCode": return n % 5;
                case "equals": return p == a[0];
                case "toString": return "proxy" + n;
                default: throw new IllegalStateException(m.getName());
            }
        });
        int name = ((Named) both).name().length();
        int compared = ((Comparable<String>) both).compareTo(args[1]);
        int got = ((Supplier<List<Integer>>) both).get().get(1);
        int hash = both.hashCode();
        int text = both.toString().length() + ("" + both).length();
        Map<Object, Integer> map = new HashMap<>();
        map.put(both, n);
        map.merge(both, 2, Integer::sum);
        int mapped = map.get(both);
        List<Object> list = new ArrayList<>(List.of("x", both));
        int at = list.indexOf(both) + n;
        boolean proxy = Proxy.isProxyClass(both.getClass()) && Proxy.getInvocationHandler(store) == handler;
        int proxies = proxy ? n : 1;
        int unchecked = 0;
        Runnable bad = (Runnable) Proxy.newProxyInstance(ProxiesInLayers.class.getClassLoader(), new Class<?>[] {Runnable.class}, (p, m, a) -> {
            throw new java.io.IOException("io" + n);
        });
        try {
            bad.run();
        } catch (UndeclaredThrowableException e) {
            unchecked = e.getCause().getMessage().length();
        }
        IntSupplier wrong = (IntSupplier) Proxy.newProxyInstance(ProxiesInLayers.class.getClassLoader(), new Class<?>[] {IntSupplier.class}, (p, m,
                a) -> n % 2 == 0 ? null : "text");
        int mistakes = 0;
        try {
            mistakes = wrong.getAsInt();
        } catch (NullPointerException e) {
            mistakes = n;
        } catch (ClassCastException e) {
            mistakes = -n;
        }
        Comparator<Integer> byProxy = timed(Comparator.<Integer>naturalOrder(), Comparator.class);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            numbers.add(i * 7 % 10);
        }
        numbers.sort(byProxy.reversed().thenComparing(byProxy));
        int biggest = numbers.get(0) + numbers.get(n - 1);
        int steps = 0;
        for (int i = sum + or + all + caught + hits + name + compared + got + hash + text + mapped + at + proxies + unchecked + mistakes + biggest; i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + invoked + " " + defaults + " " + timed);
    }
}
