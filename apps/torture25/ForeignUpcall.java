// args: 10 3 a,bb,ccc|35 7 delta,x,yy,omega|60 4 one,three,fifteen,
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

public class ForeignUpcall {
    static final Linker LINKER = Linker.nativeLinker();
    static final SymbolLookup LIBC = LINKER.defaultLookup();
    static int swapped, seen;

    static MethodHandle c(String name, FunctionDescriptor d) {
        return LINKER.downcallHandle(LIBC.find(name).orElseThrow(() -> new UnsatisfiedLinkError(name)), d);
    }

    /** The comparators that qsort and bsearch call back, bound to a mode. */
    static class Order {
        final int mod;
        boolean reverse;
        int distinctAnswers;
        Order(int mod) { this.mod = mod; }
        int compare(MemorySegment a, MemorySegment b) {
            int x = a.get(ValueLayout.JAVA_INT, 0), y = b.get(ValueLayout.JAVA_INT, 0);
            int r = Integer.compare(x % mod, y % mod);
            if (r == 0) r = Integer.compare(x, y); // total: the result is independent of the algorithm
            distinctAnswers |= 1 << r + 1;
            return reverse ? -r : r;
        }
    }

    static MemorySegment stub(Arena arena, Order o) throws ReflectiveOperationException {
        MethodHandle h = MethodHandles.lookup().findVirtual(Order.class, "compare",
                MethodType.methodType(int.class, MemorySegment.class, MemorySegment.class)).bindTo(o);
        var pointer = ValueLayout.ADDRESS.withTargetLayout(ValueLayout.JAVA_INT);
        return LINKER.upcallStub(h, FunctionDescriptor.of(ValueLayout.JAVA_INT, pointer, pointer), arena);
    }

    public static void main(String[] args) throws Throwable {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        MethodHandle qsort = c("qsort", FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));
        MethodHandle bsearch = c("bsearch", FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));
        MethodHandle strlen = c("strlen", FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));
        MethodHandle abs = c("abs", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
        MethodHandle toupper = c("toupper", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
        int missing = 0, descents = 0, found = 0, steps = 0, letters = 0, upper = 0;
        for (String s : List.of("no_such_function_" + n, "qsort", "missing" + k)) try {
        if (n % 2 == 0 || LIBC.find(s).isEmpty()) c(s, FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));
        } catch (UnsatisfiedLinkError e) { missing++; }
        Order order = new Order(k);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment cmp = stub(arena, order);
            MemorySegment array = arena.allocate(ValueLayout.JAVA_INT, n);
            for (int i = 0; i < n; i++) array.setAtIndex(ValueLayout.JAVA_INT, i, i * 37 % 101);
            for (int pass = 0; pass < 2; pass++) {
                order.reverse = pass == 1 && n % 2 == 1;
                qsort.invokeExact(array, (long) n, 4L, cmp);
                int[] values = array.toArray(ValueLayout.JAVA_INT);
                for (int i = 1; i < n; i++) if (values[i] < values[i - 1]) descents++;
                for (int v : values) { if (v % k > 1) swapped++; else break; }
            }
            MemorySegment key = arena.allocate(ValueLayout.JAVA_INT);
            for (int i = 0; i < 101; i += k) {
                key.set(ValueLayout.JAVA_INT, 0, i);
                MemorySegment hit = (MemorySegment) bsearch.invokeExact(key, array, (long) n, 4L, cmp);
                if (hit.address() == 0) continue;
                found++;
                for (long at = (hit.address() - array.address()) / 4; at > 0; at /= 2) steps++;
            }
            List<MemorySegment> words = new ArrayList<>();
            for (String w : args[2].split(",")) words.add(arena.allocateFrom(w));
            for (MemorySegment w : words) {
                long len = (long) strlen.invokeExact(w);
                for (long i = 0; i < len; i++) {
                    int up = (int) toupper.invokeExact((int) w.get(ValueLayout.JAVA_BYTE, i));
                    if ((up & 1) == 0) w.set(ValueLayout.JAVA_BYTE, i, (byte) up); else if (up == 'E') w.set(ValueLayout.JAVA_BYTE, i, (byte) 0);
                    letters++;
                }
                for (char ch : w.getString(0).toCharArray()) if (Character.isUpperCase(ch)) upper++; // may be shorter now
            }
            for (int i = -n; i < n; i += k) for (int j = (int) abs.invokeExact(i); j > 0; j -= 5) seen++;
        }
        System.out.println(missing + " " + descents + " " + swapped + " " + found + " " + steps + " " + letters + " " + upper + " " + seen + " "
                + order.distinctAnswers);
    }
}
