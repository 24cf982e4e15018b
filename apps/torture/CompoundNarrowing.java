// args: 3 300 | 10 -7 | 25 40000
/** Compound assignments that narrow: byte, short, char and float variables, fields and elements. */
public class CompoundNarrowing {
    static byte b;
    static short s = 32000;
    char c = 'z';

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int x = Integer.parseInt(args[1]);
        CompoundNarrowing self = new CompoundNarrowing();
        byte[] bytes = new byte[4];
        float f = 1;
        int i = 5;
        int wraps = 0;
        for (int k = 0; k < n; k++) {
            byte before = b;
            b += x;
            if (b < before == x > 0) {
                wraps++;
            }
            s -= 2.5;
            s <<= k % 3;
            self.c += 1.7;
            self.c -= k % 2 == 0 ? 'b' : 1;
            bytes[k & 3] += x >> k;
            bytes[k & 3] >>>= 1;
            f *= 1.5;
            i *= 0.75;
            i += f;
            i ^= s;
        }
        int total = 0;
        for (byte y : bytes) {
            if (y < 0) {
                total += 10;
            }
            for (int k = y; k > 0; k /= 2) {
                total++;
            }
        }
        for (int k = 0; k < (self.c & 31); k++) {
            total++;
        }
        long big = i;
        big += b / 2.0;
        while (big > 0) {
            big >>= 2;
            total++;
        }
        System.out.println(total + " " + wraps + " " + s);
    }
}
