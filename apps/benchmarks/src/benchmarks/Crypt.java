package benchmarks;

import java.util.Arrays;
import java.util.Random;

/** Encrypts and decrypts bytes by IDEA (Lai and Massey, 1991). After Java Grande's crypt; the size is the number of bytes. */
public final class Crypt {
    private static final int KEYS = 52;

    private Crypt() {}

    private static int[] encryptionKeys(int[] user) {
        int[] keys = new int[KEYS];
        System.arraycopy(user, 0, keys, 0, 8);
        for (int i = 8; i < KEYS; i++) {
            // Each eight are the eight before, rotated by 25 bits.
            int row = i / 8 * 8 - 8;
            int high = keys[row + (i + 1) % 8];
            int low = keys[row + (i + 2) % 8];
            keys[i] = (high << 9 | low >>> 7) & 0xFFFF;
        }
        return keys;
    }

    private static int[] decryptionKeys(int[] keys) {
        int[] out = new int[KEYS];
        for (int round = 0; round <= 8; round++) {
            int from = 48 - 6 * round;
            int to = 6 * round;
            boolean outer = round == 0 || round == 8;
            out[to] = inverse(keys[from]);
            out[to + 1] = -keys[from + (outer ? 1 : 2)] & 0xFFFF;
            out[to + 2] = -keys[from + (outer ? 2 : 1)] & 0xFFFF;
            out[to + 3] = inverse(keys[from + 3]);
            if (round < 8) {
                out[to + 4] = keys[from - 2];
                out[to + 5] = keys[from - 1];
            }
        }
        return out;
    }

    /** The inverse of multiplication modulo 65537, where 0 stands for 65536. */
    private static int inverse(int x) {
        int result = 1;
        int power = x;
        for (int e = 65535; e > 0; e >>= 1) {
            if ((e & 1) != 0) {
                result = multiply(result, power);
            }
            power = multiply(power, power);
        }
        return result;
    }

    private static int multiply(int a, int b) {
        if (a == 0) {
            return 1 - b & 0xFFFF;
        }
        if (b == 0) {
            return 1 - a & 0xFFFF;
        }
        int product = a * b;
        int low = product & 0xFFFF;
        int high = product >>> 16;
        return low - high + (low < high ? 1 : 0) & 0xFFFF;
    }

    private static int load(byte[] bytes, int at) {
        return bytes[at] & 0xFF | (bytes[at + 1] & 0xFF) << 8;
    }

    private static void store(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >>> 8);
    }

    private static void apply(byte[] in, byte[] out, int[] keys) {
        for (int at = 0; at + 8 <= in.length; at += 8) {
            int a = load(in, at);
            int b = load(in, at + 2);
            int c = load(in, at + 4);
            int d = load(in, at + 6);
            int k = 0;
            for (int round = 0; round < 8; round++) {
                a = multiply(a, keys[k++]);
                b = b + keys[k++] & 0xFFFF;
                c = c + keys[k++] & 0xFFFF;
                d = multiply(d, keys[k++]);
                int s = multiply(a ^ c, keys[k++]);
                int t = multiply(s + (b ^ d) & 0xFFFF, keys[k++]);
                s = s + t & 0xFFFF;
                a ^= t;
                d ^= s;
                int old = b;
                b = c ^ t;
                c = old ^ s;
            }
            store(out, at, multiply(a, keys[48]));
            store(out, at + 2, c + keys[49]);
            store(out, at + 4, b + keys[50]);
            store(out, at + 6, multiply(d, keys[51]));
        }
    }

    private static long run(int n) {
        Random random = new Random(136506717);
        int[] user = random.ints(8, 0, 1 << 16).toArray();
        byte[] plain = new byte[n / 8 * 8];
        random.nextBytes(plain);
        byte[] secret = new byte[plain.length];
        byte[] back = new byte[plain.length];
        int[] keys = encryptionKeys(user);
        apply(plain, secret, keys);
        apply(secret, back, decryptionKeys(keys));
        return Arrays.equals(plain, back) ? Arrays.hashCode(secret) : -1L;
    }

    public static void main(String[] args) {
        Repeat.main(args, 8_000_000, Crypt::run);
    }
}
