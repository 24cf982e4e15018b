// args: 3 twice | 12 square | 40 half
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;

/** Handles found by names from the input, adapted, bound, guarded, spread, folded and kept in tables. */
public class HandlesAtWork {
    static int calls;
    static int guards;
    private int state;
    static int shared;
    int[] cells;

    static int twice(int k) {
        calls++;
        return 2 * k;
    }

    static int square(int k) {
        calls += 2;
        return k * k;
    }

    static int half(int k) {
        calls += 3;
        if (k % 5 == 4) {
            throw new IllegalArgumentException("odd " + k);
        }
        return k / 2;
    }

    static boolean even(int k) {
        guards++;
        return k % 2 == 0;
    }

    static int failed(IllegalArgumentException e, int k) {
        return -e.getMessage().length();
    }

    static String join(String first, Object... rest) {
        return first + rest.length + Arrays.toString(rest);
    }

    int add(int k) {
        return state += k;
    }

    private static long secret(long a, double b) {
        return a + (long) b;
    }

    static class Base {
        String name() {
            return "base";
        }
    }

    static class Derived extends Base {
        @Override
        String name() {
            return "derived";
        }

        String parent() throws Throwable {
            return (String) MethodHandles.lookup().findSpecial(Base.class, "name", MethodType.methodType(String.class), Derived.class).invoke(this);
        }
    }

    public interface Op {
        int apply(int k);

        default int thrice(int k) {
            return apply(apply(apply(k)));
        }
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]);
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType unary = MethodType.methodType(int.class, int.class);
        MethodHandle chosen = lookup.findStatic(HandlesAtWork.class, args[1], unary);
        MethodHandle even = lookup.findStatic(HandlesAtWork.class, "even", unary.changeReturnType(boolean.class));
        MethodHandle twice = lookup.findStatic(HandlesAtWork.class, "twice", unary);
        MethodHandle handler = lookup.findStatic(HandlesAtWork.class, "failed", MethodType.methodType(int.class, IllegalArgumentException.class, int.class));
        MethodHandle safe = MethodHandles.catchException(chosen, IllegalArgumentException.class, handler);
        MethodHandle guarded = MethodHandles.guardWithTest(even, safe, twice);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += (int) guarded.invokeExact(i);
        }
        HandlesAtWork object = new HandlesAtWork();
        MethodHandle add = lookup.findVirtual(HandlesAtWork.class, "add", unary).bindTo(object);
        int added = 0;
        for (int i = 0; i < n; i++) {
            added = (int) add.invoke(i % 4);
        }
        MethodHandle after = MethodHandles.filterReturnValue(add, twice);
        int filtered = (int) after.invokeExact(n);
        MethodHandle join = lookup.findStatic(HandlesAtWork.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
        int joined = ((String) join.invoke("a", n, args[1])).length();
        int spread = ((String) join.asType(MethodType.methodType(String.class, String.class, Object.class, Object.class)).asSpreader(Object[].class,
                3).invoke(new Object[] {"b", n, "c"})).length();
        int arguments = ((String) join.invokeWithArguments("x", 1, 2, n)).length();
        MethodHandle secret = lookup.findStatic(HandlesAtWork.class, "secret", MethodType.fromMethodDescriptorString("(JD)J", null));
        MethodHandle swapped = MethodHandles.permuteArguments(secret, MethodType.methodType(long.class, double.class, long.class), 1, 0);
        long swap = (long) swapped.invokeExact(n * 1.5, (long) n);
        MethodHandle inserted = MethodHandles.insertArguments(secret, 1, 2.5);
        long insert = (long) inserted.invokeExact((long) n);
        MethodHandle dropped = MethodHandles.dropArguments(twice, 0, String.class);
        int drop = (int) dropped.invokeExact("unused", n);
        MethodHandle folded = MethodHandles.foldArguments(MethodHandles.dropArguments(twice, 1, int.class), safe);
        int fold = (int) folded.invokeExact(n);
        MethodHandle collected = MethodHandles.collectArguments(twice, 0, safe);
        int collect = (int) collected.invokeExact(n);
        int converted = (int) (Integer) twice.asType(MethodType.methodType(Object.class, Object.class)).invoke((Object) n);
        Derived derived = new Derived();
        int special = derived.parent().length() + derived.name().length();
        VarHandle state = lookup.findVarHandle(HandlesAtWork.class, "state", int.class);
        VarHandle count = lookup.findStaticVarHandle(HandlesAtWork.class, "shared", int.class);
        for (int i = 0; i < n; i++) {
            if (!state.compareAndSet(object, i, i + 1)) {
                count.set((int) count.get() + 2);
            } else {
                int old = (int) count.getAndAdd(1);
                sum += old;
            }
        }
        int bits = (int) state.getAndBitwiseOr(object, 64) + object.state;
        MethodHandle getter = lookup.unreflectGetter(HandlesAtWork.class.getDeclaredField("state"));
        int got = (int) getter.invokeExact(object) + n;
        MethodHandle reflected = lookup.unreflect(HandlesAtWork.class.getDeclaredMethod("twice", int.class));
        int unreflected = (int) reflected.invokeExact(n);
        object.cells = new int[n];
        VarHandle cells = MethodHandles.arrayElementVarHandle(int[].class);
        for (int i = 0; i < n; i++) {
            cells.setRelease(object.cells, i, i * 7 % 5);
        }
        int cell = 0;
        for (int c : object.cells) {
            cell += c;
        }
        Op op = MethodHandleProxies.asInterfaceInstance(Op.class, twice);
        int proxied = op.apply(n);
        Map<String, MethodHandle> table = new TreeMap<>();
        for (String name : new String[] {"twice", "square", "half"}) {
            table.put(name, lookup.findStatic(HandlesAtWork.class, name, unary));
        }
        int all = 0;
        for (MethodHandle h : table.values()) {
            all += (int) h.invoke(n);
        }
        MethodHandle text = lookup.findVirtual(String.class, "substring", MethodType.methodType(String.class, int.class));
        int sub = ((String) text.invokeExact(args[1], 1)).length() + n;
        MethodHandle list = lookup.findConstructor(ArrayList.class, MethodType.methodType(void.class, Collection.class));
        int size = ((List<?>) (ArrayList<?>) list.invoke(List.of(1, n))).size() + n;
        MethodHandle compare = lookup.findVirtual(Comparator.class, "compare", MethodType.methodType(int.class, Object.class, Object.class));
        Comparator<String> by = Comparator.comparing(String::length);
        int compared = (int) compare.invoke(by, args[1], "four") + n;
        MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, n), MethodHandles.constant(int.class, 1),
                lookup.findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class)));
        int looped = (int) loop.invokeExact();
        int missing = 0;
        try {
            lookup.findStatic(HandlesAtWork.class, args[1] + "s", unary);
        } catch (NoSuchMethodException e) {
            missing = n;
        }
        int wrong = 0;
        try {
            twice.invokeExact("text");
        } catch (WrongMethodTypeException e) {
            wrong = n + 1;
        }
        int steps = 0;
        for (int i = 0; i < (sum + added + filtered + joined + spread + arguments + (int) swap + (int) insert + drop + fold + collect + converted
                + special + bits + got + unreflected + cell + proxied + all + sub + size + compared + looped + missing + wrong) % 1000; i++) {
            steps++;
        }
        System.out.println(steps + " " + calls + " " + guards + " " + shared);
    }
}
