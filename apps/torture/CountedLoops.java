// args: 0 | 1 | 2 | 17 | 40

/** Loops of which a slice keeps the counting only, up and down, with and without the limit, tested first and last. */
public class CountedLoops {
    static int total;
    static int work(int[] a, int n) {
        int found = 0;
        for (int i = 0; i < n; i++) { total += a[i % a.length]; }
        for (int i = n; i > 0; i--) { total ^= i; }
        for (int i = 0; i <= n; i += 3) { total += 2; }
        for (int i = n; i >= 0; i -= 7) { total -= i; }
        for (int x : a) { if (x > 3) found++; }
        int i = 0;
        while (i != n) { total++; i++; }
        do { total--; i--; } while (i > 5);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < r; c++) { total += r * c; }
        }
        for (int r = 0; r < n; r++) {
            if (r % 3 == 0) continue;
            total += r;
        }
        for (int k = 0; k < n; k++) {
            if (a[k % a.length] == 99) break;
            total += k;
        }
        int j = 0;
        while (++j < n) { total += 1; }
        int m = 0;
        while (m++ < n) { total += 1; }
        return found;
    }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] a = new int[n + 1];
        for (int i = 0; i < a.length; i++) a[i] = (i * 7) % 11;
        System.out.println(work(a, n) + " " + total);
    }
}
