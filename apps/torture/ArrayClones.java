// args: 3 | 10 | 25
import java.util.Arrays;

/** clone, arraycopy and Arrays.copyOf: what is written into the copy does not reach the original, but rows are shared. */
public class ArrayClones {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * 3 % 7;
        }
        int[] b = a.clone();
        b[n / 2] += 50;
        int[] c = Arrays.copyOf(a, n + 2);
        c[n] = 9;
        System.arraycopy(b, 0, c, 1, n - 1);
        int[][] rows = {a, b};
        int[][] shallow = rows.clone();
        shallow[0][0] = 40;
        shallow[1] = c;
        String[] words = args.clone();
        words[0] = "changed";
        int total = 0;
        for (int x : a) {
            for (int i = 0; i < x; i++) {
                total++;
            }
        }
        for (int x : rows[1]) {
            if (x > 5) {
                total += 2;
            }
        }
        int at = 0;
        while (at < c.length && c[at] < 30) {
            at++;
        }
        Arrays.fill(a, 1, n, 2);
        Arrays.sort(b);
        System.out.println(total + at + a[1] + b[0] + args[0].length());
    }
}
