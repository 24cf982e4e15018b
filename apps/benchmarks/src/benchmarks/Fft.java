package benchmarks;

import java.util.Random;

/**
 * Fast Fourier transform, forwards and backwards, in place (Cooley and Tukey, 1965). After Java Grande's and SciMark's fft; the
 * size is the number of complex numbers, a power of two.
 */
public final class Fft {
    /** Numbers to transform in all: small sizes are repeated. */
    private static final int WORK = 1 << 20;

    private Fft() {}

    private static void reverseBits(double[] data) {
        int n = data.length / 2;
        for (int i = 0, j = 0; i < n - 1; i++) {
            if (i < j) {
                double re = data[2 * i];
                double im = data[2 * i + 1];
                data[2 * i] = data[2 * j];
                data[2 * i + 1] = data[2 * j + 1];
                data[2 * j] = re;
                data[2 * j + 1] = im;
            }
            int k = n >> 1;
            while (k <= j) {
                j -= k;
                k >>= 1;
            }
            j += k;
        }
    }

    private static void transform(double[] data, int direction) {
        int n = data.length / 2;
        reverseBits(data);
        for (int dual = 1; dual < n; dual *= 2) {
            double theta = direction * Math.PI / dual;
            double s = Math.sin(theta);
            double t = Math.sin(theta / 2);
            double s2 = 2 * t * t;
            double wr = 1;
            double wi = 0;
            for (int a = 0; a < dual; a++) {
                for (int b = a; b < n; b += 2 * dual) {
                    int i = 2 * b;
                    int j = 2 * (b + dual);
                    double re = wr * data[j] - wi * data[j + 1];
                    double im = wr * data[j + 1] + wi * data[j];
                    data[j] = data[i] - re;
                    data[j + 1] = data[i + 1] - im;
                    data[i] += re;
                    data[i + 1] += im;
                }
                double old = wr;
                wr -= s * wi + s2 * wr;
                wi += s * old - s2 * wi;
            }
        }
    }

    private static long run(int n) {
        Random random = new Random(17);
        double[] data = new double[2 * n];
        for (int i = 0; i < data.length; i++) {
            data[i] = random.nextDouble();
        }
        double[] original = data.clone();
        double sum = 0;
        for (int i = 0; i < Math.max(1, Math.min(WORK / n, n)); i++) {
            transform(data, -1);
            sum += data[0] + data[n];
            transform(data, 1);
            for (int k = 0; k < data.length; k++) {
                data[k] /= n;
            }
        }
        double error = 0;
        for (int i = 0; i < data.length; i++) {
            error += Math.abs(data[i] - original[i]);
        }
        return error / n < 1e-9 ? Repeat.checksum(sum) : -1;
    }

    public static void main(String[] args) {
        Repeat.main(args, 1024, Fft::run);
    }
}
