// args: in/a.txt 3 | in/b.txt 10 | in/none.txt 25
// file in/a.txt: one two\nthree 4\n\n5 six\n
// file in/b.txt: 10 20 30\n40,50;60\nx=1\ny = 2\n# no\n
// file in/c.bin: \x00\x01\x02\x03\x04\x05\x06\x07\x08\x09
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Properties;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Files read in all ways: streams of lines, channels, mapped, by blocks, with skips and marks; names of paths. */
public class IoTools {
    static int lines(Path file) throws IOException {
        int total = 0;
        try (Stream<String> lines = Files.lines(file)) {
            total += lines.filter(l -> !l.isEmpty()).mapToInt(String::length).sum();
        }
        try (BufferedReader in = new BufferedReader(new FileReader(file.toFile()))) {
            total += in.lines().map(l -> l.split("\\W+").length).reduce(0, Integer::sum);
        }
        String all = Files.readString(file);
        total += (int) all.chars().filter(c -> c == '\n').count() + Files.readAllLines(file, StandardCharsets.ISO_8859_1).size();
        try (Scanner in = new Scanner(file)) {
            while (in.hasNextLine()) {
                total += in.nextLine().isBlank() ? 100 : 1;
            }
        }
        return total;
    }

    static int channels(Path file) throws IOException {
        int total = 0;
        try (FileChannel channel = FileChannel.open(file)) {
            ByteBuffer buffer = ByteBuffer.allocate(5);
            while (channel.read(buffer) > 0) {
                buffer.flip();
                while (buffer.hasRemaining()) {
                    total += buffer.get() & 3;
                }
                buffer.clear();
            }
            channel.position(2);
            total += channel.read(buffer, 1) + (int) channel.size();
            MappedByteBuffer mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, Math.min(4, channel.size()));
            total += StandardCharsets.US_ASCII.decode(mapped).length();
        }
        return total;
    }

    static int blocks(Path file, int n) throws IOException {
        int total = 0;
        try (InputStream in = new BufferedInputStream(new FileInputStream(file.toFile()), 4)) {
            in.mark(8);
            byte[] head = in.readNBytes(3);
            in.reset();
            total += head[0] + in.skip(2) + in.read();
            ByteArrayOutputStream rest = new ByteArrayOutputStream();
            total += (int) in.transferTo(rest) + rest.size() + rest.toString().indexOf('5');
        }
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file.resolveSibling("c.bin")))) {
            total += in.readUnsignedShort() + in.readByte();
            byte[] two = new byte[2];
            in.readFully(two);
            total += two[1] * n + in.skipBytes(1) + in.readInt() % 1000;
        }
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            in.seek(in.length() / 2);
            String line = in.readLine();
            total += (line == null ? -1 : line.length()) + (int) in.getFilePointer();
        }
        try (InputStreamReader in = new InputStreamReader(new FileInputStream(file.toFile()), StandardCharsets.UTF_8)) {
            StringWriter copy = new StringWriter();
            in.transferTo(copy);
            total += copy.getBuffer().length();
        }
        return total;
    }

    static int names(Path file) throws IOException {
        int total = 0;
        for (Path part : file.resolve("../x/./y.tar.gz").normalize()) {
            total += part.toString().length();
        }
        PathMatcher text = FileSystems.getDefault().getPathMatcher("glob:**/*.txt");
        total += text.matches(file) ? 5 : 0;
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        total += (int) attributes.size() + (attributes.isRegularFile() ? 2 : 0) + file.getNameCount();
        File plain = file.toFile();
        total += (int) plain.length() + (plain.exists() ? 1 : 0) + (plain.canRead() ? 1 : 0) + plain.getName().lastIndexOf('.');
        return total + (plain.getParentFile().isDirectory() ? 3 : 0) + Path.of("in").relativize(file).toString().length();
    }

    static int properties(Path file) throws IOException {
        Properties table = new Properties();
        table.load(new StringReader(Files.readString(file).lines().filter(l -> l.contains("=")).collect(Collectors.joining("\n"))));
        int total = table.size() * 10;
        for (String key : table.stringPropertyNames()) {
            total += Integer.parseInt(table.getProperty(key).strip());
        }
        return total;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        Path file = Path.of(args[0]);
        int total = 0;
        int missing = 0;
        try {
            total += lines(file) + channels(file) + blocks(file, n) + names(file) + properties(file);
        } catch (NoSuchFileException e) {
            missing = e.getFile().length();
        }
        int steps = 0;
        for (int i = 0; i < total % 100 + missing; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + missing + " " + steps);
    }
}
