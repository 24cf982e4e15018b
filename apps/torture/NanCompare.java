// args: 3 0.5 | 10 NaN | 25 -0.0
import java.util.Arrays;

/** NaN and negative zero in comparisons, sorting, min and max, boxing, and conversions to integers. */
public class NanCompare {
    static int below(double[] a, double x) {
        int k = 0;
        for (double d : a) {
            if (d < x) {
                k++;
            } else if (!(d >= x)) {
                k += 100;
            }
        }
        return k;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        double x = Double.parseDouble(args[1]);
        double[] a = new double[n];
        for (int i = 0; i < n; i++) {
            a[i] = i % 4 == 0 ? x / 0.0 : i % 4 == 1 ? x * i : -i;
        }
        int total = below(a, x) + below(a, 0.0);
        Arrays.sort(a);
        int nans = 0;
        for (int i = n - 1; i >= 0 && a[i] != a[i]; i--) {
            nans++;
        }
        if (Double.valueOf(x).equals(x) && x != x) {
            total += 7;
        }
        if (Double.valueOf(0.0).equals(x) != (0.0 == x)) {
            total += 13;
        }
        float f = (float) Math.min(x, 0.0);
        if (1 / f < 0) {
            total += 29;
        }
        for (int i = 0; i < (int) (x * 10) + (long) a[n - 1]; i++) {
            total++;
            if (i > 50) {
                break;
            }
        }
        int c = Double.compare(x, 1.0) * 3 + Float.compare(f, 0f);
        while (c-- > -5) {
            total++;
        }
        System.out.println(total + " " + nans);
    }
}
