// args: 3 | 10 4 | 25 1 2 3
import java.util.List;

/** Overloads that widening, boxing and variable arguments could all serve, and arrays given as variable arguments. */
public class VarargsAmbiguity {
    static int f(long x) {
        return 1;
    }

    static int f(Integer x) {
        return 2;
    }

    static int f(int... x) {
        return 3 + x.length;
    }

    static int f(Object o) {
        return 10;
    }

    static int g(Object... x) {
        int k = 0;
        for (Object o : x) {
            k += o instanceof Object[] ? ((Object[]) o).length * 10 : 1;
        }
        return k;
    }

    static int h(char c, int... rest) {
        return c + rest.length;
    }

    static int h(int c, char... rest) {
        return c - rest.length;
    }

    @SafeVarargs
    static <T> int total(List<T>... lists) {
        int k = 0;
        for (List<T> list : lists) {
            k += list.size();
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Integer boxed = n;
        byte small = (byte) n;
        int total = f(n) + f(boxed) + f(small) + f('c') * 2 + f() + f(n, n) + f(2.0f) + f("s");
        total += g((Object[]) args) + g((Object) args) + g(args, args) + g(1, null, "x") + g();
        total += h('a', new int[n]) + h(5, 'x', 'y') + total(List.of(1, 2), List.of(n));
        for (int i = 0; i < total % 50; i += f(small) + 1) {
            n++;
        }
        for (int i = 0; i < g((Object) args); i += 10) {
            n += 2;
        }
        System.out.println(n + " " + total);
    }
}
