// args: a.txt 3 | b.txt 10 | a.txt 25
// file a.txt: the cat\nsat on the mat\n\nthe end\n
// file b.txt: one\ntwo two\nthree three three\n
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Files.lines and BufferedReader.lines in stream pipelines: counted words, flat-mapped, closed. */
public class ReadsStreams {
    static int split;

    static Stream<String> words(String line) {
        split++;
        return Arrays.stream(line.split(" ")).filter(w -> !w.isEmpty());
    }

    static long lines(Path path) {
        try (Stream<String> lines = Files.lines(path)) {
            return lines.filter(s -> s.length() > 4).count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        Path path = Path.of(args[0]);
        Map<String, Long> counts;
        try (BufferedReader in = Files.newBufferedReader(path)) {
            counts = in.lines().flatMap(ReadsStreams::words)
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        }
        int total = 0;
        for (Map.Entry<String, Long> e : counts.entrySet()) {
            for (long i = 0; i < e.getValue(); i++) {
                total += e.getKey().length();
            }
        }
        for (long i = lines(path) * n; i > 0; i--) {
            total++;
        }
        try {
            total += lines(Path.of("no such file"));
        } catch (UncheckedIOException e) {
            total += 4;
        }
        for (int i = 0; i < split; i++) {
            total++;
        }
        System.out.println(total + " " + split);
    }
}
