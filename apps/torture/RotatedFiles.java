// args: logs-a 3 | logs-b 30 | logs-c 90
// file given.txt: alpha\nbeta\ngamma\n
import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Scanner;
import java.util.stream.Stream;

/** Files that the program itself writes, moves, appends to and reads again, under paths that are computed in different ways. */
public class RotatedFiles {
    private final File folder;
    private int rotated;

    RotatedFiles(String name) {
        folder = new File(name);
        folder.mkdirs();
    }

    File file(int number) {
        return new File(folder, "part" + number + ".log");
    }

    void append(String line) throws IOException {
        File current = file(0);
        try (FileWriter out = new FileWriter(current, true)) {
            out.write(line + "\n");
        }
        if (current.length() > 40) {
            Path old = current.toPath().resolveSibling("part" + ++rotated + ".log");
            Files.move(current.toPath(), old, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Reads what the rotation left, by another way to the same name. */
    int lines(String base) throws IOException {
        int count = 0;
        for (int i = 0; i <= rotated; i++) {
            Path path = Paths.get(base, "part" + i + ".log");
            if (!Files.exists(path)) {
                continue;
            }
            for (String line : Files.readAllLines(path)) {
                count += line.length() > 3 ? 1 : 2;
            }
        }
        return count;
    }

    static int listed(Path folder) throws IOException {
        int logs = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path p : (Iterable<Path>) files::iterator) {
                if (p.toString().endsWith(".log")) {
                    logs++;
                }
            }
        }
        return logs;
    }

    static int patched(String name, int n) throws IOException {
        String path = name + "/patched.bin";
        try (RandomAccessFile file = new RandomAccessFile(path, "rw")) {
            for (int i = 0; i < n % 20; i++) {
                file.writeInt(i * 3);
            }
        }
        int sum = 0;
        try (RandomAccessFile file = new RandomAccessFile(path, "r")) {
            while (file.getFilePointer() < file.length()) {
                sum += file.readInt();
            }
        }
        return sum;
    }

    static int given() throws IOException {
        int letters = 0;
        try (BufferedReader in = new BufferedReader(new FileReader("given.txt"))) {
            String line;
            while ((line = in.readLine()) != null) {
                letters += line.length();
            }
        }
        return letters;
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        RotatedFiles log = new RotatedFiles(args[0]);
        for (File old : log.folder.listFiles()) {
            old.delete();
        }
        for (int i = 0; i < n; i++) {
            log.append(i % 3 == 0 ? "x" + i : "longer " + i);
        }
        int lines = log.lines(args[0]);
        int logs = listed(Path.of(args[0]));
        int sum = patched(args[0], n);
        String dot = "." + File.separator + args[0] + "/note.txt";
        Files.write(Path.of(args[0]).resolve("note.txt"), ("n " + n).getBytes(StandardCharsets.UTF_8));
        Files.writeString(new File(dot).toPath(), "\nmore " + n, StandardOpenOption.APPEND);
        int words = 0;
        try (Scanner in = new Scanner(new File(dot))) {
            while (in.hasNext()) {
                words += in.next().length();
            }
        }
        try (PrintWriter out = new PrintWriter(args[0] + "/size.txt")) {
            out.print("#".repeat(n));
        }
        long size = new File(args[0], "size.txt").length();
        int hashes = 0;
        for (long i = 0; i < size; i++) {
            hashes++;
        }
        boolean gone = log.file(0).exists();
        // What the program was given it may read.
        int letters = given();
        System.out.println(lines + " " + logs + " " + sum + " " + words + " " + hashes + " " + gone + " " + letters);
    }
}
