// args: 3 | 10 | 25
import java.util.Arrays;
import java.util.Random;

/** A seeded Random, Math functions and double arithmetic decide branches: exact to the last bit. */
public class FloatingPoint {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Random random = new Random(n);
        int inside = 0;
        for (int i = 0; i < n * 10; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            if (x * x + y * y < 1) {
                inside++;
            }
        }
        double root = n;
        int iterations = 0;
        while (Math.abs(root * root - n) > 1e-9) {
            root = (root + n / root) / 2;
            iterations++;
        }
        double[] gaussians = new double[n];
        for (int i = 0; i < n; i++) {
            gaussians[i] = random.nextGaussian();
        }
        Arrays.sort(gaussians);
        int low = 0;
        while (low < n && gaussians[low] < 0) {
            low++;
        }
        float f = 0;
        int additions = 0;
        while (f < n / 4f) {
            f += 0.1f;
            additions++;
        }
        System.out.println(inside + " " + iterations + " " + low + " " + additions + " " + Math.round(root * 1000));
    }
}
