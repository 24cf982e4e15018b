// args: 3 x | 12 abc | 40 longer
// file in/base.txt: one;2\ntwo;3\nthree;5\n
import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Files written in every way and read again, beside files that are only read. */
public class FileWays {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static int read(Path p) throws IOException {
        int lines = 0;
        try (BufferedReader r = Files.newBufferedReader(p)) {
            for (String line; (line = r.readLine()) != null; ) {
                lines += line.length();
            }
        }
        return lines;
    }

    static int base() throws IOException {
        int sum = 0;
        for (String line : Files.readAllLines(Path.of("in", "base.txt"))) {
            sum += Integer.parseInt(line.split(";")[1]);
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Path out = Path.of("out");
        Files.createDirectories(out);
        int before = base() + n;
        count(before);
        Path a = out.resolve("a.txt");
        Files.writeString(a, "x".repeat(n) + "\n" + args[1]);
        int written = read(a);
        count(written);
        Files.write(a, List.of("p", args[1]), StandardOpenOption.APPEND);
        int appended = read(a);
        count(appended);
        long size = Files.size(a);
        count((int) size);
        File b = new File("out/b.bin");
        try (RandomAccessFile f = new RandomAccessFile(b, "rw")) {
            f.setLength(0);
            for (int i = 0; i < n; i++) {
                f.writeInt(i * 3);
            }
            f.seek(4);
            f.writeInt(n * 100);
            f.seek(0);
            int s = 0;
            while (f.getFilePointer() < f.length()) {
                s += f.readInt();
            }
            count(s % 97);
        }
        int length = (int) b.length();
        count(length);
        try (FileChannel c = FileChannel.open(b.toPath(), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.allocate(8);
            c.read(buffer, 4);
            buffer.flip();
            int at = buffer.getInt() % 50;
            count(at);
            c.write(ByteBuffer.wrap(new byte[] {1, 2, 3}), 0);
            c.position(0);
            ByteBuffer one = ByteBuffer.allocate(1);
            c.read(one);
            count(one.get(0) + n);
            MappedByteBuffer mapped = c.map(FileChannel.MapMode.READ_WRITE, 0, 8);
            mapped.put(2, (byte) n);
            int through = mapped.get(2) + mapped.get(1);
            count(through);
        }
        try (DataInputStream in = new DataInputStream(new FileInputStream(b))) {
            int changed = in.readByte() + in.readByte() + in.readByte();
            count(changed);
        }
        try (PrintWriter w = new PrintWriter("out/c.txt")) {
            for (int i = 0; i < n; i++) {
                w.printf("%d;%d%n", i, i * i);
            }
        }
        try (Scanner s = new Scanner(new File("out/c.txt")).useDelimiter("[;\\s]+")) {
            int tokens = 0;
            while (s.hasNextInt()) {
                tokens += s.nextInt() % 3;
            }
            count(tokens);
        }
        try (PrintStream p = new PrintStream(new FileOutputStream("out/c.txt", true))) {
            p.println("end");
        }
        int lines = (int) Files.lines(Path.of("out/c.txt")).filter(l -> !l.isEmpty()).count();
        count(lines);
        Properties properties = new Properties();
        properties.setProperty("n", "" + n);
        properties.setProperty("word", args[1]);
        try (Writer w = new FileWriter("out/d.properties")) {
            properties.store(w, null);
        }
        Properties again = new Properties();
        try (Reader r = new FileReader("out/d.properties")) {
            again.load(r);
        }
        int property = Integer.parseInt(again.getProperty("n")) + again.getProperty("word").length();
        count(property);
        try (ObjectOutputStream o = new ObjectOutputStream(Files.newOutputStream(out.resolve("e.ser")))) {
            o.writeObject(new ArrayList<>(List.of(n, n + 1)));
            o.writeInt(n);
        }
        try (ObjectInputStream i = new ObjectInputStream(Files.newInputStream(out.resolve("e.ser")))) {
            int back = ((List<?>) i.readObject()).size() + i.readInt();
            count(back);
        }
        Files.copy(a, out.resolve("f.txt"), StandardCopyOption.REPLACE_EXISTING);
        int copied = read(out.resolve("f.txt"));
        count(copied);
        Files.move(out.resolve("f.txt"), out.resolve("g.txt"), StandardCopyOption.REPLACE_EXISTING);
        int moved = Files.readString(out.resolve("g.txt")).length();
        count(moved);
        Files.copy(new ByteArrayInputStream(new byte[n]), out.resolve("h.bin"), StandardCopyOption.REPLACE_EXISTING);
        int bytes = Files.readAllBytes(out.resolve("h.bin")).length;
        count(bytes);
        Path temp = Files.createTempFile("t", ".tmp");
        Files.write(temp, ("line\n".repeat(n)).getBytes(StandardCharsets.US_ASCII));
        int inTemp = Files.readAllLines(temp).size();
        count(inTemp);
        boolean deleted = Files.deleteIfExists(temp);
        count(deleted && !Files.exists(temp) ? n : 0);
        int listed = 0;
        try (DirectoryStream<Path> d = Files.newDirectoryStream(out)) {
            for (Path p : d) {
                listed += p.getFileName().toString().length();
            }
        }
        count(listed + n);
        int names = new File("out").list().length + n;
        count(names);
        File renamed = new File("out/r.txt");
        renamed.delete();
        boolean done = new File("out/g.txt").renameTo(renamed);
        count(done ? n : 1);
        try (Formatter f = new Formatter(renamed)) {
            f.format("%05d", n);
        }
        int formatted = Integer.parseInt(Files.readString(renamed.toPath()).trim());
        count(formatted);
        try (FileChannel from = FileChannel.open(a); FileChannel to = FileChannel.open(out.resolve("t.txt"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            from.transferTo(0, from.size(), to);
        }
        int transferred = read(out.resolve("t.txt"));
        count(transferred);
        try (SeekableByteChannel c = Files.newByteChannel(out.resolve("t.txt"), StandardOpenOption.WRITE)) {
            c.truncate(n);
        }
        int truncated = (int) new File("out", "t.txt").length();
        count(truncated);
        try (BufferedWriter w = Files.newBufferedWriter(out.resolve("w.txt"))) {
            w.write(args[1]);
            w.newLine();
        }
        try (LineNumberReader r = new LineNumberReader(new FileReader("out/w.txt"))) {
            int letters = r.readLine().length() + r.getLineNumber();
            count(letters + n);
        }
        int after = base() + n;
        count(after);
        System.out.println(total > 0 ? "ok" : "none");
    }
}
