// args: 3 2.5 | 10 0.1 | 25 100
/** Longs and doubles in locals, parameters, fields, arrays and on the stack: dup2 forms, conversions, comparisons. */
public class WideSlots {
    static long total;
    double field;
    long[] longs = new long[4];

    static long mix(int a, long b, float c, double d, long e) {
        long r = a;
        for (double x = d; x > 1 && r < 1000; x /= 2) {
            r += b;
        }
        return r + (long) c + e;
    }

    double update(long by, double scale) {
        field += by * scale;
        longs[(int) (by & 3)] += (long) field;
        longs[(int) (by & 3)]++;
        return field++;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        double d = Double.parseDouble(args[1]);
        WideSlots w = new WideSlots();
        long acc = 1;
        for (long i = 0; i < n; i++) {
            acc = acc * 6364136223846793005L + 1442695040888963407L;
            total += w.update(i, d) > 3 ? mix((int) i, i << 1, 2f, d * n, acc >>> 60) : -1;
            acc ^= acc >>> 33;
        }
        int below = 0;
        for (long l : w.longs) {
            if (l < total) {
                below++;
            }
        }
        double nan = d > 50 ? 0.0 / 0.0 : d;
        int compares = (nan < 1 ? 1 : 0) + (nan >= 1 ? 2 : 0) + (nan != nan ? 4 : 0);
        for (int i = 0; i < (total & 63) + compares; i++) {
            below += 2;
        }
        System.out.println(below + " " + (acc & 0xff) + " " + (int) 1e20 + (long) d);
    }
}
