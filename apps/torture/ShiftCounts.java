// args: 3 -1 | 10 12345 | 25 -2147483648
/** Shift counts beyond the width, negative counts, signed and unsigned, int and long mixed. */
public class ShiftCounts {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int x = Integer.parseInt(args[1]);
        int total = 0;
        for (int k = -n; k < n * 3; k += 3) {
            int left = x << k;
            long wide = (long) x << k;
            int unsigned = x >>> k;
            if (left == unsigned) {
                total++;
            }
            if ((int) wide != left) {
                total += 3;
            }
            for (long w = wide >>> 50; w > 0; w >>= 4L) {
                total++;
            }
        }
        byte b = (byte) x;
        int odd = 0;
        for (int i = 0; i < 8; i++) {
            if ((b >> i & 1) == (b >>> i + 24 & 1)) {
                odd++;
            }
        }
        int rotated = Integer.rotateLeft(x, n) ^ Integer.reverse(x);
        while (rotated != 0) {
            rotated &= rotated - 1;
            total += 2;
        }
        for (int i = 0; i < Long.numberOfLeadingZeros(x) + odd; i++) {
            total++;
        }
        System.out.println(total + " " + odd);
    }
}
