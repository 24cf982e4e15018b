// args: 3 abc | 8 xyzzy | 14 q
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Checksum;

/** Streams and buffers checked by a checksum of the program. */
public class OwnChecksums {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    /** A checksum of the program. */
    static class Weight implements Checksum {
        int calls;
        long sum;

        @Override
        public void update(int b) {
            calls++;
            sum += b & 15;
        }

        @Override
        public void update(byte[] b, int from, int length) {
            calls += 10;
            for (int i = from; i < from + length; i++) {
                sum += b[i] & 7;
            }
        }

        @Override
        public long getValue() {
            return sum;
        }

        @Override
        public void reset() {
            sum = 0;
        }
    }

    static byte[] text(int n, String word) {
        byte[] b = new byte[n * 10];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) word.charAt(i % word.length());
        }
        return b;
    }

    static void sums(int n, String word) {
        byte[] data = text(n, word);
        Weight w = new Weight();
        w.update(n);
        w.update(data);
        int r1 = w.calls;
        count(r1);
        ByteBuffer b = ByteBuffer.wrap(data);
        w.update(b);
        int r2 = w.calls + (int) w.sum % 40;
        count(r2);
        int r3 = b.remaining();
        count(r3);
    }

    static void checked(int n, String word) throws IOException {
        Weight w = new Weight();
        CheckedInputStream own = new CheckedInputStream(new ByteArrayInputStream(text(n, word)), w);
        own.read();
        own.read(new byte[5]);
        int r1 = w.calls;
        count(r1);
        own.getChecksum().reset();
        own.skip(2);
        int r2 = (int) w.getValue();
        count(r2);
        Weight v = new Weight();
        CheckedOutputStream out = new CheckedOutputStream(new ByteArrayOutputStream(), v);
        out.write(n);
        out.write(text(n, word), 0, 4);
        int r3 = v.calls;
        count(r3);
        int r4 = (int) out.getChecksum().getValue();
        count(r4);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        sums(n, args[1]);
        checked(n, args[1]);
        System.out.println(total);
    }
}
