// args: 3 x | 12 abc | 40 longer
// file in/base.txt: one;2\ntwo;3\nthree;5\n
import java.io.*;
import java.net.URI;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.zip.*;

/** More ways of writing files and reading them, or what is known of them, again. */
public class MoreFileWays {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static void raw(String name, int n) throws IOException {
        try (FileOutputStream out = new FileOutputStream(name)) {
            out.write(new byte[n]);
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        File folder = new File("made");
        boolean made = folder.mkdir();
        int isFolder = folder.isDirectory() ? n : 1;
        count(isFolder);
        raw("made/a.bin", n);
        int length = (int) new File(folder, "a.bin").length();
        count(length);
        try (RandomAccessFile f = new RandomAccessFile("made/b.bin", "rw"); FileChannel c = f.getChannel()) {
            c.truncate(0);
            c.write(ByteBuffer.wrap(args[1].getBytes(StandardCharsets.UTF_8)));
        }
        int inB = Files.readString(Path.of("made/b.bin")).length() + n;
        count(inB);
        try (FileOutputStream out = new FileOutputStream("made/c.bin"); FileChannel c = out.getChannel()) {
            c.write(ByteBuffer.allocate(n * 2));
        }
        try (FileInputStream in = new FileInputStream("made/c.bin")) {
            int available = in.available();
            count(available);
            in.skip(2);
            int rest = in.readAllBytes().length;
            count(rest);
        }
        Path d = Path.of("made", "d.txt");
        try (AsynchronousFileChannel c = AsynchronousFileChannel.open(d, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            c.write(ByteBuffer.wrap(new byte[n]), 1).get();
        }
        int inD = (int) Files.size(d);
        count(inD);
        Files.setLastModifiedTime(d, FileTime.fromMillis(n * 1000L));
        int time = (int) (Files.getLastModifiedTime(d).toMillis() / 1000);
        count(time);
        new File("made/d.txt").setLastModified(n * 2000L);
        int time2 = (int) (new File("made/d.txt").lastModified() / 1000);
        count(time2);
        File e = new File("made/e.txt");
        e.delete();
        boolean created = e.createNewFile();
        int exists = created && e.exists() ? n : 1;
        count(exists);
        e.setExecutable(n % 2 == 0);
        int executable = e.canExecute() ? n : 1;
        count(executable);
        try (PrintStream p = new PrintStream("made/f.txt")) {
            p.print("x".repeat(n));
        }
        int inF = Files.readAllLines(Path.of("made/f.txt")).get(0).length();
        count(inF);
        PrintStream old = System.out;
        try (PrintStream p = new PrintStream(new FileOutputStream("made/g.txt"))) {
            System.setOut(p);
            System.out.println("redirected" + n);
        } finally {
            System.setOut(old);
        }
        int inG = (int) new File("made/g.txt").length() + n;
        count(inG);
        try (GZIPOutputStream z = new GZIPOutputStream(new FileOutputStream("made/h.gz"))) {
            z.write(new byte[n]);
        }
        try (GZIPInputStream z = new GZIPInputStream(new FileInputStream("made/h.gz"))) {
            int unzipped = z.readAllBytes().length;
            count(unzipped);
        }
        try (ZipOutputStream z = new ZipOutputStream(Files.newOutputStream(Path.of("made/i.zip")))) {
            for (int i = 0; i < n % 7; i++) {
                z.putNextEntry(new ZipEntry("e" + i));
                z.write(i);
            }
        }
        try (ZipFile z = new ZipFile("made/i.zip")) {
            int entries = z.size() + n;
            count(entries);
        }
        Path zip = Path.of("made/j.zip");
        Files.deleteIfExists(zip);
        try (FileSystem fs = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
            Files.writeString(fs.getPath("inside.txt"), "y".repeat(n));
        }
        try (FileSystem fs = FileSystems.newFileSystem(zip)) {
            int inside = Files.readString(fs.getPath("inside.txt")).length();
            count(inside);
        }
        Properties p = new Properties();
        p.setProperty("k", "v" + n);
        try (OutputStream out = Files.newOutputStream(Path.of("made/k.xml"))) {
            p.storeToXML(out, null);
        }
        Properties back = new Properties();
        try (InputStream in = Files.newInputStream(Path.of("made/k.xml"))) {
            back.loadFromXML(in);
        }
        int property = back.getProperty("k").length() + n;
        count(property);
        Path link = Path.of("made/link");
        Files.deleteIfExists(link);
        Files.createSymbolicLink(link, Path.of("f.txt"));
        int linked = (int) Files.size(link) + (Files.isSymbolicLink(link) ? 1 : 0);
        count(linked);
        long mismatch = Files.mismatch(Path.of("made/f.txt"), link);
        int same = mismatch < 0 ? n : 1;
        count(same);
        Path deep = Files.createDirectories(Path.of("made/x/y" + n % 3));
        Files.writeString(deep.resolve("z.txt"), "z");
        int[] visited = {0};
        Files.walkFileTree(Path.of("made/x"), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path f, BasicFileAttributes a) throws IOException {
                visited[0] += (int) a.size();
                Files.delete(f);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, IOException x) throws IOException {
                visited[0] += 10;
                Files.delete(dir);
                return FileVisitResult.CONTINUE;
            }
        });
        int walked = visited[0] + n;
        count(walked);
        int removed = Files.exists(deep) ? 1 : n;
        count(removed);
        try (Writer w = new OutputStreamWriter(new BufferedOutputStream(new FileOutputStream("made/l.txt")), "UTF-16")) {
            w.append(args[1]).append('!');
        }
        try (Reader r = new InputStreamReader(new FileInputStream("made/l.txt"), "UTF-16")) {
            int chars = 0;
            while (r.read() >= 0) {
                chars++;
            }
            count(chars + n);
        }
        Files.copy(Path.of("in/base.txt"), Path.of("made/m.txt"), StandardCopyOption.REPLACE_EXISTING);
        Files.write(Path.of("made/m.txt"), List.of("four;4"), StandardOpenOption.APPEND);
        int lines = (int) Files.lines(Path.of("made/m.txt")).count() + n;
        count(lines);
        int base = 0;
        for (String line : Files.readAllLines(Path.of("in/base.txt"))) {
            base += line.length();
        }
        count(base + n);
        URI uri = new File("made/m.txt").toURI();
        try (InputStream in = uri.toURL().openStream()) {
            int viaUrl = in.readAllBytes().length + n;
            count(viaUrl);
        }
        System.out.println(total + " " + (made || !made));
    }
}
