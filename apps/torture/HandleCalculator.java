// args: 12 add,mul,twist|25 mul,mul,sub,add|40 twist,sub,nosuch,add
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;

public class HandleCalculator {
    private int acc;
    private volatile int misses;
    private static long journal = 1;

    static int opAdd(int a, int b) { journal += a; return a + b; }
    static int opMul(int a, int b) { journal ^= b; return a * b % 101; }
    static int opSub(int a, int b) { return a - b; }
    int opTwist(int a, int b) {
        acc += 3;
        return (a ^ b) + acc;
    }
    static boolean isEven(int a, int b) { return ((a + b) & 1) == 0; }
    static int recover(Throwable t, int a, int b) { return t instanceof IllegalStateException ? -a : b; }
    static int refuse(int a, int b) {
        if (a % 5 == 0) throw new IllegalStateException("five");
        if (b % 7 == 0) throw new IllegalArgumentException("seven");
        return a + 2 * b;
    }

    MethodHandle find(MethodHandles.Lookup l, String word) throws IllegalAccessException {
        String name = "op" + Character.toUpperCase(word.charAt(0)) + word.substring(1);
        MethodType type = MethodType.methodType(int.class, int.class, int.class);
        try {
            return l.findStatic(HandleCalculator.class, name, type);
        } catch (NoSuchMethodException e) {
            VH_MISSES.getAndAdd(this, 1);
        } catch (IllegalAccessException e) {
            acc++; // findStatic on an instance method ends here
        }
        try {
            return l.findVirtual(HandleCalculator.class, name, type).bindTo(this);
        } catch (NoSuchMethodException e) {
            VH_MISSES.getAndAdd(this, 10);
            return MethodHandles.dropArguments(MethodHandles.constant(int.class, word.length()), 0, int.class, int.class);
        }
    }

    private static final VarHandle VH_MISSES;
    private static final VarHandle VH_ACC;
    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            VH_MISSES = l.findVarHandle(HandleCalculator.class, "mis" + "ses", int.class);
            VH_ACC = l.findVarHandle(HandleCalculator.class, String.join("", "a", "c", "c"), int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]);
        MethodHandles.Lookup l = MethodHandles.lookup();
        HandleCalculator self = new HandleCalculator();
        List<MethodHandle> ops = new ArrayList<>();
        for (String w : args[1].split(",")) ops.add(self.find(l, w));
        MethodType bin = MethodType.methodType(int.class, int.class, int.class);
        MethodHandle test = l.findStatic(HandleCalculator.class, "isEven",
                bin.changeReturnType(boolean.class));
        MethodHandle risky = MethodHandles.catchException(
                l.findStatic(HandleCalculator.class, "refuse", bin), RuntimeException.class,
                l.findStatic(HandleCalculator.class, "recover",
                        MethodType.methodType(int.class, Throwable.class, int.class, int.class))
                        .asType(MethodType.methodType(int.class, RuntimeException.class, int.class, int.class)));
        int value = 1, negative = 0, steps = 0;
        for (int i = 0; i < n; i++) {
            MethodHandle op = ops.get(i % ops.size());
            MethodHandle guarded = MethodHandles.guardWithTest(test, op, risky);
            value = (int) guarded.invokeExact(value, i);
            if (value < 0) {
                negative++;
                value = -value;
            }
            VH_ACC.compareAndSet(self, 9, 0);
            for (int k = 0; k < value % 4; k++) steps += (int) VH_MISSES.getVolatile(self) + 1;
        }
        MethodHandle spread = l.findStatic(HandleCalculator.class, "opMul", bin).asSpreader(Object[].class, 2);
        Object last = spread.invoke(new Object[] {value, steps});
        System.out.println(value + " " + negative + " " + steps + " " + journal + " " + self.acc + " " + self.misses + " " + last);
    }
}
