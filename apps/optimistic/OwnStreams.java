// args: 3 a | 7 bc | 12 def | 20 g
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import java.util.zip.*;

/** One way after the other to write a file and to read it again, each with a loop that runs as often as what is read says. */
public class OwnStreams {
    static int work(int times) {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            sum += i % 3;
        }
        return sum;
    }

    static int zipped(Path path, int n, String text) throws IOException {
        try (Writer out = new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(path)), StandardCharsets.UTF_8)) {
            for (int i = 0; i < n; i++) {
                out.write(text + i + "\n");
            }
        }
        int lines = 0;
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(new FileInputStream(path.toFile())), StandardCharsets.UTF_8))) {
            while (in.readLine() != null) {
                lines++;
            }
        }
        return work(lines);
    }

    static int objects(Path path, int n, String text) throws IOException, ClassNotFoundException {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            all.add(text + i * i);
        }
        try (ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(new FileOutputStream(path.toFile())))) {
            out.writeInt(n);
            out.writeObject(all);
        }
        int found = 0;
        try (ObjectInputStream in = new ObjectInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
            found += in.readInt();
            for (Object o : (List<?>) in.readObject()) {
                found += o.toString().length();
            }
        }
        return work(found);
    }

    static int properties(Path path, int n, String text) throws IOException {
        Properties set = new Properties();
        for (int i = 0; i < n; i++) {
            set.setProperty(text + i, "" + i * 3);
        }
        try (OutputStream out = new FileOutputStream(path.toString())) {
            set.store(out, "numbers");
        }
        Properties read = new Properties();
        try (InputStream in = new FileInputStream(path.toString())) {
            read.load(in);
        }
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += Integer.parseInt(read.getProperty(text + i, "0"));
        }
        return work(sum);
    }

    static int scanned(Path path, int n, String text) throws IOException {
        try (PrintStream out = new PrintStream(path.toFile())) {
            for (int i = 0; i < n; i++) {
                out.printf("%s %d%n", text, i);
            }
        }
        int sum = 0;
        try (Scanner in = new Scanner(path.toFile())) {
            while (in.hasNext()) {
                in.next();
                sum += in.nextInt();
            }
        }
        return work(sum);
    }

    static int channel(Path path, int n, String text) throws IOException {
        try (FileChannel out = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            for (int i = 0; i < n; i++) {
                out.write(new ByteBuffer[] {ByteBuffer.wrap(text.getBytes()), ByteBuffer.wrap(new byte[] {(byte) i})});
            }
        }
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        try (FileChannel in = FileChannel.open(path)) {
            in.transferTo(1, in.size() - 1, Channels.newChannel(copy));
        }
        int sum = 0;
        for (byte b : copy.toByteArray()) {
            sum += b % 5;
        }
        try (SeekableByteChannel in = Files.newByteChannel(path)) {
            ByteBuffer two = ByteBuffer.allocate(2);
            for (in.position(text.length()); in.read(two) > 0; two.clear()) {
                sum += two.get(0) & 1;
            }
        }
        return work(sum);
    }

    static int streams(Path path, int n, String text) throws IOException {
        Files.write(path, Collections.nCopies(n, text), StandardCharsets.US_ASCII);
        Files.write(path, Arrays.asList("x", "yy"), StandardCharsets.US_ASCII, StandardOpenOption.APPEND);
        Files.writeString(path, "end\n", StandardOpenOption.APPEND);
        long letters;
        try (Stream<String> lines = Files.lines(path)) {
            letters = lines.filter(l -> !l.equals("x")).mapToInt(String::length).sum();
        }
        try (LineNumberReader in = new LineNumberReader(new FileReader(path.toFile()))) {
            while (in.readLine() != null) {
                letters++;
            }
            letters += in.getLineNumber();
        }
        Path copy = path.resolveSibling(path.getFileName() + ".copy");
        Files.copy(path, copy, StandardCopyOption.REPLACE_EXISTING);
        try (InputStream in = new ByteArrayInputStream(text.getBytes())) {
            Files.copy(in, path, StandardCopyOption.REPLACE_EXISTING);
        }
        letters += Files.readString(copy).lines().count() + Files.size(path);
        Files.delete(copy);
        return work((int) letters);
    }

    static int random(Path path, int n, String text) throws IOException {
        int sum = 0;
        try (RandomAccessFile file = new RandomAccessFile(path.toString(), "rw")) {
            file.setLength(0);
            for (int i = 0; i < n; i++) {
                file.writeUTF(text + i);
                file.writeLong(i);
                file.writeChars("é");
                file.writeDouble(i / 2.0);
            }
            file.seek(0);
            for (int i = 0; i < n; i++) {
                sum += file.readUTF().length() + (int) file.readLong() + (file.readChar() == 'é' ? 1 : 100);
                sum += (int) file.readDouble();
            }
            FileChannel channel = file.getChannel();
            sum += channel.position() == file.length() ? 3 : 300;
            channel.position(0);
            sum += file.readUnsignedShort();
            sum += channel.position() == 2 ? 5 : 500;
        }
        return work(sum);
    }

    static int tokens(Path path, int n, String text) throws IOException {
        try (BufferedWriter out = new BufferedWriter(new FileWriter(path.toFile()))) {
            for (int i = 0; i < n; i++) {
                out.append(text).append('=').append(String.valueOf(i)).append(';');
                out.newLine();
            }
        }
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new FileReader(path.toString())));
        int sum = 0;
        for (int token = in.nextToken(); token != StreamTokenizer.TT_EOF; token = in.nextToken()) {
            sum += token == StreamTokenizer.TT_NUMBER ? (int) in.nval : token == ';' ? 1 : 0;
        }
        return work(sum);
    }

    static int formatted(Path path, int n, String text) throws IOException {
        try (Formatter out = new Formatter(new FileOutputStream(path.toFile()))) {
            for (int i = 0; i < n; i++) {
                out.format("%s%d,", text, i);
            }
        }
        return work(new String(Files.readAllBytes(path)).split(",").length);
    }

    static int summed(Path path, int n, String text) throws IOException {
        CRC32 written = new CRC32();
        try (CheckedOutputStream out = new CheckedOutputStream(new FileOutputStream(path.toFile(), false), written)) {
            for (int i = 0; i < n; i++) {
                out.write(text.getBytes());
            }
        }
        CRC32 read = new CRC32();
        try (CheckedInputStream in = new CheckedInputStream(new FileInputStream(path.toFile()), read)) {
            byte[] part = new byte[5];
            while (in.read(part) > 0) {
                part[0]++;
            }
        }
        return work(written.getValue() == read.getValue() ? (int) (read.getValue() % 50) : 1000);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Path path = Paths.get("own" + n + ".dat");
        String text = args[1];
        int sum = zipped(path, n, text) + objects(path, n, text) + properties(path, n, text);
        sum += scanned(path, n, text) + channel(path, n, text) + streams(path, n, text);
        sum += random(path, n, text) + tokens(path, n, text) + formatted(path, n, text) + summed(path, n, text);
        Files.deleteIfExists(path);
        System.out.println(sum);
    }
}
