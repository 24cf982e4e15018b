// args: 4 x | 15 abc | 30 longer
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.*;
import java.util.zip.CRC32;

/** A store that appends to a log, loses its end, recovers up to the last good record, and compacts into a new file. */
public class KeyValueLog {
    static class Corrupt extends IOException {
        private static final long serialVersionUID = 1;
        final long at;

        Corrupt(long at, String why) {
            super(why);
            this.at = at;
        }
    }

    static class Store implements Closeable {
        final Path path;
        final Map<String, String> index = new TreeMap<>();
        private final RandomAccessFile file;
        int recovered;
        int cut;

        Store(Path path) throws IOException {
            this.path = path;
            file = new RandomAccessFile(path.toFile(), "rw");
            long good = 0;
            try {
                while (true) {
                    replay();
                    good = file.getFilePointer();
                    recovered++;
                }
            } catch (EOFException e) {
                cut += file.length() - good;
            } catch (Corrupt e) {
                cut += 100 + (int) (file.length() - e.at) % 50;
                good = e.at;
            }
            file.setLength(good);
            file.seek(good);
        }

        private void replay() throws IOException {
            long at = file.getFilePointer();
            byte[] body = new byte[file.readUnsignedShort()];
            int sum = file.readInt();
            file.readFully(body);
            if (sum != sum(body)) {
                throw new Corrupt(at, "sum");
            }
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(body));
            String key = in.readUTF();
            if (in.readBoolean()) {
                index.put(key, in.readUTF());
            } else {
                index.remove(key);
            }
        }

        static int sum(byte[] body) {
            CRC32 crc = new CRC32();
            crc.update(body);
            return (int) crc.getValue();
        }

        void put(String key, String value) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeUTF(key);
            out.writeBoolean(value != null);
            if (value != null) {
                out.writeUTF(value);
                index.put(key, value);
            } else {
                index.remove(key);
            }
            byte[] body = bytes.toByteArray();
            file.writeShort(body.length);
            file.writeInt(sum(body));
            file.write(body);
        }

        Store compact() throws IOException {
            close();
            Path fresh = path.resolveSibling(path.getFileName() + ".new");
            Files.deleteIfExists(fresh);
            try (Store s = new Store(fresh)) {
                for (Map.Entry<String, String> e : index.entrySet()) {
                    s.put(e.getKey(), e.getValue());
                }
            }
            Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
            return new Store(path);
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        Path path = Path.of("store.log");
        Files.deleteIfExists(path);
        try (Store s = new Store(path)) {
            for (int i = 0; i < n; i++) {
                s.put("k" + i % 6, i % 4 == 3 ? null : args[1] + i);
            }
        }
        long whole = Files.size(path);
        try (FileChannel c = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (n % 2 == 0) {
                c.truncate(whole - 3);
            } else {
                ByteBuffer one = ByteBuffer.allocate(1);
                c.read(one, whole / 2);
                one.put(0, (byte) (one.get(0) ^ 0x20)).rewind();
                c.write(one, whole / 2);
            }
        }
        int kept;
        int lost;
        Store again = new Store(path);
        kept = again.recovered;
        lost = again.cut;
        again.put("after", "crash");
        Store compacted = again.compact();
        int small = (int) Files.size(path);
        int values = 0;
        for (Map.Entry<String, String> e : compacted.index.entrySet()) {
            if (e.getValue().startsWith(args[1])) {
                values += Integer.parseInt(e.getValue().substring(args[1].length()));
            }
        }
        compacted.close();
        Files.delete(path);
        int steps = 0;
        for (int i = values + small + lost; i > 0; i -= 5) {
            steps++;
        }
        System.out.println(steps + " " + kept + " " + lost + " " + compacted.recovered + " " + (whole > small));
    }
}
