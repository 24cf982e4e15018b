// args: 3 | 8 strict | 16 loose
import java.lang.reflect.*;
import java.util.*;

/**
 * Dynamic proxies route equals, hashCode, compareTo, iterator and default methods through one
 * InvocationHandler, so JDK collections holding proxies run it, and undeclared or wrongly typed results
 * change the control flow.
 */
public class ProxyMaze {
    interface Shape extends Comparable<Shape> {
        int area();
        default int twice() { return area() * 2; }
        default Shape grow(int k) throws java.io.IOException { throw new java.io.IOException("no"); }
        static int nothing() { return 0; }
    }

    static int dispatched;
    static final Map<String, Integer> perMethod = new TreeMap<>();

    static final class Handler implements InvocationHandler {
        int side;
        final boolean strict;
        Handler(int side, boolean strict) { this.side = side; this.strict = strict; }
        @Override public Object invoke(Object self, Method m, Object[] a) throws Throwable {
            dispatched++;
            perMethod.merge(m.getName(), 1, Integer::sum);
            switch (m.getName()) {
                case "area": return side * side;
                case "hashCode": return strict ? side : side % 4;
                case "equals":
                    if (a[0] == null || !Proxy.isProxyClass(a[0].getClass())) return false;
                    return ((Handler) Proxy.getInvocationHandler(a[0])).side == side;
                case "compareTo": return Integer.compare(side, ((Shape) a[0]).area() > side * side ? side + 1 : side);
                case "toString": return "#" + side++;
                case "twice":
                    if (side % 2 == 0) return InvocationHandler.invokeDefault(self, m, a);   // calls area() on the proxy
                    return strict ? Integer.valueOf(1) : (Object) Long.valueOf(1);            // Long: ClassCastException at the caller
                case "grow":
                    if (side % 3 == 0) throw new Exception("undeclared");
                    if (side % 3 == 1) return m.invoke(new Real(side), a);                    // InvocationTargetException
                    return null;
                default: throw new AbstractMethodError(m.getName());
            }
        }
    }

    static final class Real implements Shape {
        final int s;
        Real(int s) { this.s = s; }
        @Override public int area() { return s; }
        @Override public int compareTo(Shape o) { return s - o.area(); }
    }

    static Shape proxy(int side, boolean strict) {
        return (Shape) Proxy.newProxyInstance(ProxyMaze.class.getClassLoader(), new Class<?>[] {Shape.class}, new Handler(side, strict));
    }

    @SuppressWarnings("unchecked")
    static int lists(int n) {
        List<String> target = new ArrayList<>();
        int[] calls = new int[2];
        List<String> l = (List<String>) Proxy.newProxyInstance(null, new Class<?>[] {List.class}, (p, m, a) -> {
            calls[m.isDefault() ? 1 : 0]++;
            if (m.getName().equals("iterator") && calls[0] % 3 == 0) return List.of("once").iterator();
            return m.invoke(target, a);
        });
        for (int i = 0; i < n; i++) l.add("e" + i % 4);
        Collections.sort(l);                                    // List.sort is a default method: one dispatch
        int seen = 0;
        for (String s : l) seen += s.length();
        seen += new ArrayList<>(l).size() + String.join("", l).length();
        return seen * 1000 + calls[0] * 10 + calls[1];
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        boolean strict = args.length > 1 && args[1].equals("strict");
        Map<Shape, Integer> map = new HashMap<>(64);
        List<Shape> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Shape s = proxy(i % 7, strict);
            all.add(s);
            map.merge(s, 1, Integer::sum);
        }
        int sum = 0, cce = 0, undeclared = 0, ite = 0;
        for (Shape s : all) {
            try { sum += s.twice(); } catch (ClassCastException e) { cce++; }
            try {
                if (s.grow(2) == null) sum++;
            } catch (UndeclaredThrowableException e) {
                if (e.getUndeclaredThrowable() instanceof InvocationTargetException) ite++; else undeclared++;
            } catch (java.io.IOException e) {
                sum += 1000;
            }
        }
        String text = all.toString();                            // toString changes the sides and so the hash codes
        int lost = 0;
        for (Shape s : all) if (!map.containsKey(s)) lost++;
        Collections.sort(all, Comparator.comparingInt(Shape::area).reversed());
        int acc = 0;
        for (int i = 0; i < perMethod.get("equals") % 20 + lost; i++) acc += all.get(i % n).area();
        System.out.println(map.size() + " " + sum + " " + cce + " " + undeclared + " " + ite + " " + lost + " " + acc + " " + text.length()
            + " " + dispatched + " " + lists(n) + " " + perMethod);
    }
}
