// args: 3 | 10 | 25
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a temporary file while it counts and reads it back: the first counts need no file, the last ones do. */
public class WritesFile {
    static int flushed;

    static void emit(Writer out, int i) {
        try {
            out.write("line " + i * i + "\n");
            if (i % 4 == 0) {
                out.flush();
                flushed++;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        Path file = Files.createTempFile("torture", ".txt");
        int written = 0;
        try (Writer out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < n; i++) {
                emit(out, i);
                written += i;
            }
        }
        int length = 0;
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String line;
            while ((line = in.readLine()) != null) {
                length += line.length();
            }
        } finally {
            Files.delete(file);
        }
        for (int i = 0; i < written; i++) {
            length--;
        }
        System.out.println(length + " " + flushed);
    }
}
