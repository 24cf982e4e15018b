// args: 3 | 10 | 25
import java.util.ArrayList;
import java.util.List;

/** Sieves: by boolean array, by smallest factor, by a list of filters; goldbach pairs, perfect numbers. */
public class Sieves {
    static int filtered;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]) * 8;
        boolean[] composite = new boolean[n + 1];
        int crossed = 0;
        for (int p = 2; p * p <= n; p++) {
            if (composite[p]) {
                continue;
            }
            for (int q = p * p; q <= n; q += p) {
                if (!composite[q]) {
                    crossed++;
                }
                composite[q] = true;
            }
        }
        int[] smallest = new int[n + 1];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i <= n; i++) {
            if (smallest[i] == 0) {
                smallest[i] = i;
                primes.add(i);
            }
            for (int p : primes) {
                if (p > smallest[i] || i * p > n) {
                    break;
                }
                smallest[i * p] = p;
            }
        }
        int factors = 0;
        for (int x = n; x > 1; x /= smallest[x]) {
            factors++;
        }
        int pairs = 0;
        for (int a : primes) {
            if (a <= n / 2 && !composite[n - a]) {
                pairs++;
            }
        }
        int perfect = 0;
        for (int i = 2; i <= n; i++) {
            int sum = 1;
            for (int d = 2; d * d <= i; d++) {
                filtered++;
                if (i % d == 0) {
                    sum += d + (d * d == i ? 0 : i / d);
                }
            }
            if (sum == i) {
                perfect += i;
            }
        }
        int total = 0;
        for (int i = 0; i < pairs + perfect + factors; i++) {
            total++;
        }
        System.out.println(total + " " + crossed + " " + primes.size() + " " + filtered);
    }
}
