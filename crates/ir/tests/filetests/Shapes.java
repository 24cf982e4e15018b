import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

class Shapes {
    int[] xs;
    static long total;

    static int sum(int[] xs) {
        int sum = 0;
        for (int i = 0; i < xs.length; i++) sum += xs[i];
        return sum;
    }

    static Number merge(boolean b, Integer i, Double d) {
        Number n = b ? i : d;
        return n;
    }

    Shapes(int n) {
        this(n > 0 ? new int[n] : null);
    }

    Shapes(int[] xs) {
        this.xs = xs;
    }

    static String construct(boolean b) {
        return new String(b ? "yes" : "no");
    }

    static int guarded(String s) {
        int r = 1;
        try {
            r = 2;
            r = Integer.parseInt(s);
            r++;
        } catch (NumberFormatException | NullPointerException e) {
            r += e.hashCode();
        } finally {
            total += r;
        }
        return r;
    }

    int locked() {
        synchronized (this) {
            return xs[0]++;
        }
    }

    Supplier<String> captures(String a, int n) {
        IntSupplier size = a::length;
        return () -> a + n + size.getAsInt();
    }

    static double wide(long a, double b, int i) {
        long c = a << i;
        double[] ds = {b, c};
        ds[i] += a > c ? 1 : 2.5;
        return -ds[i];
    }

    static int forever(int n) {
        while (true) {
            n = n * 31 + 7;
            if (n == 0) continue;
            total = n;
        }
    }

    static Object elements(List<Object[][]> list, int i) {
        Object[][] table = list.get(i);
        return table[i][0] instanceof String ? table[0] : table;
    }

    static int key(int n) {
        switch (n) {
            case 1: return 5;
            case 7: n = 3;
            default: return n;
        }
    }
}
