// args: 3 | 10 | 25
// flags: -ea
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

/** Assertions that are on, and do work; references that are still held. */
public class Assertions {
    static int checks;

    static boolean sorted(int[] a, int n) {
        checks++;
        for (int i = 1; i < n; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    static int insert(int[] a, int n, int x) {
        assert sorted(a, n);
        int at = n;
        while (at > 0 && a[at - 1] > x) {
            a[at] = a[at - 1];
            at--;
        }
        a[at] = x;
        assert sorted(a, n + 1) : "not sorted at " + n;
        return at;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] a = new int[n];
        int moved = 0;
        for (int i = 0; i < n; i++) {
            moved += i - insert(a, i, i * 7 % 13);
        }
        a[0] = 99;
        int failed = 0;
        try {
            insert(a, n - 1, 1);
        } catch (AssertionError e) {
            failed = 1 + (e.getMessage() == null ? 0 : e.getMessage().length());
        }
        int[] held = new int[n];
        WeakReference<int[]> weak = new WeakReference<>(held);
        SoftReference<int[]> soft = new SoftReference<>(held);
        for (int i = 0; i < n; i++) {
            weak.get()[i] += i;
            soft.get()[n - 1 - i]++;
        }
        int total = held[n - 1] + moved + failed;
        int steps = 0;
        for (int i = 0; i < total + checks; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
