// args: 10 3 add|26 4 mul|45 6 max
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.util.ArrayList;
import java.util.List;

public class DynamicSites {
    static int linked, constants, misses, fallbacks;
    static final List<Site> SITES = new ArrayList<>();
    static SwitchPoint guard = new SwitchPoint();

    /** An inline cache: relinks itself for each new parity of its argument, at most twice. */
    static class Site extends MutableCallSite {
        final MethodHandle real;
        int depth;
        Site(MethodType t, MethodHandle real) throws ReflectiveOperationException {
            super(t);
            this.real = real;
            setTarget(MISS.bindTo(this));
        }
        int miss(int a, int b) throws Throwable {
            misses++;
            MethodHandle test = MethodHandles.insertArguments(SAME, 0, a);
            if (depth++ < 2) setTarget(MethodHandles.guardWithTest(MethodHandles.dropArguments(test, 1, int.class), real, getTarget()));
            return (int) real.invokeExact(a, b) + depth;
        }
        static boolean same(int first, int now) { return (first & 1) == (now & 1); }
    }
    static final MethodType III = MethodType.methodType(int.class, int.class, int.class);
    static final MethodHandle MISS, SAME;
    static {
        try {
            MISS = MethodHandles.lookup().findVirtual(Site.class, "miss", III);
            SAME = MethodHandles.lookup().findStatic(Site.class, "same", III.changeReturnType(boolean.class));
        } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); }
    }

    public static CallSite link(MethodHandles.Lookup l, String name, MethodType t, int salt) throws ReflectiveOperationException {
        linked++;
        Class<?> owner = name.equals("max") ? Math.class : DynamicSites.class;
        MethodHandle target = MethodHandles.lookup().findStatic(owner, name, t);
        if (salt % 3 == 0) {
            MethodHandle slow = MethodHandles.lookup().findStatic(DynamicSites.class, "fallback", t);
            return new ConstantCallSite(guard.guardWithTest(target, slow));
        }
        Site s = new Site(t, target);
        SITES.add(s);
        return s;
    }
    public static Integer constant(MethodHandles.Lookup l, String name, Class<?> type, int seed) { return name.length() * seed + ++constants; }
    static int add(int a, int b) { return a + b; }
    static int mul(int a, int b) { return a * b % 97; }
    static int fallback(int a, int b) { fallbacks++; return a - b; }

    static byte[] generate(String op, int sites) {
        ClassDesc self = DynamicSites.class.describeConstable().orElseThrow();
        MethodTypeDesc iii = III.describeConstable().orElseThrow();
        DirectMethodHandleDesc bsm = ConstantDescs.ofCallsiteBootstrap(self, "link", ConstantDescs.CD_CallSite, ConstantDescs.CD_int);
        DirectMethodHandleDesc cbsm = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "constant", MethodTypeDesc.of(
                ConstantDescs.CD_Integer, ConstantDescs.CD_MethodHandles_Lookup, ConstantDescs.CD_String, ConstantDescs.CD_Class, ConstantDescs.CD_int));
        return ClassFile.of().build(ClassDesc.of("Sites"), cb -> {
            for (int i = 0; i < sites; i++) {
                int salt = i;
                cb.withMethodBody("m" + i, iii, ClassFile.ACC_STATIC, (CodeBuilder b) -> b
                    .iload(0).iload(1).invokedynamic(DynamicCallSiteDesc.of(bsm, op, iii).withArgs(salt))
                    .ldc(DynamicConstantDesc.ofNamed(cbsm, "c".repeat(salt + 1), ConstantDescs.CD_Integer, salt / 2))
                    .invokevirtual(ConstantDescs.CD_Integer, "intValue", MethodTypeDesc.of(ConstantDescs.CD_int)).iadd().ireturn());
            }
        });
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        MethodHandles.Lookup l = MethodHandles.lookup().defineHiddenClass(generate(args[2], k), true);
        int big = 0, loops = 0, v = 1;
        for (int i = 0; i < n; i++) {
            MethodHandle m = l.findStatic(l.lookupClass(), "m" + i * i % k, III); // not every site gets linked
            v = (int) m.invokeExact(Math.abs(v) % 50, i);
            if (v > n) big++;
            for (int j = v; j > 0; j -= k) loops++;
            if (i == n / 2) SwitchPoint.invalidateAll(new SwitchPoint[] {guard});
            if (i % 9 == 8 && !SITES.isEmpty()) SITES.getLast().setTarget(MethodHandles.dropArguments(MethodHandles.constant(int.class, -i), 0,
                    int.class, int.class));
        }
        System.out.println(big + " " + loops + " " + v + " " + linked + " " + constants + " " + misses + " " + fallbacks + " " + SITES.size() + " "
                + guard.hasBeenInvalidated());
    }
}
