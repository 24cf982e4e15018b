// args: 3 | 6
import java.lang.reflect.*;
public class ProxyFaces {
    interface F { int look(); }
    static Object make(int n) { return Proxy.newProxyInstance(ProxyFaces.class.getClassLoader(), new Class<?>[] {F.class}, (p, m, a) -> n); }
    static int a(int n) { if (make(n).getClass().getName().contains("$Proxy")) return n; return 1; }
    static int b(int n) { if (make(n).getClass().isSynthetic()) return n; return 1; }
    static int c(int n) { if (make(n).getClass().getSuperclass() == Proxy.class) return n; return 1; }
    static int d(int n) { if (Modifier.isFinal(make(n).getClass().getModifiers())) return n; return 1; }
    static int e(int n) { if (make(n).getClass() == make(n).getClass()) return n; return 1; }
    static int f(int n) { if (make(n) instanceof F) return n; return 1; }
    static int g(int n) { if (make(n).getClass().isHidden()) return n; return 1; }
    static int h(int n) { Runnable r = () -> {}; if (r.getClass().isSynthetic()) return n; return 1; }
    static int i(int n) { if (((F) make(n)).look() > 4) return n; return 1; }
    static int j(int n) { Object o = make(n); if (o.getClass().getInterfaces()[0] == F.class) return n; return 1; }
    public static void main(String[] args) { int n = Integer.parseInt(args[0]); System.out.println(a(n) + b(n) + c(n) + d(n) + e(n) + f(n) + g(n) + h(n) + i(n) + j(n)); }
}
