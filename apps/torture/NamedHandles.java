// args: 3 | 20 | 80
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** Method and variable handles that are found by name. */
public class NamedHandles {
    static int calls;
    private int level;
    private volatile long total;

    NamedHandles(int level) {
        this.level = level;
    }

    static int twice(int k) {
        calls++;
        return k * 2;
    }

    int raised(int by) {
        calls += 10;
        return level += by;
    }

    private String hidden(String text) {
        return text + level;
    }

    static final VarHandle TOTAL;
    static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);
    static final MethodHandle TWICE;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            TOTAL = lookup.findVarHandle(NamedHandles.class, "total", long.class);
            TWICE = lookup.findStatic(NamedHandles.class, "twice", MethodType.methodType(int.class, int.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]);
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle make = lookup.findConstructor(NamedHandles.class, MethodType.methodType(void.class, int.class));
        MethodHandle raise = lookup.findVirtual(NamedHandles.class, "raised", MethodType.methodType(int.class, int.class));
        MethodHandle hidden = lookup.findVirtual(NamedHandles.class, "hidden", MethodType.methodType(String.class, String.class));
        MethodHandle getter = lookup.findGetter(NamedHandles.class, "level", int.class);
        MethodHandle setter = lookup.findSetter(NamedHandles.class, "level", int.class);
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        MethodHandle measured = MethodHandles.filterReturnValue(hidden, length);
        NamedHandles object = (NamedHandles) make.invokeExact(n % 7);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += (int) TWICE.invokeExact(i);
            if (i % 3 == 0) {
                sum += (int) raise.invokeExact(object, i % 5);
            }
            sum -= (int) measured.invokeExact(object, "x" + i);
        }
        setter.invokeExact(object, (int) getter.invokeExact(object) + 1);
        int[] cells = new int[n];
        for (int i = 0; i < n; i++) {
            TOTAL.getAndAdd(object, (long) i);
            ELEMENTS.set(cells, i, i * i % 10);
        }
        int large = 0;
        for (int i = 0; i < n; i++) {
            if ((int) ELEMENTS.get(cells, i) > 4) {
                large++;
            }
        }
        boolean swapped = TOTAL.compareAndSet(object, (long) n * (n - 1) / 2, 5L);
        int steps = 0;
        for (long i = (long) TOTAL.getVolatile(object); i > 0; i--) {
            steps++;
        }
        System.out.println(sum + " " + large + " " + swapped + " " + steps + " " + calls + " " + object.level);
    }
}
