// args: a.txt 3 | b.txt 10 | c.txt 25
// file a.txt: name,2\nother,30\n
// file b.txt: # comment\nk,5\nbroken\nz,x\n
// file c.txt:
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Files.readAllLines, readString and readAllBytes; a table with comments and broken rows. */
public class ReadsAllLines {
    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        Path path = Paths.get(args[0]);
        Map<String, Integer> table = new HashMap<>();
        int broken = 0;
        for (String line : Files.readAllLines(path, StandardCharsets.UTF_8)) {
            if (line.startsWith("#")) {
                continue;
            }
            String[] cells = line.split(",");
            try {
                table.put(cells[0], Integer.parseInt(cells[1]));
            } catch (NumberFormatException e) {
                broken++;
            } catch (ArrayIndexOutOfBoundsException e) {
                broken += 10;
            }
        }
        int total = 0;
        for (int v : table.values()) {
            for (int i = 0; i < v; i++) {
                total++;
            }
        }
        int commas = 0;
        for (byte b : Files.readAllBytes(path)) {
            if (b == ',') {
                commas++;
            }
        }
        String text = Files.readString(path);
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            total += n;
        }
        try {
            total += Files.readAllLines(path.resolveSibling("no" + args[0])).size();
        } catch (NoSuchFileException e) {
            total += Files.size(path) > 20 ? 3 : 1;
        }
        for (int i = 0; i < broken + commas; i++) {
            total++;
        }
        System.out.println(total + " " + broken);
    }
}
