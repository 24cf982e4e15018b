// args: 3 | 8 | 14
// file given.txt: four\nlines of\nsome\nlength
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Files that the program writes and reads again, and one that it does not write. */
public class FilesReadBack {
    static int lengths;
    static int entries;
    static int given;

    static void text(int n) throws IOException {
        Path p = Path.of("a.txt");
        Files.writeString(p, "x".repeat(n));
        int k = Files.readString(p).length();
        lengths += k;
        Files.delete(p);
    }

    static void archive(int n) throws IOException {
        Path p = Path.of("b.zip");
        try (ZipOutputStream out = new ZipOutputStream(new FileOutputStream("b.zip"))) {
            for (int i = 0; i < n; i++) {
                out.putNextEntry(new ZipEntry("e" + i));
            }
        }
        try (ZipFile z = new ZipFile("b.zip")) {
            int k = z.size();
            entries += k;
        }
        Files.delete(p);
    }

    static void file(int n) throws IOException {
        try (Writer out = new FileWriter(new File("c.txt"))) {
            out.write("y".repeat(n));
        }
        long k = new File("c.txt").length();
        lengths += (int) k;
        new File("c.txt").delete();
    }

    static void lines(int n) throws IOException {
        for (String line : Files.readAllLines(Path.of("given.txt"))) {
            if (line.length() < n) {
                given += line.length();
            }
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        text(n);
        archive(n);
        file(n);
        lines(n);
        System.out.println(lengths + " " + entries + " " + given);
    }
}
