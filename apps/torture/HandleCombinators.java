// args: 3 | 10 | 25
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.ArrayList;
import java.util.List;

/** Method handles put together: guards, folds, loops, filters, bound and spread arguments, exceptions, call sites. */
public class HandleCombinators {
    static int calls;
    int field;

    static boolean even(int x) {
        calls++;
        return x % 2 == 0;
    }

    static int half(int x) {
        return x / 2;
    }

    static int triple(int x) {
        calls += 2;
        return 3 * x + 1;
    }

    static int onError(IllegalArgumentException e, int x) {
        calls += e.getMessage().length();
        return -x;
    }

    static int picky(int x) {
        if (x % 5 == 0) {
            throw new IllegalArgumentException("five " + x);
        }
        return x;
    }

    int add(int k) {
        field += k;
        return field;
    }

    static int sum(int a, int b, int c) {
        return a + b * 2 + c * 3;
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]);
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType unary = MethodType.methodType(int.class, int.class);
        MethodHandle even = lookup.findStatic(HandleCombinators.class, "even", MethodType.methodType(boolean.class, int.class));
        MethodHandle half = lookup.findStatic(HandleCombinators.class, "half", unary);
        MethodHandle triple = lookup.findStatic(HandleCombinators.class, "triple", unary);
        MethodHandle step = MethodHandles.guardWithTest(even, half, triple);
        int x = n;
        int steps = 0;
        while (x != 1) {
            x = (int) step.invokeExact(x);
            steps++;
        }
        MethodHandle picky = MethodHandles.catchException(
            lookup.findStatic(HandleCombinators.class, "picky", unary),
            IllegalArgumentException.class,
            lookup.findStatic(
                HandleCombinators.class, "onError", MethodType.methodType(int.class, IllegalArgumentException.class, int.class)));
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += (int) picky.invokeExact(i);
        }
        HandleCombinators object = new HandleCombinators();
        MethodHandle bound = lookup.findVirtual(HandleCombinators.class, "add", unary).bindTo(object);
        MethodHandle twice = MethodHandles.filterReturnValue(bound, half);
        for (int i = 0; i < n; i++) {
            s += (int) twice.invokeExact(i);
        }
        MethodHandle sum = lookup.findStatic(
            HandleCombinators.class, "sum", MethodType.methodType(int.class, int.class, int.class, int.class));
        s += (int) sum.asSpreader(Object[].class, 3).invoke(new Object[] {n, 2, 3});
        MethodHandle swapped = MethodHandles.permuteArguments(sum, sum.type(), 2, 0, 1);
        s += (int) swapped.invokeExact(n, 1, 2);
        MethodHandle inserted = MethodHandles.insertArguments(sum, 1, 5, 6);
        s += (int) inserted.invokeExact(n);
        List<Integer> list = new ArrayList<>();
        MethodHandle adder = lookup.findVirtual(List.class, "add", MethodType.methodType(boolean.class, Object.class)).bindTo(list);
        for (int i = 0; i < n; i++) {
            if ((boolean) adder.invoke((Object) i)) {
                s++;
            }
        }
        MutableCallSite site = new MutableCallSite(half);
        MethodHandle invoker = site.dynamicInvoker();
        for (int i = 0; i < n; i++) {
            s += (int) invoker.invokeExact(i);
            if (i == 4) {
                site.setTarget(triple);
            }
        }
        for (int i : list) {
            calls += i & 1;
        }
        for (int i = 0; i < s % 100; i++) {
            calls++;
        }
        for (int i = 0; i < steps; i++) {
            calls += 2;
        }
        for (int i = 0; i < object.field % 64; i++) {
            calls += 3;
        }
        System.out.println(calls + " " + s);
    }
}
