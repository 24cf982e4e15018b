// args: a.txt 3 | b.txt 10 | c.txt 25
// file a.txt: one two three\nfour
// file b.txt: caf\u00e9 and more\n
// file c.txt:
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;

/** Streams of java.nio.file.Files at their corners: past the end, back, closed, interrupted, a folder, no file, undecodable text. */
public class ReadsPlainFiles {
    static int count;

    static void add(long times) {
        for (long i = 0; i < times; i++) {
            count++;
        }
    }

    static void skips(Path file, int n) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            add(in instanceof FileInputStream ? 1000 : 1);
            add(in.available());
            add(in.skip(n));
            add(in.skip(n));
            add(in.skip(0));
            add(-in.skip(-2));
            byte[] rest = new byte[4];
            add(in.read(rest, 1, 2) + 1);
            add(in.read(rest, 0, 0));
            add(in.read() + 1);
            add(in.available());
            add(in.markSupported() ? 100 : 2);
            try {
                in.read(rest, 3, 2);
            } catch (IndexOutOfBoundsException e) {
                add(3);
            }
        }
    }

    static void closed(Path file) throws IOException {
        InputStream in = Files.newInputStream(file, StandardOpenOption.READ);
        InputStream other = Files.newInputStream(file);
        in.close();
        other.close();
        other.close();
        try {
            add(other.read());
        } catch (ClosedChannelException e) {
            add(5);
        }
        try {
            add(in.available());
        } catch (ClosedChannelException e) {
            add(7);
        }
    }

    static void interrupted(Path file) {
        Thread.currentThread().interrupt();
        try (InputStream in = Files.newInputStream(file)) {
            add(in.read() + 1);
        } catch (ClosedChannelException e) {
            add(11);
        } catch (IOException e) {
            add(1000);
        }
        add(Thread.interrupted() ? 13 : 17);
    }

    static void missing(Path file) {
        try (InputStream in = Files.newInputStream(file.resolveSibling("no" + file.getFileName()))) {
            add(in.read());
        } catch (NoSuchFileException e) {
            add(e.getFile().endsWith(".txt") ? 19 : 100);
        } catch (IOException e) {
            add(1000);
        }
        Path folder = file.toAbsolutePath().getParent();
        try (InputStream in = Files.newInputStream(folder)) {
            add(23);
            add(in.read());
        } catch (NoSuchFileException e) {
            add(1000);
        } catch (IOException e) {
            add(29);
        }
        try {
            add(Files.newInputStream(null).read());
        } catch (NullPointerException e) {
            add(31);
        } catch (IOException e) {
            add(1000);
        }
    }

    static void text(Path file) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(file)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                add(line.length());
            }
        }
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.US_ASCII)) {
            add(in.read() + 1);
        } catch (CharacterCodingException e) {
            add(37);
        }
        try {
            add(Files.readAllLines(file, StandardCharsets.US_ASCII).size());
        } catch (CharacterCodingException e) {
            add(41);
        }
        add(Files.readAllLines(file).size());
    }

    public static void main(String[] args) throws IOException {
        Path file = Paths.get(args[0]);
        skips(file, Integer.parseInt(args[1]));
        closed(file);
        interrupted(file);
        missing(file);
        text(file);
        System.out.println(count);
    }
}
