// args: 6 | 17 2 | 40 3
import java.util.*;

/**
 * Numeric corners that decide control flow: NaN/-0.0, shift masks, overflow, narrowing, compound
 * assignment stack shuffles, char/byte maths.
 */
public class FloatShift {
    static int evals;

    static int ev(int v) {
        evals = evals * 3 + v & 0xffff;
        return v;
    }

    static int[] arr(int[] a) {
        ev(7);
        return a;
    }

    static long[][] grid(int n) {
        long[][] g = new long[n][];
        for (int i = 0; i < n; i++) g[i] = new long[i % 3 + 1];
        return g;
    }

    static int cmp(double a, double b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a > b) r |= 2;
        if (a == b) r |= 4;
        if (!(a <= b)) r |= 8;
        if (!(a >= b)) r |= 16;
        if (Double.compare(a, b) == 0) r |= 32;
        if (Double.valueOf(a).equals(b)) r |= 64;
        if (Math.min(a, b) == 0.0 && 1 / Math.min(a, b) < 0) r |= 128;
        return r;
    }

    static int fcmp(float a, float b) {
        return a < b ? 1 : a > b ? 2 : a == b ? 3 : 4;
    }

    static int loopsUntil(float step) {
        int k = 0;
        for (float f = 16777210f; f < 16777230f && k < 40; f += step) k++;
        return k;
    }

    static int collapse(Object o) {
        return o instanceof Integer i
                ? i
                : o instanceof Character c
                        ? c + 1000
                        : o instanceof Double d
                                ? (int) (d * 10)
                                : o instanceof Long l ? (int) (l ^ l >>> 32) : -1;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), mode = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        double[] ds = {
            0.0,
            -0.0,
            Double.NaN,
            1.0 / 0,
            -1.0 / 0,
            Double.MIN_VALUE,
            n,
            n + Math.ulp((double) n),
            Math.pow(2, 53),
            Math.pow(2, 53) + 1
        };
        int bits = 0;
        Map<Integer, Integer> hist = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            int k = cmp(ds[i * mode % ds.length], ds[(i + i / 3) % ds.length]);
            hist.merge(k, 1, Integer::sum);
            bits ^= k << (i % 20);
            bits += fcmp((float) ds[i % 10], (float) ds[(i + 1) % 10]);
        }
        Arrays.sort(ds);
        System.out.println(
                hist
                        + " bits="
                        + bits
                        + " "
                        + (1 / ds[1] < 0)
                        + (1 / ds[2] > 0)
                        + Arrays.binarySearch(ds, Double.NaN)
                        + " loops="
                        + loopsUntil(mode)
                        + ","
                        + loopsUntil(0.5f)
                        + ","
                        + loopsUntil(3));

        int sh = 0, over = 0;
        for (int i = -n; i < n; i++) {
            int x = 1 << i, y = -n >> i, z = -n >>> i;
            long l = 1L << i;
            if (x == 1 << (i & 31)) sh++;
            if ((int) l == 0 && x != 0) sh += 10;
            byte b = (byte) i;
            b >>>= 1;
            char c = (char) i;
            c += 1.7;
            short s = (short) (c * 3);
            s ^= b;
            sh += b + (c > 60000 ? 1 : 0) + (s < 0 ? 100 : 0) + Integer.bitCount(y ^ z);
            int m = i * 0x10000001;
            try {
                over += Math.multiplyExact(i, 0x7fffff) > 0 ? 1 : 2;
                over += Math.toIntExact(l) & 3;
                Math.addExact(m, m);
            } catch (ArithmeticException e) {
                over += e.getMessage().startsWith("long") ? 10000 : 100;
            }
            if (Math.abs(Integer.MIN_VALUE + i + n) < 0) over += 1000000;
        }
        System.out.println(
                "sh="
                        + sh
                        + " over="
                        + over
                        + " "
                        + (Integer.MIN_VALUE / -1)
                        + " "
                        + (Integer.MIN_VALUE % -1)
                        + " "
                        + Math.floorMod(-n, 4)
                        + (-n % 4)
                        + " "
                        + (int) Double.NaN
                        + (long) 1e30f
                        + (int) (char) -1.5
                        + (byte) 300.7);

        int[] a = new int[n];
        int i = 0;
        long acc = 1;
        while (i < n - 1) {
            a[i] = i = i + 1; // old index stored with the new value
            a[i - 1] += a[i % n] + (a[i - 1] = 5) + i++ * 0;
            acc += acc++ + ++acc;
            acc = acc % 100003;
        }
        long[][] g = grid(n);
        int npe = 0, aio = 0;
        int gi = 0;
        for (int k = 0; k < n; k++) {
            try {
                g[gi++ % n][gi % 3] += g[gi % n][0]++ + (g[k % n][0] -= k) * 2;
                arr(a)[ev(k % (n + 1))] -= arr(k % 5 == 4 ? null : a)[ev(k)]-- / ev(k % 4);
                g[k % n][0] = g[(k + 1) % n][0] = (int) (acc = acc * 0x5DEECE66DL + 11 >>> 16) | k;
            } catch (ArrayIndexOutOfBoundsException e) {
                aio++;
            } catch (NullPointerException e) {
                npe++;
            } catch (ArithmeticException e) {
                npe += 100;
            }
        }
        long gs = 0;
        for (long[] r : g) for (long v : r) gs = gs * 31 + v;
        System.out.println(
                Arrays.toString(a).length()
                        + " "
                        + Arrays.stream(a).sum()
                        + " acc="
                        + acc
                        + " gs="
                        + gs
                        + " npe="
                        + npe
                        + " aio="
                        + aio
                        + " evals="
                        + evals);

        int col = 0;
        Integer big = 127 + mode, big2 = 127 + mode, small = 126, small2 = 126;
        Long lg = 5L;
        char ch = 'a';
        int zero = 0;
        Object[] os = {
            n > 0 ? 1 : 2.0,
            n > 0 ? ch : zero,
            n > 0 ? ch : 0,
            n > 0 ? (Object) 1 : 2.0,
            n % 2 == 0 ? lg : Integer.valueOf(3),
            true ? null : 0,
            ch + 1,
            (char) (ch + 1)
        };
        for (Object o : os) col += collapse(o);
        if (small == small2) col += 10000;
        if (big.equals(big2) && lg.equals(5)) col += 7;
        if (new ArrayList<>(List.of(5L)).contains(5)) col += 3;
        if (lg == 5) col += 20000;
        StringBuilder sb = new StringBuilder();
        char q = 'z';
        int wraps = 0;
        for (int k = 0; k < n; k++) {
            q += k * mode;
            if (q > 'z') {
                q = (char) ('a' + (q - 'z') % 26);
                wraps++;
            }
            sb.append(q).append((char) (q ^ 32));
            switch (q) {
                case 'a' + 1:
                    sb.append(q + 1);
                    break;
                case (char) ('x' - 3):
                    sb.append(q++);
                default:
                    wraps += 100;
            }
        }
        strict:
        for (float f = 0.1f; ; f += 0.1) {
            for (double d = 0.1; d < 2; d += 0.1) {
                if (f == d) {
                    wraps += 100000;
                    continue strict;
                }
                if (f > 1 && d > 1.05) break strict;
            }
        }
        String h =
                Long.toHexString(Double.doubleToRawLongBits(-0.0))
                        + Float.floatToIntBits(0f / 0f)
                        + Integer.toUnsignedString(-n)
                        + Integer.compareUnsigned(-1, n)
                        + Long.divideUnsigned(-1, n)
                        + Character.getNumericValue('\u2167');
        System.out.println(
                "col="
                        + col
                        + " wraps="
                        + wraps
                        + " "
                        + sb.length()
                        + sb.substring(0, 6)
                        + " "
                        + h
                        + " "
                        + (0.1 + 0.2 == 0.3)
                        + (0.1f + 0.2f == 0.3f)
                        + Math.round(-2.5)
                        + Math.rint(2.5)
                        + StrictMath.nextUp(1f));
    }
}
