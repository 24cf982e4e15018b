// args: 4 6 | 17 3 | 9 40 | 26 11
import java.io.Serializable;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.security.PrivilegedAction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** Functions made by LambdaMetafactory: captured values of all kinds, marker interfaces, thrown exceptions, call
 * sites whose target changes. */
public class MadeFunctions {
    private interface Gauge { long read(double scale, byte step); }
    interface Loud {}
    interface Visitor { void visit(List<Integer> into, int value); }

    static int tries;

    static long gauge(int base, long offset, double scale, byte step) {
        tries++;
        long sum = offset;
        for (int i = 0; i < base; i += step) sum += (long) (i * scale);
        return sum;
    }

    static List<Integer> below(Integer bound, Class<?> type) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < bound; i++) if (type == Integer.class || i % 2 == 0) all.add(i);
        return all;
    }

    static void refuseOdd(int limit, List<Integer> into, int value) {
        if (value % 2 != 0 && value > limit) throw new IllegalStateException("odd " + value);
        into.add(value * limit);
    }

    static int plus(int a, int b) { return a + b; }
    static int times(int a, int b) { return a * b % 1000; }
    static boolean isBig(int n) { return n > 12; }

    // As logging libraries ask for their services: bound one by one, and called through the bound handle.
    @SuppressWarnings("unchecked")
    static List<Integer> privileged(Integer bound, Class<?> type) throws Throwable {
        Lookup lookup = MethodHandles.lookup();
        MethodHandle load = lookup.findStatic(MadeFunctions.class, "below",
                MethodType.methodType(List.class, Integer.class, Class.class));
        CallSite site = LambdaMetafactory.metafactory(lookup, "run",
                MethodType.methodType(PrivilegedAction.class, Integer.class, Class.class),
                MethodType.methodType(Object.class), load, MethodType.methodType(List.class));
        PrivilegedAction<List<Integer>> action =
                (PrivilegedAction<List<Integer>>) site.getTarget().bindTo(bound).bindTo(type).invoke();
        return action.run();
    }

    static Gauge gauge(int base, long offset) throws Throwable {
        Lookup lookup = MethodHandles.lookup();
        MethodType type = MethodType.methodType(long.class, double.class, byte.class);
        MethodHandle gauge = lookup.findStatic(MadeFunctions.class, "gauge",
                MethodType.methodType(long.class, int.class, long.class, double.class, byte.class));
        CallSite site = LambdaMetafactory.altMetafactory(lookup, "read",
                MethodType.methodType(Gauge.class, int.class, long.class), type, gauge, type,
                LambdaMetafactory.FLAG_SERIALIZABLE | LambdaMetafactory.FLAG_MARKERS, 1, Loud.class);
        return (Gauge) site.getTarget().invokeExact(base, offset);
    }

    static Visitor visitor(int limit) throws Throwable {
        Lookup lookup = MethodHandles.lookup();
        MethodType type = MethodType.methodType(void.class, List.class, int.class);
        MethodHandle refuse = lookup.findStatic(MadeFunctions.class, "refuseOdd",
                type.insertParameterTypes(0, int.class));
        CallSite site = LambdaMetafactory.metafactory(lookup, "visit",
                MethodType.methodType(Visitor.class, int.class), type, refuse, type);
        return (Visitor) site.dynamicInvoker().invokeExact(limit);
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        Lookup lookup = MethodHandles.lookup();
        int total = 0;
        for (int i : privileged(n, k % 2 == 0 ? Integer.class : String.class)) total += i;
        Gauge gauge = gauge(n * 3, k);
        if (gauge instanceof Loud && gauge instanceof Serializable) total += (int) gauge.read(1.5, (byte) 2);
        for (long i = gauge.read(0.5, (byte) 3) % 20; i > 0; i--) total++;
        List<Integer> seen = new ArrayList<>();
        Visitor visitor = visitor(k);
        int refused = 0;
        for (int i = 0; i < n; i++) {
            try {
                visitor.visit(seen, i);
            } catch (IllegalStateException e) {
                refused += e.getMessage().length();
            }
        }
        MethodType binary = MethodType.methodType(int.class, int.class, int.class);
        MethodHandle plus = lookup.findStatic(MadeFunctions.class, "plus", binary);
        MethodHandle times = lookup.findStatic(MadeFunctions.class, "times", binary);
        MutableCallSite changing = new MutableCallSite(plus);
        MethodHandle current = changing.dynamicInvoker();
        int folded = 1;
        for (int i = 1; i <= n; i++) {
            if (folded > 40) changing.setTarget(times);
            folded = (int) current.invokeExact(folded, i);
        }
        CallSite constant = new ConstantCallSite(lookup.findStatic(MadeFunctions.class, "isBig",
                MethodType.methodType(boolean.class, int.class)));
        IntPredicate big = (IntPredicate) LambdaMetafactory.metafactory(lookup, "test",
                MethodType.methodType(IntPredicate.class), MethodType.methodType(boolean.class, int.class),
                constant.getTarget(), MethodType.methodType(boolean.class, int.class)).getTarget().invoke();
        while (big.test(folded)) {
            folded /= 2;
            tries += folded;
        }
        System.out.println(total + " " + seen.size() + " " + refused + " " + folded + " " + tries);
    }
}
