// args: 2 | 17 | 90
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.PriorityQueue;
import java.util.function.IntBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Packets in byte buffers, bit tricks, longs and doubles mixed, a queue by priority, static initialisers that use each other. */
public class PacketBits {
    static class Tables {
        static final int[] PARITY = new int[256];
        static final int SIZE = Masks.ALL.length;

        static {
            for (int i = 0; i < 256; i++) {
                PARITY[i] = Integer.bitCount(i) & 1;
            }
        }
    }

    static class Masks {
        static final int[] ALL = {0x0f, 0xf0, Tables.PARITY[1] == 0 ? 0x33 : 0xcc, 0xff};
    }

    static long mix(long x) {
        x ^= x >>> 33;
        x *= 0xff51afd7ed558ccdL;
        x ^= x << 7 | x >>> -7;
        return Long.rotateLeft(x, (int) x & 63);
    }

    static class Packet implements Comparable<Packet> {
        final byte kind;
        final short length;
        final long stamp;

        Packet(ByteBuffer in) {
            kind = in.get();
            length = in.getShort();
            stamp = in.order(kind < 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN).getLong();
            in.order(ByteOrder.BIG_ENDIAN).position(in.position() + (length & 3));
        }

        @Override
        public int compareTo(Packet o) {
            int c = Long.compareUnsigned(stamp, o.stamp);
            return c != 0 ? c : Byte.compare(kind, o.kind);
        }
    }

    static byte[] packets(int n) {
        ByteBuffer out = ByteBuffer.allocate(n * 14 + 3);
        for (int i = 0; i < n; i++) {
            out.put((byte) (i * 37)).putShort((short) (i * 5 + 1)).putLong(mix(i + 1L));
            out.put(Arrays.copyOf("xyz".getBytes(StandardCharsets.US_ASCII), i * 5 + 1 & 3));
        }
        out.putShort((short) 7);
        out.flip();
        byte[] bytes = new byte[out.remaining()];
        out.get(bytes);
        return bytes;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ByteBuffer in = ByteBuffer.wrap(packets(n));
        PriorityQueue<Packet> queue = new PriorityQueue<>();
        int broken = 0;
        while (in.hasRemaining()) {
            in.mark();
            try {
                queue.add(new Packet(in));
            } catch (BufferUnderflowException | IllegalArgumentException e) {
                broken++;
                in.reset().position(in.limit());
            }
        }
        int parity = 0;
        int signs = 0;
        double ratio = 0;
        long folded = 0;
        while (queue.size() > n / 4) {
            Packet p = queue.poll();
            parity += Tables.PARITY[p.kind & 0xff] ^ Tables.SIZE & 1;
            signs += p.stamp < 0 ? -1 : p.stamp > 1L << 60 ? 2 : 1;
            ratio += p.length / 3f + p.stamp % 1000 / 7.0;
            folded += (int) p.stamp + (p.stamp >> 40) + (char) p.length;
        }
        int ups = 0;
        for (double d = ratio; d > 1; d /= 2) {
            ups++;
        }
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override
            public int applyAsInt(int a, int b) {
                return b == 0 ? a : applyAsInt(b, a % b);
            }
        };
        LongUnaryOperator twice = ((LongUnaryOperator) PacketBits::mix).andThen(x -> x >>> 60);
        int common = 0;
        int nibbles = 0;
        for (int i = 1; i <= n; i++) {
            common += gcd.applyAsInt(i * 12, 90) > 6 ? 1 : 0;
            nibbles += twice.applyAsLong(i);
            nibbles ^= Masks.ALL[i & 3] >> (i & 31);
        }
        char c = 'a';
        int letters = 0;
        for (int i = 0; i < n; i++, c += 3) {
            c = c > 'z' ? (char) (c - 26) : c;
            letters += c++ % 2 == 0 ? c - 'a' : 'z' - c;
            c--;
        }
        System.out.println(broken + " " + parity + " " + signs + " " + ups + " " + (folded & 0xff) + " " + common + " " + nibbles + " " + letters);
    }
}
