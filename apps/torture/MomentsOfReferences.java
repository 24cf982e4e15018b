// args: 3 x | 10 yy | 25 zzz
import java.util.function.*;
public class MomentsOfReferences {
    static int log;
    static class Lam { static { log += 3; } static int f(int x) { return x * 2; } }
    static class Ctor { static { log += 5; } final int k; Ctor() { k = 1; } }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), t = 0;
        IntUnaryOperator op = Lam::f;
        if (n > 5) for (int i = 0; i < n; i++) t += op.applyAsInt(i);
        Supplier<Ctor> sup = Ctor::new; if (n < 20) t += sup.get().k;
        for (int i = 0; i < log; i++) t++;
        System.out.println(t);
    }
}
