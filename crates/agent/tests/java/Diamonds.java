import java.util.function.IntBinaryOperator;

/** Small branches of every kind on values at the ends of their ranges. */
public class Diamonds {
    static final int[] INTS = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -2, -1, 0, 1, 2, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
    static final double[] DOUBLES = {Double.NaN, Double.NEGATIVE_INFINITY, -1, -0.0, 0.0, 1, Double.POSITIVE_INFINITY};
    static final long[] LONGS = {Long.MIN_VALUE, -1, 0, 1, Long.MAX_VALUE};

    int field;

    static int zeros(int a) {
        int r = a < 0 ? 3 : 5 - a;
        r ^= a <= 0 ? a + 1 : 7;
        r += a > 0 ? 1 : 0;
        if (a >= 0) {
            r += 11;
        }
        if (a == 0) {
            r ^= 5;
        }
        if (a != 0) {
            r--;
        }
        return r;
    }

    static int pairs(int a, int b) {
        int r = a < b ? 3 : 5 - a;
        r ^= a <= b ? a + 1 : 7;
        r += a > b ? 1 : 0;
        if (a >= b) {
            r += 11;
        }
        if (a == b) {
            r ^= 5;
        }
        if (a != b) {
            r++;
        }
        int max = a;
        if (b > max) {
            max = b;
        }
        return r + (a > b ? b : a) + max;
    }

    static int doubles(double a, double b, int from) {
        int r = from;
        if (a < b) {
            r++;
        }
        if (a <= b) {
            r--;
        }
        if (!(a > b)) {
            r += 1;
        } else {
            from = r;
        }
        if (a != b) {
            r++;
        }
        if (a == b) {
            from = 9;
        } else {
            r--;
        }
        return r + from;
    }

    static int others(long a, long b, Object o, Object p) {
        int r = Integer.MAX_VALUE;
        if (a < b) {
            r++;
        }
        if (o == null) {
            r++;
        }
        if (o != p) {
            r--;
        }
        if (o instanceof String) {
            r++;
        }
        return r;
    }

    int fields(int a) {
        field = a == field ? a : field - 1;
        field = a == 0 ? 16 : field - 1;
        return field;
    }

    static int loops(int n) {
        int even = 0;
        int seen = 0;
        for (int i = 0; i < n; i++) {
            if ((i & 1) == 0) {
                even++;
            }
            if (i * 0.5 > 3.0) {
                seen++;
            }
        }
        while (n > 0) {
            n = n > 5 ? n - 2 : n - 1;
        }
        return even * 31 + seen + n;
    }

    /** The ways meet where the method begins. */
    static int again(int i, double[] a) {
        for (;;) {
            if (a[0]++ > 5) {
                return i;
            }
            if (a[0] < 3) {
                i++;
            }
        }
    }

    /** Throws directly before, in, and behind diamonds. */
    static int thrown(int[] a, int i) {
        int r = 0;
        try {
            if (a[i] > 3) {
                r++;
            }
            r += a[i + 1];
            r = r > 4 ? a[i + 2] : 2;
            if (r * 0.5 < 1.5) {
                r++;
            }
            a[i + 3] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            r += r > 0 ? 100 : 200;
        }
        return r;
    }

    static int uncaught(int[] a, int i) {
        int r = a[i] < 4 ? 1 : 2 + i;
        if (r * 0.5 < 1) {
            r++;
        }
        return r + a[i + 1];
    }

    static int apply(IntBinaryOperator op, int a, int b) {
        return op.applyAsInt(a, b) > b ? 1 : b - 1;
    }

    public static void main(String[] args) {
        long hash = 0;
        Diamonds here = new Diamonds();
        for (int a : INTS) {
            hash = hash * 31 + zeros(a);
            hash = hash * 31 + here.fields(a);
            for (int b : INTS) {
                hash = hash * 31 + pairs(a, b);
                hash = hash * 31 + apply(Diamonds::pairs, a, b);
            }
        }
        for (double a : DOUBLES) {
            for (double b : DOUBLES) {
                hash = hash * 31 + doubles(a, b, Integer.MAX_VALUE) + doubles(b, a, Integer.MIN_VALUE);
            }
        }
        for (long a : LONGS) {
            for (long b : LONGS) {
                hash = hash * 31 + others(a, b, a > b ? "x" : null, "x");
            }
        }
        for (int i = 0; i < 7; i++) {
            hash = hash * 31 + again(i, new double[1]);
            hash = hash * 31 + loops(i * 3) + thrown(new int[] {1, 5, 2, 9, 4}, i);
            try {
                hash = hash * 31 + uncaught(new int[] {1, 5, 2, 9, 4}, i);
            } catch (ArrayIndexOutOfBoundsException e) {
                hash += 7;
            }
        }
        System.out.println(hash);
    }
}
