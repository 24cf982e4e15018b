package pack;

final class BitReader {
    private final byte[] buf;
    private int pos;

    BitReader(byte[] buf) {
        this.buf = buf;
    }

    int bit() {
        int b = buf[pos >> 3] >> (7 - (pos & 7)) & 1;
        pos++;
        return b;
    }

    int bits(int n) {
        int v = 0;
        while (n-- > 0) v = v << 1 | bit();
        return v;
    }
}
