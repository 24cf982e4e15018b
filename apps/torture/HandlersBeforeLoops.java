// args: 1|0|2|3
/** Handlers of what comes before a part without a normal end are not entered where nothing is thrown. */
public class HandlersBeforeLoops {
    static int caught;
    static void b(int n) {
        String s = n % 2 == 0 ? null : "abc"; int[] a = {1, 2, 3};
        try { if (s.length() > 2) caught++; } catch (NullPointerException x) { caught += 10; }
        try { int k = 0; while (a[k] < 5) k++; } catch (ArrayIndexOutOfBoundsException x) { caught += 50; }
    }
    static void c(int n) {
        String s = n % 2 == 0 ? null : "abc"; int[] a = {1, 2, 3};
        try { if (s.length() > 2) caught++; } catch (NullPointerException x) { caught += 10; }
        try { int k = 0; while (k < n) k++; } catch (ArrayIndexOutOfBoundsException x) { caught += 50; }
    }
    static void d(int n) {
        String s = n % 2 == 0 ? null : "abc"; int[] a = {1, 2, 3};
        try { if (s.length() > 2) caught++; } catch (NullPointerException x) { caught += 10; }
        int k = 0; while (a[k] < 3) k++;
    }
    static void e(int n) {
        String s = n % 2 == 0 ? null : "abc"; int[] a = {1, 2, 3};
        try { if (s.length() > 2) caught++; } catch (NullPointerException x) { caught += 10; }
        int k = 0; while (a[k] < 3) k++;
        try { if (a[k] > 2) caught++; } catch (ArrayIndexOutOfBoundsException x) { caught += 50; }
    }
    static void f(int n) {
        String s = n % 2 == 0 ? null : "abc"; int[] a = {1, 2, 3}; int m = 0;
        try { if (s.length() > 2) m++; } catch (NullPointerException x) { m += 10; }
        try { int k = 0; while (a[k] < 5) k++; } catch (ArrayIndexOutOfBoundsException x) { caught += m; }
    }
    static void g(int n) {
        int[] a = {1, 2, 3};
        try { if (10 / n > 2) caught++; } catch (ArithmeticException x) { caught += 10; }
        try { int k = 0; while (a[k] < 5) k++; } catch (ArrayIndexOutOfBoundsException x) { caught += 50; }
    }
    static void h(int n) {
        int[] a = {1, 2, 3};
        if (n > 1) caught++; else caught += 10;
        try { int k = 0; while (a[k] < 5) k++; } catch (ArrayIndexOutOfBoundsException x) { caught += 50; }
    }
    static void i(int n) {
        int[] a = {1, 2, 3};
        if (n > 1) caught++; else caught += 10;
        try { for (int k = 0; ; k++) a[k]++; } catch (ArrayIndexOutOfBoundsException x) { caught += 50; }
    }
    static void j(int n) {
        int[] a = {1, 2, 3};
        try { if (10 / n > 2) caught++; } catch (ArithmeticException x) { caught += 10; }
        try { for (int k = 0; ; k++) a[k]++; } catch (ArrayIndexOutOfBoundsException x) { caught += 50; }
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        b(n); c(n); d(n); e(n); f(n); g(n); h(n); i(n); j(n);
        System.out.println(caught);
    }
}
