// args: a.txt 3 | b.txt 7 | c.txt 2 | d.txt 9 | e.txt 4
// file a.txt: one two\nthree\nfour five six\n
// file b.txt: cat\nsat mat\non\nthe\nmat sat cat on\nthe the\ncat\nxylophone\nmat\non\nsat\n
// file c.txt: a b c d e f g h i j k l\nb c d\na\n
// file d.txt: p q\nq r\nr s\ns t\nt u\nu v\nv w\nw x\nx y\ny z\nz p\np q\nq q q\n
// file e.txt: to be or not to be\nthat is the question\n
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A store of records in a file that is written and read at places, and an index in another one. */
public class PagedStore {
    private final RandomAccessFile data;
    private final Map<String, List<Long>> places = new LinkedHashMap<>();

    PagedStore(String name) throws IOException {
        data = new RandomAccessFile(name, "rw");
        data.setLength(0);
    }

    void add(String word, int line) throws IOException {
        long place = data.length();
        data.seek(place);
        data.writeInt(line);
        data.writeUTF(word);
        places.computeIfAbsent(word, w -> new ArrayList<>()).add(place);
    }

    int lines(String word) throws IOException {
        int sum = 0;
        for (long place : places.getOrDefault(word, new ArrayList<>())) {
            data.seek(place);
            int line = data.readInt();
            if (!data.readUTF().equals(word)) {
                throw new IOException("bad record");
            }
            for (int i = 0; i < line; i++) {
                sum++;
            }
        }
        return sum;
    }

    void index(Path file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            for (Map.Entry<String, List<Long>> e : places.entrySet()) {
                byte[] name = e.getKey().getBytes(StandardCharsets.UTF_8);
                out.writeInt(name.length);
                out.write(name);
                out.writeInt(e.getValue().size());
            }
        }
    }

    static int read(Path file) throws IOException {
        int total = 0;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer buffer = ByteBuffer.allocate((int) channel.size());
            while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
                total++;
            }
            buffer.flip();
            while (buffer.hasRemaining()) {
                byte[] name = new byte[buffer.getInt()];
                buffer.get(name);
                int count = buffer.getInt();
                for (int i = 0; i < count; i++) {
                    total += name.length;
                }
            }
        }
        return total;
    }

    static long journal(Path file, List<String> lines) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.READ, StandardOpenOption.TRUNCATE_EXISTING)) {
            for (String line : lines) {
                ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            }
            channel.position(0);
            ByteBuffer one = ByteBuffer.allocate(1);
            long vowels = 0;
            while (channel.read(one) > 0) {
                one.flip();
                if ("aeiou".indexOf(one.get()) >= 0) {
                    vowels++;
                }
                one.clear();
            }
            return vowels;
        }
    }

    public static void main(String[] args) throws IOException {
        List<String> lines = Files.readAllLines(Paths.get(args[0]));
        PagedStore store = new PagedStore(args[0] + ".data");
        int number = 0;
        for (String line : lines) {
            number++;
            for (String word : line.split(" ")) {
                store.add(word, number);
            }
        }
        int queries = Integer.parseInt(args[1]);
        int found = 0;
        for (int i = 0; i < queries; i++) {
            String[] words = lines.get(i % lines.size()).split(" ");
            found += store.lines(words[i % words.length]);
        }
        Path index = Paths.get(args[0] + ".index");
        store.index(index);
        int total = read(index);
        long vowels = journal(Paths.get(args[0] + ".journal"), lines);
        for (int i = 0; i < total + vowels; i++) {
            found += i % 2;
        }
        System.out.println(found);
    }
}
