package pack;

import java.util.Arrays;

final class BitWriter {
    private byte[] buf;
    private int size, acc, used;

    BitWriter(int capacity) {
        buf = new byte[capacity];
    }

    void bits(int value, int count) {
        for (int i = count - 1; i >= 0; i--) {
            acc = acc << 1 | (value >>> i & 1);
            if (++used == 8) flush();
        }
    }

    private void flush() {
        if (size == buf.length) buf = Arrays.copyOf(buf, size * 2);
        buf[size++] = (byte) acc;
        acc = 0;
        used = 0;
    }

    byte[] finish() {
        while (used != 0) bits(0, 1);
        return Arrays.copyOf(buf, size);
    }
}
