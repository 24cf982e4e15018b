// args: 13 2147483600 0.1|40 -2147483640 1e308|25 65530 -0.0
public class NumericCorners {
    static strictfp double wobble(double d, int i) {
        double r = d * i - i * d + (d / 3) * 3;
        return i % 4 == 0 ? r / (i - i) : r;
    }
    static int compareAll(double a, double b) {
        int c = 0;
        if (a < b) c |= 1;
        if (a > b) c |= 2;
        if (a == b) c |= 4;
        if (!(a >= b)) c |= 8;
        if (Double.compare(a, b) < 0) c |= 16;
        if (Double.valueOf(a).equals(b)) c |= 32;
        if (a != a) c |= 64;
        return c;
    }
    static String rot(String s, int k) {
        char[] cs = s.toCharArray();
        for (int i = 0; i < cs.length; i++) {
            char c = cs[i];
            if (c >= 'a' && c <= 'z') c = (char) ('a' + (c - 'a' + k % 26 + 26) % 26);
            else c += k;
            cs[i] = c++;
            cs[i] ^= c > 0x7f ? 1 : 0;
        }
        return new String(cs);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int start = Integer.parseInt(args[1]);
        double d = Double.parseDouble(args[2]);
        int wraps = 0, exact = 0;
        int x = start;
        for (int i = 0; i < n; i++) {
            int before = x;
            x += i * 17;
            if (x < before) wraps++;
            try {
                x = Math.addExact(x, 1 << (i + 20));
            } catch (ArithmeticException e) {
                exact++;
                x = -x >>> 1;
            }
        }
        int bytes = 0;
        for (byte b = (byte) start; b != (byte) (start - n); b++) bytes++;
        short s = (short) start;
        s += 7.9;
        s >>>= 3; // promoted, shifted, truncated
        long big = (long) start << 33 >> 31;
        big ^= big >>> (n + 60);
        int shifts = 0;
        for (long v = big; v != 0 && shifts < 64; v >>>= 1) shifts += (int) (v & 1) + 1;
        int nan = 0, inf = 0, mask = 0, tiny = 0;
        double prev = d;
        for (int i = 0; i < n; i++) {
            double w = wobble(d, i);
            if (Double.isNaN(w)) nan++;
            else if (Double.isInfinite(w)) inf++;
            mask = mask * 3 + compareAll(w, prev);
            prev = w;
            if (Math.ulp(w) > 1e-16) tiny++;
        }
        float f = 16777210f;
        int stuck = 0;
        for (int i = 0; i < n; i++) {
            float g = f + 1;
            if (g == f) stuck++;
            f = g;
        }
        int casts = (int) d + (int) Double.NaN + (int) Float.POSITIVE_INFINITY + (char) -1 + (byte) 300 + (int) (char) (byte) start;
        int mods = 0;
        for (int i = -n; i < n; i++) if (i % 3 != Math.floorMod(i, 3)) mods++;
        int[] order = {0, 0, 0};
        int j = 0;
        order[j] = j = 2;
        j = j++ + ++j;
        order[j % 3] += j-- - --j;
        Integer a = start % 300, b = start % 300;
        int cached = a == b ? 1 : 0;
        int div = Integer.MIN_VALUE / -1 + Math.abs(Integer.MIN_VALUE) + Integer.MIN_VALUE % -1;
        int cmp = compareAll(0.0, d * 0) + compareAll(-0.0, 0.0) * 100;
        String text = rot("slice me " + n, start % 1000);
        int letters = 0, sum = 0;
        for (char c : text.toCharArray()) {
            if (Character.isLetter(c)) letters++;
            for (int k = Character.getNumericValue(c); k > 0; k--) sum += 'a' - 96;
        }
        System.out.println(wraps + " " + exact + " " + x + " " + bytes + " " + s + " " + big + " " + shifts);
        System.out.println(nan + " " + inf + " " + mask + " " + tiny + " " + stuck + " " + casts + " " + mods);
        System.out.println(order[0] + "," + order[1] + "," + order[2] + " " + cached + " " + div + " " + cmp + " " + letters + " " + sum + " " + d / 3);
    }
}
