// args: 3 | 10 | 25
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Method handles: looked up, invoked, bound; and a fence that is a handle, as the Scala library has it. */
public class MethodHandleCalls {
    private static int level;
    private int own;

    static int bump(int by) {
        level += by;
        return level;
    }

    int grow(int by) {
        own += by;
        return own;
    }

    static final MethodHandle FENCE = fence();

    private static MethodHandle fence() {
        try {
            return MethodHandles.lookup().findStatic(Class.forName("java.lang.invoke.VarHandle"), "releaseFence", MethodType.methodType(Void.TYPE));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]);
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType type = MethodType.methodType(int.class, int.class);
        MethodHandle bump = lookup.findStatic(MethodHandleCalls.class, "bump", type);
        MethodHandle grow = lookup.findVirtual(MethodHandleCalls.class, "grow", type);
        MethodHandleCalls handles = new MethodHandleCalls();
        int seen = 0;
        for (int i = 0; i < n; i++) {
            int ignored = (int) bump.invokeExact(i);
            if (level % 3 == 0) {
                seen++;
            }
            int grown = (int) grow.invoke(handles, i);
            seen += handles.own % 2;
            FENCE.invoke();
        }
        MethodHandle bound = grow.bindTo(handles);
        int last = (int) bound.invoke(5);
        int doubled = handles.own * 2 + level + last;
        System.out.println(seen + " " + doubled);
    }
}
