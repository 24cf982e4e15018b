// args: 3 | 10 | 25
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Comparator;

/** Paths taken apart, files written, mapped, walked and removed again. */
public class FileDetails {
    static int visited;

    static int paths(int n) {
        Path p = Path.of("a", "b" + n, "..", "c.txt");
        int s = p.getNameCount() + p.normalize().getNameCount();
        if (p.startsWith("a") && p.endsWith("c.txt")) {
            s += p.getFileName().toString().length();
        }
        for (Path part : p) {
            s += part.toString().length();
        }
        s += Path.of("a/x").relativize(Path.of("a/y/z")).getNameCount();
        s += p.resolveSibling("d").compareTo(p) > 0 ? 5 : 2;
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:**/*.{txt,md}");
        if (matcher.matches(p)) {
            s += 17;
        }
        return s + p.subpath(1, 3).toString().length() + (p.isAbsolute() ? 1 : 0) + (p.getRoot() == null ? 2 : 0);
    }

    static int walk(Path root) throws IOException {
        int[] sizes = new int[1];
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                visited++;
                sizes[0] += (int) attributes.size();
                return file.toString().endsWith("7") ? FileVisitResult.SKIP_SIBLINGS : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e) throws IOException {
                visited += 10;
                return super.postVisitDirectory(directory, e);
            }
        });
        return sizes[0];
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        int total = paths(n);
        Path dir = Files.createTempDirectory("details");
        for (int i = 0; i < n; i++) {
            Path sub = dir.resolve("s" + i % 2);
            Files.createDirectories(sub);
            Files.writeString(sub.resolve("f" + i), "x".repeat(i));
        }
        total += walk(dir);
        Path mapped = dir.resolve("mapped");
        try (FileChannel channel = FileChannel.open(mapped, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_WRITE, 0, 8L * n);
            map.order(ByteOrder.LITTLE_ENDIAN);
            for (int i = 0; i < n; i++) {
                map.putLong(i * 1000L);
            }
            map.force();
            ByteBuffer back = ByteBuffer.allocate(8 * n);
            channel.position(0);
            while (back.hasRemaining() && channel.read(back) >= 0) {
                visited++;
            }
            back.flip();
            total += back.get(0) + back.get(8 * (n - 1)) + (int) channel.size();
        }
        File[] files = dir.toFile().listFiles((d, name) -> name.startsWith("s"));
        Arrays.sort(files, Comparator.comparing(File::getName));
        for (File f : files) {
            total += f.isDirectory() ? f.list().length : 1000;
        }
        try {
            Files.size(dir.resolve("none"));
        } catch (NoSuchFileException e) {
            total += e.getFile().endsWith("none") ? 31 : 0;
        }
        if (Files.mismatch(dir.resolve("s0/f0"), dir.resolve("s1/f1")) == 0) {
            total += 3;
        }
        byte[] bytes = Files.readAllBytes(dir.resolve("s0").resolve("f" + (n - 1) / 2 * 2));
        for (byte b : bytes) {
            visited += b == 'x' ? 1 : 100;
        }
        try (var all = Files.walk(dir)) {
            for (Path p : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(p);
                visited++;
            }
        }
        total += new String(bytes, StandardCharsets.US_ASCII).length();
        for (int i = 0; i < total % 200; i++) {
            visited += i & 1;
        }
        System.out.println(total + " " + visited);
    }
}
