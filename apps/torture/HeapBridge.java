// args: 3 | 7 raw | 14 arr
import java.util.*;
import java.util.function.*;

/**
 * Bridge methods, covariant overrides, erased generic varargs and heap pollution throw ClassCastException,
 * ArrayStoreException or NegativeArraySizeException at places without a cast in the source, and these
 * exceptions steer the counters.
 */
public class HeapBridge {
    static int direct, bridged;

    static abstract class Sink<T> {
        int got;
        abstract int take(T t);
        int feed(Iterable<? extends T> in) {
            for (T t : in) got += take(t);                // calls the bridge
            return got;
        }
        Object self() { return this; }
    }

    static class StrSink extends Sink<String> {
        @Override int take(String s) { direct++; return s.length(); }
        @Override StrSink self() { bridged++; return this; }
        int take(CharSequence s) { return -1000; }        // an overload, never chosen through Sink
    }

    interface Conv<A extends Comparable<A>, B> {
        B conv(A a);
        default <C> Conv<A, C> then(Function<? super B, ? extends C> f) { return a -> f.apply(conv(a)); }
    }

    enum Unit implements Conv<Integer, Number> {
        ONE { @Override public Integer conv(Integer a) { bridged += 10; return a + 1; } },
        TWO { @Override public Double conv(Integer a) { bridged += 100; return a / 2.0; } }
    }

    @SafeVarargs
    static <T> T[] pack(T... ts) { direct += ts.length; return ts; }
    static <T> T[] pair(T a, T b) { return pack(a, b); }   // creates Object[]

    static int vararg(Object... os) { return os == null ? -1 : os.length; }
    static int varlong(int i, long... ls) { return 50 + ls.length; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int pollute(int n) {
        List<String> strings = new ArrayList<>();
        for (int i = 0; i < n; i++) if (i % 4 == 2) ((List) strings).add(i); else strings.add("s" + i);
        int ok = 0, bad = 0;
        for (int i = 0; i < n; i++) {
            try {
                Object o = strings.get(i);               // no cast
                ok += o.toString().length();
                String s = strings.get(i);               // checkcast
                ok += s.length() * 10;
            } catch (ClassCastException e) {
                bad++;
            }
        }
        StringBuilder sb = new StringBuilder();
        strings.forEach(x -> { });                       // lambda(String): cast inside of the lambda's bridge
        return ok * 100 + bad + sb.length();
    }

    static int arrays(int n) {
        int r = 0;
        Object[][] grid = new Integer[2][];
        grid[0] = new Integer[n];
        Number[] nums = new Integer[n];
        for (int i = 0; i < n + 2; i++) {
            try {
                nums[i] = i % 3 == 2 ? (Number) (double) i : (Number) i;
                r += nums[i].intValue() + 1;
                grid[i % 2][i] = i;
            } catch (ArrayStoreException e) {
                r += 1000;
            } catch (ArrayIndexOutOfBoundsException e) {
                r += 50000;
            } catch (NullPointerException e) {
                r += 3;
            }
        }
        try { r += new int[n - 5].length; } catch (NegativeArraySizeException e) { r = -r; }
        int[] idx = {0, 0, 0};
        int k = 0;
        idx[k++] = idx[k] + k++ + k;                      // evaluation order
        idx[k] += k = 1;
        return r + idx[0] * 7 + idx[k] + idx[2];
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        StrSink s = new StrSink();
        Sink raw = s;
        int total = s.feed(Arrays.asList(args)) + ((Sink<String>) raw).take("four");
        int fail = 0;
        try {
            raw.feed(mode.equals("raw") ? List.of("ok", 5, "never") : List.of());
        } catch (ClassCastException e) {
            fail = s.got;
        }
        if (raw.self() == s) total += bridged;
        for (Unit u : Unit.values()) for (int i = 0; i < n; i++) total += u.then(Number::intValue).conv(i);
        try {
            String[] p = pair("a", "b");                  // ClassCastException here
            total += p.length * 100000;
        } catch (ClassCastException e) {
            fail++;
        }
        total += vararg((Object[]) null) + vararg((Object) null) + vararg() + vararg(1L) + vararg(1.5, 2) + varlong(1)
                + varlong(1, 'c') + vararg("x", args) + vararg((Object[]) args);
        Supplier<Integer> sup = (Supplier) () -> "not an int";
        try { total += sup.get(); } catch (ClassCastException e) { fail += 10; }
        int turns = 0;
        try {
            turns = pollute(n);
        } catch (ClassCastException e) {
            turns = n * 3;
        }
        int acc = 0;
        for (int i = 0; i < turns % 41 + fail; i++) acc += i ^ direct;
        System.out.println(total + " " + fail + " " + turns + " " + direct + " " + bridged + " "
                + arrays(mode.equals("arr") ? n + 4 : n) + " " + acc);
    }
}
