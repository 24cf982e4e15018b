// args: 6 x 1 | 17 ab 2 | 40 map 3
import java.io.DataInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;

/** Files that are mapped: written through the map and read by a stream, and the other way round. */
public class MappedKinds {
    /** An index of fixed slots in a map that grows. */
    static class Index implements AutoCloseable {
        static final int SLOT = 8;
        final FileChannel channel;
        MappedByteBuffer map;
        int slots;

        Index(Path path, int slots) throws IOException {
            channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
            this.slots = slots;
            map = channel.map(FileChannel.MapMode.READ_WRITE, 0, (long) slots * SLOT);
        }

        int put(int key, int value) {
            int probes = 0;
            for (int at = Math.abs(key) % slots; ; at = (at + 1) % slots) {
                probes++;
                int there = map.getInt(at * SLOT);
                if (there == 0 || there == key) {
                    map.putInt(at * SLOT, key);
                    map.putInt(at * SLOT + 4, value);
                    return probes;
                }
            }
        }

        int get(int key) {
            for (int at = Math.abs(key) % slots, n = 0; n < slots; at = (at + 1) % slots, n++) {
                if (map.getInt(at * SLOT) == key) {
                    return map.getInt(at * SLOT + 4);
                }
            }
            return 0;
        }

        @Override
        public void close() throws IOException {
            map.force();
            channel.close();
        }
    }

    static int index(Path path, int n) throws IOException {
        int probes = 0;
        try (Index index = new Index(path, 2 * n)) {
            for (int i = 1; i <= n; i++) {
                probes += index.put(i * i % 31 + 1, i);
            }
        }
        int used = 0;
        try (DataInputStream in = new DataInputStream(Files.newInputStream(path))) {
            for (int i = 0; i < 2 * n; i++) {
                if (in.readInt() != 0) {
                    used += in.readInt();
                } else {
                    in.skipBytes(4);
                }
            }
        }
        try (Index again = new Index(path, 2 * n)) {
            for (int i = 1; i <= 32; i++) {
                used += again.get(i) % 7;
            }
        }
        return probes * 1000 + used;
    }

    static int views(Path path, String text, int n) throws IOException {
        int found = 0;
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            FileChannel channel = file.getChannel();
            file.writeBytes(text.repeat(n));
            MappedByteBuffer seen = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
            for (int i = 0; i < seen.capacity(); i++) {
                found += seen.get(i) == text.charAt(0) ? 1 : 0;
            }
            MappedByteBuffer own = channel.map(FileChannel.MapMode.PRIVATE, 0, 2);
            own.put(0, (byte) '#');
            file.seek(0);
            found += file.read() == '#' ? 100000 : 100;
            channel.write(ByteBuffer.wrap(new byte[] {'!'}), 1);
            found += seen.get(1) == '!' ? 1000 : 0;
            try {
                seen.put(0, (byte) 1);
            } catch (java.nio.ReadOnlyBufferException e) {
                found += 7;
            }
        }
        return found;
    }

    static int numbers(Path path, int n, int step) throws IOException {
        try (FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer map = channel.map(FileChannel.MapMode.READ_WRITE, 16, 4L * n);
            IntBuffer ints = map.order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
            for (int i = 0; i < n; i++) {
                ints.put(i, i * step);
            }
        }
        byte[] bytes = Files.readAllBytes(path);
        int odd = 0;
        for (int i = 16; i < bytes.length; i += 4) {
            if ((bytes[i] & 1) != 0) {
                odd++;
            }
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
            for (map.order(ByteOrder.LITTLE_ENDIAN).position(16); map.hasRemaining(); ) {
                odd += map.getInt() > 9 ? 1 : 0;
            }
            try {
                channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size() + 1);
            } catch (IOException e) {
                odd += 50;
            }
        }
        return odd;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        Path index = Paths.get("slots" + n + ".idx");
        Path views = Paths.get("views" + n + ".txt");
        Path numbers = Paths.get("numbers" + n + ".bin");
        for (Path path : new Path[] {index, views, numbers}) {
            Files.deleteIfExists(path);
        }
        int probes = index(index, n);
        int found = views(views, args[1], n);
        int odd = numbers(numbers, n, Integer.parseInt(args[2]));
        int steps = 0;
        for (int i = probes / 1000 + found; i > 0; i -= 3) {
            steps++;
        }
        for (int i = probes % 1000 + odd; i > 0; i -= 2) {
            steps++;
        }
        for (Path path : new Path[] {index, views, numbers}) {
            Files.delete(path);
        }
        System.out.println(probes + " " + found + " " + odd + " " + steps);
    }
}
