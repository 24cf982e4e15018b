// args: 3 | 7 g | 12 swap
import java.lang.invoke.*;
import java.util.*;

/**
 * Program methods are called only through composed method handles (countedLoop, iteratedLoop,
 * guardWithTest, foldArguments, filterReturnValue, tryFinally, catchException, MutableCallSite), so that
 * the count of calls and the accumulated value come from combinators.
 */
public class HandleLoop {
    static int bodies, tests, filters, cleanups;

    static int body(int acc, int i) { bodies++; return acc + i * 2; }
    static int iter(int acc, String s, List<String> l) { bodies += 10; return acc * 3 + s.length() + l.size(); }
    static boolean even(int x) { tests++; return x % 2 == 0; }
    static int half(int x) { return x / 2; }
    static int odd(int x) { return x * 3 + 1; }
    static int squeeze(int x) { filters++; return x % 1000; }
    static int cleanup(Throwable t, int r, int x) { cleanups += t == null ? 1 : 100; return r + (t == null ? x : 0); }
    static int risky(int x) { if (x % 4 == 1) throw new IllegalStateException("r" + x); return 60 / (x % 5); }
    static int rescue(ArithmeticException e, int x) { return x + 7; }
    static int rescue2(IllegalStateException e, int x) { return -e.getMessage().length(); }

    int state;
    HandleLoop(int s) { state = s; }
    int bump(int by) { return state += by; }

    static MethodHandle find(String name, MethodType t) throws ReflectiveOperationException {
        return MethodHandles.lookup().findStatic(HandleLoop.class, name, t);
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        MethodType ii = MethodType.methodType(int.class, int.class);
        MethodType iii = MethodType.methodType(int.class, int.class, int.class);

        MethodHandle counted = MethodHandles.countedLoop(MethodHandles.identity(int.class),
            MethodHandles.dropArguments(MethodHandles.constant(int.class, 5), 0, int.class), find("body", iii));
        int sum = (int) counted.invokeExact(n);

        MethodHandle itBody = find("iter", MethodType.methodType(int.class, int.class, String.class, List.class));
        MethodHandle iterated = MethodHandles.iteratedLoop(null, null, itBody);
        sum += (int) iterated.invoke(Arrays.asList(args));

        MethodHandle collatz = MethodHandles.guardWithTest(find("even", MethodType.methodType(boolean.class, int.class)), find("half", ii), find("odd", ii));
        int x = n, steps = 0;
        while (x > 1) {
            x = (int) collatz.invokeExact(x);
            steps++;
        }

        HandleLoop obj = new HandleLoop(1);
        MethodHandle bump = MethodHandles.lookup().findVirtual(HandleLoop.class, "bump", ii).bindTo(obj);
        obj = new HandleLoop(500);                           // the handle still has the first one
        MethodHandle filtered = MethodHandles.filterReturnValue(bump, find("squeeze", ii));
        MethodHandle folded = MethodHandles.foldArguments(find("body", iii), filtered);   // body(bump(x), x)
        for (int i = 0; i < n; i++) sum += (int) folded.invoke(i);

        MethodHandle safe = MethodHandles.catchException(find("risky", ii), ArithmeticException.class,
            find("rescue", MethodType.methodType(int.class, ArithmeticException.class, int.class)));
        safe = MethodHandles.tryFinally(safe, find("cleanup", MethodType.methodType(int.class, Throwable.class, int.class, int.class)));
        safe = MethodHandles.catchException(safe, IllegalStateException.class,
            find("rescue2", MethodType.methodType(int.class, IllegalStateException.class, int.class)));
        int[] in = new int[n];
        Arrays.setAll(in, i -> i + 3);
        MethodHandle elem = MethodHandles.filterArguments(safe, 0, MethodHandles.arrayElementGetter(int[].class).bindTo(in));
        for (int i = 0; i < n; i++) sum += (int) elem.invoke(i);

        MutableCallSite site = new MutableCallSite(find("half", ii));
        MethodHandle dyn = site.dynamicInvoker();
        int turns = 0;
        for (int v = n * 40; v > 5 && turns < 40; turns++) {
            v = (int) dyn.invokeExact(v);
            if (mode.equals("swap") && turns == 3) site.setTarget(MethodHandles.insertArguments(find("body", iii), 1, -4));
        }
        MethodHandle spread = MethodHandles.lookup().findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class))
            .asSpreader(Object[].class, 2);
        MethodHandle coll = MethodHandles.lookup().findStatic(Arrays.class, "asList", MethodType.methodType(List.class, Object[].class));
        int len = ((String) spread.invoke(new Object[] {mode, "ab"})).length() + ((List<?>) coll.invoke(1, 'c', null)).size();
        int wrong = 0;
        try {
            Object o = mode.equals("g") ? (Object) "7" : (Object) (short) 7;
            wrong = (int) collatz.invoke(o);                 // asType: unboxes and widens or throws
        } catch (ClassCastException e) {
            wrong = -1;
        }
        int acc = 0;
        for (int i = 0; i < filters + tests; i++) acc += cleanups % (i + 1);
        System.out.println(sum + " " + steps + " " + bodies + " " + filters + " " + tests + " " + cleanups + " " + turns + " " + len
            + " " + wrong + " " + acc + " " + obj.state);
    }
}
