// args: 3 255 | 10 -1 | 25 65536
/** Shifts, masks, overflow, narrowing and bit counts of ints and longs. */
public class BitTwiddling {
    static int ones(int x) {
        int c = 0;
        while (x != 0) {
            x &= x - 1;
            c++;
        }
        return c;
    }

    static int crc(byte[] data) {
        int crc = -1;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) {
                crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xedb88320 : crc >>> 1;
            }
        }
        return ~crc;
    }

    static long spread(int x) {
        long v = x & 0xffffL;
        v = (v | v << 16) & 0x0000ffff0000ffffL;
        v = (v | v << 8) & 0x00ff00ff00ff00ffL;
        return v;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int x = Integer.parseInt(args[1]);
        byte[] data = new byte[n];
        for (int i = 0; i < n; i++) {
            data[i] = (byte) (x >> i);
        }
        int total = ones(x) + ones(crc(data));
        long wide = spread(x);
        int shifts = 0;
        while (wide != 0) {
            wide >>>= 5;
            shifts++;
        }
        int hash = n;
        for (int i = 0; i < n; i++) {
            hash = hash * 31 + (x >>> i) ^ hash << 3;
        }
        char c = (char) hash;
        short s = (short) hash;
        for (int i = 0; i < (c & 15) + (s & 7); i++) {
            total += Integer.bitCount(hash) - Long.numberOfTrailingZeros(hash | 1L << 40);
        }
        System.out.println(total + " " + shifts + " " + hash);
    }
}
