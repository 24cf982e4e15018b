// args: a.bin 3 | b.bin 10 | a.bin 25
// file a.bin: \x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b
// file b.bin: \x7f\x00\xff\xfe\x01\x00\x00\x01\x02
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;

/** ByteBuffers from a channel and in memory: flip, compact, slices, byte orders, views, underflow. */
public class ReadsBuffers {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        int total = 0;
        int reads = 0;
        ByteBuffer buffer = ByteBuffer.allocate(4);
        try (FileInputStream in = new FileInputStream(args[0]); FileChannel channel = in.getChannel()) {
            while (channel.read(buffer) >= 0 && reads < 40) {
                reads++;
                buffer.flip();
                while (buffer.remaining() > 1) {
                    total += buffer.getShort() % 100;
                }
                buffer.compact();
            }
        }
        ByteBuffer memory = ByteBuffer.allocate(n * 4 + 4);
        for (int i = 0; i < n; i++) {
            memory.order(i % 2 == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN).putInt(i);
        }
        memory.flip().order(ByteOrder.BIG_ENDIAN);
        IntBuffer ints = memory.asIntBuffer();
        int small = 0;
        while (ints.hasRemaining()) {
            if (ints.get() < n) {
                small++;
            }
        }
        memory.position(4).mark();
        ByteBuffer slice = memory.slice();
        slice.put(3, (byte) 42);
        if (memory.reset().getInt() == 42) {
            total += 7;
        }
        for (int i = 0; i < small; i++) {
            total++;
        }
        try {
            while (true) {
                total += memory.getLong() > 0 ? 1 : 2;
            }
        } catch (java.nio.BufferUnderflowException e) {
            total += memory.remaining() * 10;
        }
        System.out.println(total + " " + reads);
    }
}
