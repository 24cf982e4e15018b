// args: 4 3 int|7 2 double|5 6 java.lang.String
import java.lang.reflect.*;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

public class ReflectArrays {
    static int checks;

    record Span(int lo, int hi, String tag) {
        static int made;
        Span {
            if (lo > hi) { int t = lo; lo = hi; hi = t; }
            made++;
        }
        Span(int only) { this(only, 2 * only, "one"); }
        @Override public int hi() { return hi + 1; } // the accessor does not return the field
        int size() { return hi - lo; }
    }
    static class Box {
        private final int secret;
        private static int count = 5;
        protected long wide = 1L << 40;
        char c = 'm';
        Box next;
        Box(int s) { secret = s; }
        private int peek(int times) { int r = 0; for (int i = 0; i < times; i++) r += secret; return r; }
        @SuppressWarnings("unused") private static void bump(long by) { count += by; }
    }
    static class Typed { Map<String, List<? extends Number>> m; List<String>[] l; }

    static Object fill(Class<?> elem, int... dims) {
        Object a = Array.newInstance(elem, dims);
        int len = Array.getLength(a);
        for (int i = 0; i < len; i++) {
            Object cell = Array.get(a, i);
            if (cell != null && cell.getClass().isArray()) {
                if (i % 2 == 1) Array.set(a, i, fill(elem, i + 1));
                else for (int j = 0; j < Array.getLength(cell); j++) put(cell, j, i * j);
            } else put(a, i, i);
        }
        return a;
    }
    static void put(Object arr, int at, int v) {
        try { Array.setInt(arr, at, v); } // widens for double[], fails for references
        catch (IllegalArgumentException e) { checks++; Array.set(arr, at, "s".repeat(v)); }
    }
    static double weigh(Object a) {
        if (a == null) return 0.5;
        if (a instanceof CharSequence s) return s.length();
        if (a instanceof Number x) return x.doubleValue();
        double w = 0;
        for (int i = 0; i < Array.getLength(a); i++) w += weigh(Array.get(a, i));
        return w;
    }
    static int typeDepth(Type t) {
        if (t instanceof ParameterizedType p) return 1 + Arrays.stream(p.getActualTypeArguments()).mapToInt(ReflectArrays::typeDepth).max().orElse(0);
        return t instanceof GenericArrayType g ? 10 + typeDepth(g.getGenericComponentType()) : 0;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        Class<?> elem = switch (args[2]) { case "int" -> int.class; case "double" -> double.class; default -> Class.forName(args[2]); };
        Object grid = fill(elem, n, k);
        double weight = weigh(grid);
        int loops = 0;
        for (double w = weight; w > 1; w -= k) loops++;

        List<Constructor<?>> cs = new ArrayList<>(Arrays.asList(Span.class.getDeclaredConstructors()));
        cs.sort(Comparator.comparingInt(Constructor::getParameterCount));
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < n; i++)
            spans.add((Span) (i % 3 == 0 ? cs.get(0).newInstance(i) : cs.get(1).newInstance(k, i, args[2])));
        int total = 0, strings = 0;
        for (Span s : spans)
            for (RecordComponent rc : Span.class.getRecordComponents()) {
                Object v = rc.getAccessor().invoke(s);
                if (v instanceof Integer i) for (int j = s.lo(); j < i; j++) total++;
                else strings += v.toString().length() + rc.getType().getSimpleName().length();
            }
        Box box = new Box(k);
        Field secret = Box.class.getDeclaredField("secret");
        secret.setAccessible(true);
        secret.setInt(box, n * 10);
        Method bump = Box.class.getDeclaredMethod("bump", long.class), peek = Box.class.getDeclaredMethod("peek", int.class);
        int bad = 0;
        for (Object a : new Object[] {n, (short) 2, 3L, 'a', 2.0, null, "x"}) {
            try { bump.invoke(null, a); } catch (IllegalArgumentException e) { bad++; }
        }
        try { peek.invoke(null, 3); } catch (NullPointerException e) { bad += 10; }
        try { cs.get(1).newInstance(1, null, ""); } catch (IllegalArgumentException | InvocationTargetException e) { bad += 100; }
        int copied = 0;
        Box other = new Box(1);
        for (Field f : Box.class.getDeclaredFields()) {
            if (Modifier.isStatic(f.getModifiers())) continue;
            f.setAccessible(true);
            f.set(other, f.getType() == Box.class ? box : f.get(box));
            copied++;
        }
        int peeked = (int) peek.invoke(other.next, k), depth = typeDepth(Typed.class.getDeclaredField("m").getGenericType())
                + typeDepth(Typed.class.getDeclaredField("l").getGenericType());
        for (int i = 0; i < peeked; i += Box.count) copied += 10;
        System.out.println(weight + " " + loops + " " + checks + " " + total + " " + strings + " " + Span.made + " " + bad);
        System.out.println(peeked + " " + copied + " " + Box.count + " " + depth + " " + spans.get(n - 1) + " " + grid.getClass().getName());
    }
}
