// args: 3 a | 6 b | 11 cab | 14 abcdef
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
/** What starts the initialiser of a class, and what does not. */
public class InitTriggers {
    static int n;
    static StringBuilder log = new StringBuilder();
    static int clock;
    static int mark(String s) { log.append(s); clock += n; for (int i = 0; i < s.length(); i++) clock ^= s.charAt(i) + i; return clock; }
    static class A { static int v = mark("A"); static final int C = 5; static final Integer D = mark("D"); }
    static class B extends A { static int w = mark("BB"); static void go() { w++; } }
    interface I { int X = mark("III"); }
    interface J extends I { int Y = mark("J"); default int dj() { return 3; } }
    interface K { int Z = mark("KKKK"); static int st() { return n; } }
    static class Q implements J, K { static int q = mark("Q"); }
    static class R { static int r = mark("R"); final int i; R() { i = r + n; } R(int k) { i = k; } }
    static class S { static int s = mark("SS"); static int twice(int x) { return x * 2 + s; } }
    static class T { static int t = mark("T"); int f = t; }
    static class U { static int u = mark("UU"); static int plain; }
    static class V { static int v = mark("VVV"); }
    enum E { ONE, TWO { int x() { return mark("e2"); } }; static int e = mark("E"); int x() { return ordinal(); } }
    enum F { P, Q, R; static { mark("F"); } }
    static int sw(Object o) { if (o instanceof F f) { switch (f) { case P: return 1; case Q: return 2; default: return 3; } } return 0; }
    static int loops(int k) { int r = 0; for (int i = 0; i < (k & 31); i++) r += i & 3; return r; }
    static class Outer { static int o = mark("O"); static class In { static int i = mark("i"); } static int reach() { return In.i + o; } }
    public static void main(String[] args) throws Throwable {
        n = Integer.parseInt(args[0]);
        String w = args[1];
        int t = 0;
        Object arr = new A[n];
        t += A.C + loops(clock);
        Class<?> lit = B.class;
        t += loops(log.length() + n);
        Object o = w;
        if (o instanceof CharSequence && !(arr instanceof B[])) t += loops(clock + 3);
        if (n > 5) { t += B.v; }                     // starts A only
        t += loops(clock);
        if (w.indexOf('b') >= 0) B.go();
        t += loops(clock);
        t += K.st();                                   // starts K
        t += loops(clock);
        if (n % 2 == 0) new Q();                       // starts J (default method), not I
        t += loops(clock + log.length());
        if (n > 10) t += J.X;                          // starts I only
        t += loops(clock);
        Supplier<R> make = R::new;                     // nothing yet
        IntFunction<R> make2 = R::new;
        t += loops(clock);
        if (w.startsWith("c")) t += make2.apply(n).i;
        t += loops(clock);
        t += make.get().i & 15;
        t += loops(clock);
        MethodHandle twice = MethodHandles.lookup().findStatic(S.class, "twice", MethodType.methodType(int.class, int.class));
        t += loops(log.length());
        if (n != 6) t += (int) twice.invokeExact(n) & 7;
        t += loops(clock);
        Class<?> c = Class.forName("InitTriggers$T", w.length() > 2, InitTriggers.class.getClassLoader());
        t += loops(clock);
        Field f = c.getDeclaredField("f");
        t += loops(clock);
        Constructor<?> k = c.getDeclaredConstructor();
        T made = (T) k.newInstance();
        t += loops(f.getInt(made));
        Field plain = U.class.getDeclaredField("plain");
        t += loops(log.length());
        plain.setInt(null, n);
        t += loops(clock + U.plain);
        Object vs = Array.newInstance(V.class, 3);
        t += loops(log.length() + Array.getLength(vs));
        VarHandle vh = MethodHandles.lookup().findStaticVarHandle(V.class, "v", int.class);
        int before = log.length();
        vh.set(n);
        t += loops(log.length() - before + V.v);
        t += sw(w.equals("a") ? null : w);
        t += loops(log.length());
        t += sw(n > 3 ? F.Q : w);
        t += loops(clock);
        EnumSet<E> none = EnumSet.noneOf(E.class);
        t += loops(clock);
        for (E e : E.values()) { t += e.x(); none.add(e); }
        t += loops(clock + none.size());
        if (n > 12) Outer.In.i++;
        t += loops(log.length());
        t += Outer.reach() & 7;
        t += loops(clock) + lit.getName().length();
        System.out.println(t + " " + log);
    }
}
