package pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Content defined chunking with a gear hash. */
final class Chunker {
    private static final long[] GEAR = new Random(20230917).longs(256).toArray();

    private final int min, max;
    private final long mask;

    Chunker(int min, int avg, int max) {
        this.min = min;
        this.max = max;
        int bits = 31 - Integer.numberOfLeadingZeros(Math.max(2, avg));
        this.mask = -1L << (64 - bits);
    }

    List<byte[]> split(byte[] data) {
        List<byte[]> chunks = new ArrayList<>();
        int start = 0;
        long hash = 0;
        for (int i = 0; i < data.length; i++) {
            hash = (hash << 1) + GEAR[data[i] & 255];
            int len = i - start + 1;
            if (len >= min && (hash & mask) == 0 || len >= max) {
                chunks.add(Arrays.copyOfRange(data, start, i + 1));
                start = i + 1;
                hash = 0;
            }
        }
        if (start < data.length) chunks.add(Arrays.copyOfRange(data, start, data.length));
        return chunks;
    }
}
