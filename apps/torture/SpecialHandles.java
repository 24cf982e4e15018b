// args: 3 | 17 | 34
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.function.IntUnaryOperator;

/** Handles that call overridden methods of a parent, a grandparent or an interface on an object that overrides them. */
public class SpecialHandles {
    static class Grand {
        int calls;

        int step(int v) {
            calls++;
            return v + 1;
        }

        static int shared(Grand g, int v) {
            return g.step(v) * 2;
        }
    }

    interface Halving {
        default int half(int v) {
            return v / 2;
        }
    }

    static class Middle extends Grand {
        @Override
        int step(int v) {
            calls += 10;
            return super.step(v) + 2;
        }
    }

    static class Child extends Middle implements Halving {
        @Override
        int step(int v) {
            calls += 100;
            return v * 3;
        }

        @Override
        public int half(int v) {
            return v - 1;
        }

        private int secret(int v) {
            return Halving.super.half(v) ^ calls;
        }
    }

    static class Other extends Child {
        @Override
        int step(int v) {
            return -v;
        }

        private int secret(int v) {
            return 1_000_000;
        }
    }

    static final MethodType INT = MethodType.methodType(int.class, int.class);

    static MethodHandle[] handles() throws ReflectiveOperationException {
        MethodHandles.Lookup me = MethodHandles.lookup();
        MethodHandles.Lookup child = MethodHandles.privateLookupIn(Child.class, me);
        MethodHandles.Lookup middle = MethodHandles.privateLookupIn(Middle.class, me);
        return new MethodHandle[] {
            me.findVirtual(Grand.class, "step", INT),
            child.findSpecial(Grand.class, "step", INT, Child.class),
            middle.findSpecial(Grand.class, "step", INT, Middle.class),
            child.findSpecial(Child.class, "step", INT, Child.class),
            child.findSpecial(Halving.class, "half", INT, Child.class),
            me.unreflect(Child.class.getDeclaredMethod("secret", int.class)),
            me.findStatic(Grand.class, "shared", MethodType.methodType(int.class, Grand.class, int.class)),
        };
    }

    public static void main(String[] args) throws Throwable {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        MethodHandle[] all = handles();
        Child c = new Child();
        Child o = new Other();
        int v = 1;
        int w = 1;
        for (int i = 0; i < n; i++) {
            MethodHandle h = all[(i + v) % all.length];
            v = Math.abs((int) h.invoke(c, v)) % 5003;
            w = Math.abs((int) h.invoke(o, w)) % 4001;
        }
        int failed = 0;
        for (MethodHandle h : all) {
            try {
                Grand g = v % 2 == 0 ? new Grand() : new Middle();
                failed += (int) h.invoke(g, 1);
            } catch (ClassCastException e) {
                failed += 10;
            }
            try {
                failed += (int) h.invokeExact((Child) c, 2);
            } catch (WrongMethodTypeException e) {
                failed += 1000;
            }
        }
        IntUnaryOperator f = MethodHandleProxies.asInterfaceInstance(IntUnaryOperator.class, all[1].bindTo(c));
        IntUnaryOperator g = MethodHandleProxies.asInterfaceInstance(IntUnaryOperator.class, all[3].bindTo(o));
        IntUnaryOperator both = f.andThen(g);
        int rounds = 0;
        int x = 2;
        while (x < 100 * n && rounds < 40) {
            x = both.applyAsInt(x);
            rounds++;
        }
        MethodHandle target = MethodHandleProxies.wrapperInstanceTarget(f);
        x += (int) target.invokeExact(c.calls);
        int denied = 0;
        for (Class<?> caller : new Class<?>[] {Child.class, Middle.class, SpecialHandles.class}) {
            try {
                MethodHandles.lookup().findSpecial(Grand.class, "step", INT, caller);
            } catch (IllegalAccessException e) {
                denied++;
            }
        }
        System.out.println(v + " " + w + " " + failed + " " + rounds + " " + x + " " + denied + " " + c.calls + " " + o.calls);
    }
}
