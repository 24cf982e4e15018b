// args: 2 | 7 lam | 13 refl
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * The number of stack frames, their method names and line-independent caller classes (StackWalker,
 * getStackTrace) feed loop bounds, and a recursive method stops when it sees itself often enough on the
 * stack.
 */
public class StackPeek {
    static final StackWalker W = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    static int visits;

    static long own() {
        return W.walk(s -> s.filter(f -> f.getDeclaringClass() == StackPeek.class || f.getDeclaringClass().getEnclosingClass() == StackPeek.class)
            .peek(f -> visits++).count());
    }

    static int dig(int limit) {
        long mine = W.walk(s -> s.takeWhile(f -> !f.getMethodName().equals("main")).filter(f -> f.getMethodName().equals("dig")).count());
        if (mine > limit) return 1;
        return 1 + (mine % 2 == 0 ? dig(limit) : other(limit));
    }

    static int other(int limit) { visits += 100; return dig(limit) + 10; }

    interface Asker { String ask(); }

    static class Who implements Asker {
        @Override public String ask() { return caller(); }
    }

    static class Deep extends Who {
        @Override public String ask() { return super.ask() + "+" + caller(); }
    }

    static String caller() {
        return W.walk(s -> s.skip(2).findFirst()).map(f -> f.getMethodName()).orElse("none");
    }

    static Class<?> who() { return W.getCallerClass(); }
    static class Remote { static Class<?> call() { return who(); } }

    static int traceLen(Throwable t) {
        int n = 0;
        for (StackTraceElement e : t.getStackTrace()) if (e.getClassName().startsWith("StackPeek")) n++;
        for (Throwable c = t.getCause(); c != null; c = c.getCause()) n += 10 * traceLen(c);
        return n;
    }

    static Exception build(int n) {
        if (n == 0) return new Exception("bottom");
        Exception inner = build(n - 1);
        return n % 2 == 0 ? inner : new Exception("l" + n, n == 3 ? null : inner);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        long a = own();
        LongSupplier viaLambda = () -> own();                     // one more frame
        LongSupplier viaRef = StackPeek::own;                     // no more visible frame
        long b = viaLambda.getAsLong(), c = viaRef.getAsLong();
        int d = dig(n);
        Asker who = mode.equals("lam") ? StackPeek::caller : n % 2 == 0 ? new Who() : new Deep();
        String name = who.ask();
        if (mode.equals("refl")) {
            Method m = Asker.class.getMethod("ask");
            name += m.invoke(who);
        }
        String names = name.replaceAll("\\$\\d+", "");
        Comparator<Integer> cmp = (x, y) -> {
            visits += W.walk(s -> s.anyMatch(f -> f.getMethodName().equals("binarySearch"))) ? 1 : 1000;
            return Integer.compare(x, y);
        };
        List<Integer> l = IntStream.range(0, n).boxed().collect(Collectors.toList());
        Collections.binarySearch(l, n / 2, cmp);
        l.sort(cmp.reversed());
        int len = traceLen(build(n));
        Exception late = build(2);
        StackTraceElement[] st = late.getStackTrace();
        late.setStackTrace(new StackTraceElement[] {st[0], new StackTraceElement("StackPeekX", "fake", null, -2)});
        len += traceLen(late) * 1000;
        StackTraceElement[] view = late.getStackTrace();
        view[0] = null;                                           // only a copy
        if (late.getStackTrace()[0] != null) len++;
        int same = who() == StackPeek.class ? 1 : 0;
        same += Remote.call() == Remote.class ? 2 : 0;
        int acc = 0;
        for (int i = 0; i < visits % 29 + a + b + c; i++) acc += names.length() + i;
        System.out.println(a + " " + b + " " + c + " " + d + " " + names + " " + len + " " + same + " " + visits + " " + acc);
    }
}
