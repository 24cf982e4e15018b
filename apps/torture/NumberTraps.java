// args: 3 7 | 127 -128 | -5 2147483647
/** Arithmetic at the edges: overflow, NaN, signed zeros, narrowing, shifts, characters, compound assignments, order of evaluation. */
public class NumberTraps {
    static int calls;
    static int total;
    static int[] cells = new int[8];
    static int at;

    static int next() {
        calls++;
        return at++ % 8;
    }

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < (times & 63); i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static strictfp double strict(double a, double b) {
        return a * b / a;
    }

    static int side(int[] a, int i) {
        a[i] += 5;
        return i;
    }

    static long mix(int a, long b, float c, double d, byte e, short f, char g) {
        return (long) (a + b + c + d) + e * f % (g + 1);
    }

    static String pick(Object o) {
        return "object";
    }

    static String pick(long l) {
        return "long!";
    }

    static String pick(Integer i) {
        return "Integer";
    }

    static String pick(int... i) {
        return "varargs";
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        int overflow = n * m + Integer.MAX_VALUE;
        count(overflow);
        int absolute = Math.abs(Integer.MIN_VALUE + (n > 100 ? 0 : n));
        count(absolute);
        int divided = Integer.MIN_VALUE / (n < 0 ? -1 : n);
        count(divided);
        int remainder = -7 % n + Math.floorMod(-7, n);
        count(remainder);
        long wide = (long) n * m;
        count((int) (wide >>> 3));
        int shifted = n << m | n >> 33 | n >>> -1;
        count(shifted);
        long longShift = 1L << (m & 127) ^ -1L >>> n;
        count((int) longShift);
        byte b = (byte) (n * 2);
        b += m;
        b >>>= 1;
        count(b);
        char c = (char) (m + 'a');
        c++;
        c *= 2;
        count(c);
        short s = (short) (m * 300);
        s ^= 0x55;
        count(s);
        int truncated = (int) (n * 1e10) + (int) Double.NaN + (int) (float) m;
        count(truncated);
        long saturated = (long) (n * 1e300);
        count((int) (saturated >> 40));
        char fromDouble = (char) (m * 1.7);
        count(fromDouble);
        byte fromFloat = (byte) (n * 100.9f);
        count(fromFloat);
        double nan = n == 3 ? 0.0 / 0.0 : m / 0.0;
        int compared = (nan < 1 ? 1 : 0) + (nan >= 1 ? 2 : 0) + (nan != nan ? 4 : 0) + (!(nan > 5) ? 8 : 0);
        count(compared);
        int total1 = Double.compare(nan, Double.POSITIVE_INFINITY) + Double.compare(0.0, -0.0) * 5 + n;
        count(total1);
        double zero = -0.0 * n;
        int sign = (1 / zero < 0 ? n : 1) + (zero == 0.0 ? 3 : 0) + (Double.valueOf(zero).equals(0.0) ? 5 : 0);
        count(sign);
        float lossy = 16777216f + n;
        count((int) (lossy - 16777216f));
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1;
        }
        int tenth = (sum == 1.0 ? 1 : n) + (0.1f + 0.2f == 0.3f ? n : 2);
        count(tenth);
        int strict = (int) strict(n * 1e308, 10);
        count(strict);
        cells[next()] += next() * 10 + m % 3;
        cells[next()] = cells[next()]++ + ++cells[next()];
        int cellSum = 0;
        for (int x : cells) {
            cellSum += x;
        }
        count(cellSum);
        int[] a = {1, 2, 3};
        int i = 0;
        a[i] = i = 2;
        a[i] += side(a, 1) + a[1] * i++;
        count(a[0] * 100 + a[1] * 10 + a[2] + i);
        int x = n;
        x = x++ + ++x - x-- * --x;
        count(x);
        x += x++ * 2 + (x = 3);
        count(x);
        boolean and = n > 0 & next() > 0 && next() > 1 | next() > 100;
        count(and ? n : calls);
        boolean xor = n > 0 ^ m > 0;
        xor |= next() < 0;
        count(xor ? n : 7);
        Integer boxed = n;
        boxed++;
        boxed += m % 5;
        count(boxed);
        Object conditional = n > 0 ? 1 : 2.5;
        count(conditional instanceof Double ? n : 1);
        Object mixed = n > 0 ? (Integer) n : (Character) 'x';
        count(mixed instanceof Integer ? n : 40);
        char letter = 'x';
        int zero0 = 0;
        String chosen = "" + (n > 0 ? letter : 0) + (n > 0 ? letter : zero0);
        count(chosen.length() + n);
        count(pick(n).length() + n);
        count(pick((short) n).length() + pick('c').length() + n);
        count(pick((Integer) n).length() + pick().length() + n);
        count((int) mix(n, m, n / 2f, m / 3.0, (byte) n, (short) m, (char) n));
        int parsed = Integer.parseUnsignedInt("4294967290") + n;
        count(parsed);
        int unsigned = Integer.compareUnsigned(n, m) + Integer.divideUnsigned(-1, Math.abs(n)) % 50;
        count(unsigned);
        int bits = Integer.bitCount(n) + Integer.reverse(m) % 9 + Long.numberOfTrailingZeros(m) + Integer.highestOneBit(n);
        count(bits);
        int caught = 0;
        try {
            caught = Math.addExact(m, n) + Math.toIntExact(wide * 5);
        } catch (ArithmeticException e) {
            caught = e.getMessage().length();
        }
        count(caught);
        try {
            caught = n / (m - m);
        } catch (ArithmeticException e) {
            caught += 2;
        }
        count(caught);
        double huge = Math.pow(n, 100) % 7 + Math.IEEEremainder(m, 3) + Math.rint(n / 2.0) + Math.round(-n - 0.5);
        count((int) huge);
        String text = "" + (byte) 200 + (char) 65 + 1.0f + 1e10 + 100.0 / 3 + Long.MIN_VALUE + (0.1 + 0.2) + 'a' + 1 + null + true;
        count(text.length() + n);
        int concat = ('a' + 'b' + "c" + 'd' + 1 + n).length() + n;
        count(concat);
        long hash = 7;
        for (char h : "overflowing hash".toCharArray()) {
            hash = hash * 0x5DEECE66DL + h;
            hash ^= hash >>> 17;
        }
        count((int) hash);
        final int K = 5;
        byte constant = K;
        constant -= n;
        count(constant);
        switch ((byte) m) {
            case -128:
                total += 100;
            case 7:
                total += 10;
                break;
            case -1:
                total += 1000;
        }
        System.out.println(total + " " + calls);
    }
}
