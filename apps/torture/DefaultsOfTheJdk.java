// args: 6 | 14 2 | 27 3
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/**
 * Dynamic proxies: default-method invocation, undeclared throws, Object methods, proxies handed to
 * the JDK.
 */
public class DefaultsOfTheJdk {
    public interface Shape extends Comparable<Shape> {
        int area();

        default int scaled(int k) {
            return area() * k + tag().length();
        }

        default String tag() {
            return "shape";
        }

        @Override
        default int compareTo(Shape o) {
            return area() - o.area();
        }
    }

    public interface Named {
        String tag();

        default int rank() {
            return 4;
        }
    }

    public interface Thrower {
        void go(int i) throws java.io.IOException;

        int prim();
    }

    static class Ladder implements InvocationHandler {
        final int base;
        final Ladder next;
        final Map<String, Integer> calls;

        Ladder(int base, Ladder next, Map<String, Integer> calls) {
            this.base = base;
            this.next = next;
            this.calls = calls;
        }

        @Override
        public Object invoke(Object proxy, Method m, Object[] a) throws Throwable {
            String who = m.getDeclaringClass().getSimpleName() + "." + m.getName();
            calls.merge(who, 1, Integer::sum);
            switch (m.getName()) {
                case "area":
                    return base + (next == null ? 0 : (Integer) next.invoke(proxy, m, a));
                case "equals":
                    return a[0] != null
                            && Proxy.isProxyClass(a[0].getClass())
                            && ((Ladder) Proxy.getInvocationHandler(a[0])).base % 3 == base % 3;
                case "hashCode":
                    return base % 3;
                case "toString":
                    return "L" + base + (calls.get(who) > 3 ? "!" : "");
                case "tag":
                    if (base % 2 == 0) return "t".repeat(base % 5 + 1);
                default:
            }
            if (m.isDefault()) return InvocationHandler.invokeDefault(proxy, m, a);
            throw new NoSuchMethodException(m.getName()); // checked and undeclared
        }
    }

    static Object proxy(InvocationHandler h, Class<?>... is) {
        return Proxy.newProxyInstance(DefaultsOfTheJdk.class.getClassLoader(), is, h);
    }

    static int provoke(Thrower t, int i) {
        int r = 0;
        try {
            t.go(i);
            r = 1;
        } catch (UndeclaredThrowableException e) {
            r = e.getUndeclaredThrowable().getMessage().length() + 100;
        } catch (java.io.IOException e) {
            r = 200;
        } catch (IllegalStateException e) {
            r = 300;
        }
        try {
            r += t.prim();
        } catch (NullPointerException e) {
            r += 1000;
        } catch (ClassCastException e) {
            r += 2000;
        }
        return r;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Map<String, Integer> calls = new TreeMap<>();
        List<Shape> shapes = new ArrayList<>();
        Ladder prev = null;
        for (int i = 0; i < n; i++) {
            prev = new Ladder((i * 7 + mode) % 10, i % 3 == 0 ? null : prev, calls);
            shapes.add(
                    (Shape)
                            (i % 2 == 0
                                    ? proxy(prev, Shape.class, Named.class)
                                    : proxy(prev, Named.class, Shape.class)));
        }
        Collections.sort(shapes); // default compareTo through the handler
        int sum = 0;
        for (Shape s : shapes) {
            try {
                for (int k = 0; k < s.tag().length(); k++) sum += s.scaled(k);
            } catch (UndeclaredThrowableException e) {
                sum += 1000 * e.getCause().getMessage().length();
            }
            if (s instanceof Named nm && nm.rank() > 3) sum++;
        }
        Set<Object> distinct = new LinkedHashSet<>(shapes);
        System.out.println("sum=" + sum + " distinct=" + distinct);
        System.out.println(calls);

        int[] count = new int[3];
        Thrower t =
                (Thrower)
                        proxy(
                                (p, m, a) -> {
                                    count[0]++;
                                    if (m.getName().equals("prim"))
                                        return count[0] % 5 == 0
                                                ? null
                                                : count[0] % 7 == 0
                                                        ? (Object) 9L
                                                        : (Object) count[0];
                                    switch ((int) a[0] % 4) {
                                        case 0:
                                            throw new java.io.FileNotFoundException();
                                        case 1:
                                            throw new Exception("checked" + a[0]);
                                        case 2:
                                            throw new IllegalStateException();
                                        default:
                                            return "ignored for void";
                                    }
                                },
                                Thrower.class);
        long codes = 0;
        for (int i = 0; i < n; i++) codes = codes * 3 + provoke(t, i * mode);
        System.out.println("codes=" + codes + " count=" + count[0]);

        // proxies as JDK callbacks: Iterator drives a for-each, Comparator a sort, Runnable a
        // thread
        Iterable<Integer> it =
                (Iterable<Integer>)
                        proxy(
                                (p, m, a) -> {
                                    if (m.isDefault())
                                        return InvocationHandler.invokeDefault(p, m, a);
                                    int[] left = {n / 2 + mode};
                                    return proxy(
                                            (p2, m2, a2) ->
                                                    switch (m2.getName()) {
                                                        case "hasNext" -> left[0] > 0;
                                                        case "next" -> {
                                                            int v = left[0];
                                                            left[0] -= 1 + v % 2;
                                                            yield v;
                                                        }
                                                        default ->
                                                                InvocationHandler.invokeDefault(
                                                                        p2, m2, a2);
                                                    },
                                            Iterator.class);
                                },
                                Iterable.class);
        for (int v : it) count[1] += v;
        it.forEach(v -> count[2] += v * 2);
        it.spliterator().forEachRemaining(v -> count[2]++);
        Integer[] arr = new Integer[n];
        Arrays.setAll(arr, i -> (i * 5) % (n + 1));
        Comparator<Integer> cmp =
                (Comparator<Integer>)
                        proxy(
                                (p, m, a) -> {
                                    if (!m.getName().equals("compare"))
                                        return InvocationHandler.invokeDefault(p, m, a);
                                    count[0] += 2;
                                    return Integer.compare(
                                            ((Integer) a[0]) % 4, ((Integer) a[1]) % 4);
                                },
                                Comparator.class);
        Arrays.sort(arr, cmp.reversed().thenComparing(Comparator.naturalOrder()));
        System.out.println(Arrays.toString(count) + " " + Arrays.toString(arr));
        StringBuilder sb = new StringBuilder();
        CharSequence cs =
                (CharSequence)
                        proxy(
                                (p, m, a) ->
                                        switch (m.getName()) {
                                            case "length" -> mode + 4;
                                            case "charAt" -> (char) ('a' + ((Integer) a[0]) * mode);
                                            case "toString" -> "str" + mode;
                                            default -> InvocationHandler.invokeDefault(p, m, a);
                                        },
                                CharSequence.class);
        sb.append(cs).append(cs, 1, 3).append(String.join(cs, "x", "y"));
        System.out.println(
                sb
                        + " "
                        + cs.chars().filter(c -> c > 'c').count()
                        + " "
                        + cs.isEmpty()
                        + CharSequence.compare(cs, "abz"));
    }
}
