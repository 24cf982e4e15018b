// args: a.txt | b.txt | c.txt
// file a.txt: ab12\n98\nx\n
// file b.txt: 5\n77,8\n
// file c.txt: 1,2,3\n\nlast 9\n

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Methods of values given by reference, of values that only the JDK has made. */
public class LinesOfFiles {
    final char[][] grid;
    int large;

    LinesOfFiles(List<String> lines) {
        grid = lines.stream().map(String::toCharArray).toArray(char[][]::new);
    }

    void count() {
        for (char[] row : grid) {
            for (char c : row) {
                if (c > '4') {
                    large++;
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        LinesOfFiles lines = new LinesOfFiles(Files.readAllLines(file));
        lines.count();
        int digits = 0;
        try (Stream<String> all = Files.lines(file)) {
            for (IntStream chars : all.map(String::chars).toList()) {
                for (int c : chars.toArray()) {
                    digits += c >= '0' && c <= '9' ? 1 : 0;
                }
            }
        }
        int bytes = 0;
        for (byte[] line : Files.readAllLines(file).stream().map(String::getBytes).toList()) {
            for (byte b : line) {
                bytes += b == ',' ? 10 : 1;
            }
        }
        List<String> parts = Files.readAllLines(file).stream().flatMap(String::lines).map(String::strip).toList();
        for (String part : parts) {
            if (part.length() > 3) {
                bytes++;
            }
        }
        System.out.println(lines.large + " " + digits + " " + bytes);
    }
}
