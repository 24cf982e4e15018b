// args: 12 5 red,green|30 8 a,b,c,dd|21 3 x
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class FileRoundTrip {
    static class Eraser extends SimpleFileVisitor<Path> {
        int files, dirs;
        @Override public FileVisitResult visitFile(Path p, BasicFileAttributes a) throws IOException {
            files += a.size() > 40 ? 100 : 1;
            Files.delete(p);
            return FileVisitResult.CONTINUE;
        }
        @Override public FileVisitResult postVisitDirectory(Path p, IOException e) throws IOException {
            dirs++;
            Files.delete(p);
            return FileVisitResult.CONTINUE;
        }
    }

    static int records(Path file, int n, int k) throws IOException {
        int fixed = 0;
        try (RandomAccessFile raf = new RandomAccessFile(file.toFile(), "rw")) {
            for (int i = 0; i < n; i++) {
                raf.seek((long) (i * k % n) * 6);
                raf.writeShort(i);
                raf.writeInt(i * i);
            }
            raf.setLength(raf.length() - 6 * (n % 4));
            raf.seek(0);
            while (raf.getFilePointer() < raf.length()) {
                int id = raf.readUnsignedShort(), sq = raf.readInt();
                if (id * id != sq || id == 0) fixed++;
                if (id % k == 1) { raf.seek(raf.getFilePointer() - 6); raf.writeShort(id + 1); raf.skipBytes(4); }
            }
        }
        return fixed;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        Path dir = Files.createTempDirectory("torture");
        Eraser eraser = new Eraser();
        int exists = 0, missing = 0;
        try {
            for (int i = 0; i < n; i++) {
                Path sub = Files.createDirectories(dir.resolve("d" + i % 3));
                Path f = sub.resolve(args[2].split(",")[i % args[2].split(",").length] + i % k + ".txt");
                try {
                    Files.write(f, List.of("line " + i, "x".repeat(i)), StandardOpenOption.CREATE_NEW);
                } catch (FileAlreadyExistsException e) {
                    exists++;
                    Files.writeString(f, "again " + i + System.lineSeparator(), StandardOpenOption.APPEND);
                }
            }
            int xs = 0, lines = 0;
            List<Path> all;
            try (Stream<Path> walk = Files.walk(dir)) { all = walk.filter(Files::isRegularFile).sorted().collect(Collectors.toList()); }
            for (Path p : all) {
                try (Stream<String> s = Files.lines(p)) {
                    int[] c = {0};
                    lines += s.peek(l -> c[0] += l.startsWith("x") ? l.length() : 0).filter(l -> l.contains("1")).count();
                    xs += c[0];
                }
            }
            Path data = dir.resolve("data.bin");
            int fixed = records(data, n, k), odd = 0;
            try (FileChannel ch = FileChannel.open(data, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                MappedByteBuffer map = ch.map(FileChannel.MapMode.READ_WRITE, 0, ch.size());
                for (int i = 0; i + 6 <= map.limit(); i += 6) map.putShort(i, (short) (map.getShort(i) + map.getInt(i + 2) % k));
                map.force();
                ByteBuffer b = ByteBuffer.allocate(7);
                for (long pos = 0; ch.read(b.clear(), pos) > 1; pos += 6) if (b.getShort(0) % 2 != 0) odd++;
                ch.position(ch.size()).write(new ByteBuffer[] {ByteBuffer.wrap(new byte[k]), ByteBuffer.wrap("end".getBytes())});
            }
            byte[] tail = Files.readAllBytes(data);
            int zeros = IntStream.range(0, tail.length).map(i -> tail[i] == 0 ? 1 : 0).sum();
            Path moved = Files.move(all.get(0), all.get(all.size() - 1), StandardCopyOption.REPLACE_EXISTING);
            try { Files.size(all.get(0)); } catch (NoSuchFileException e) { missing++; }
            int globbed = 0;
            for (int i = 0; i < 3; i++)
                try (DirectoryStream<Path> ds = Files.newDirectoryStream(dir.resolve("d" + i), "*[0-2].txt")) {
                for (Path p : ds) globbed += p.getNameCount() - dir.getNameCount(); }
            long depth = all.stream().map(dir::relativize).map(Path::normalize).max(Comparator.naturalOrder()).orElseThrow().getNameCount();
            System.out.println(exists + " " + all.size() + " " + xs + " " + lines + " " + fixed + " " + odd + " " + zeros + " " + tail.length);
            System.out.println(missing + " " + globbed + " " + depth + " " + dir.relativize(moved));
        } finally {
            Files.walkFileTree(dir, eraser);
        }
        System.out.println(eraser.files + " " + eraser.dirs + " " + Files.exists(dir));
    }
}
