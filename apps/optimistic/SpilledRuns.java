// args: a.txt 5 | b.txt 7 | c.txt 2 | d.txt 9 | e.txt 4
// file a.txt: the cat\non\nmat sat xylophone\n
// file b.txt: the cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\non\nsat on the\nthe cat\na b c d e\nmat\nmat sat xylophone\ncat\n
// file c.txt: the cat\ncat\na b c d e\non\nmat\nsat on the\nmat sat xylophone\nthe cat\ncat\na b c d e\non\n
// file d.txt: the cat\nmat sat xylophone\nsat on the\nmat\non\na b c d e\ncat\nthe cat\nmat sat xylophone\nsat on the\nmat\non\na b c d e\ncat\nthe cat\nmat sat xylophone\nsat on the\nmat\non\na b c d e\ncat\nthe cat\nmat sat xylophone\nsat on the\nmat\non\na b c d e\n
// file e.txt: the cat\nsat on the\non\ncat\nmat sat xylophone\nmat\na b c d e\nthe cat\nsat on the\non\ncat\nmat sat xylophone\nmat\na b c d e\nthe cat\nsat on the\non\ncat\n
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;
import java.util.stream.*;

/** An external merge sort: runs are sorted in memory, written to a temporary folder and merged from there. */
public class SpilledRuns {
    private final int memory;
    private final Path folder;
    private final List<Path> runs = new ArrayList<>();

    SpilledRuns(int memory) throws IOException {
        this.memory = memory;
        folder = Files.createTempDirectory("runs");
    }

    void sort(Path in, Path out) throws IOException {
        List<String> held = new ArrayList<>();
        try (BufferedReader reader = Files.newBufferedReader(in)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                held.add(line);
                if (held.size() == memory) {
                    spill(held);
                }
            }
        }
        if (!held.isEmpty()) {
            spill(held);
        }
        merge(out);
        clean();
    }

    private void spill(List<String> held) throws IOException {
        Collections.sort(held);
        Path run = folder.resolve("run-" + runs.size() + ".txt");
        try (BufferedWriter writer = Files.newBufferedWriter(run, StandardCharsets.UTF_8)) {
            for (String line : held) {
                writer.write(line);
                writer.newLine();
            }
        }
        runs.add(run);
        held.clear();
    }

    static final class Source implements Comparable<Source> {
        final BufferedReader reader;
        String line;

        Source(BufferedReader reader) throws IOException {
            this.reader = reader;
            advance();
        }

        boolean advance() throws IOException {
            line = reader.readLine();
            return line != null;
        }

        @Override
        public int compareTo(Source other) {
            return line.compareTo(other.line);
        }
    }

    private void merge(Path out) throws IOException {
        PriorityQueue<Source> queue = new PriorityQueue<>();
        for (Path run : runs) {
            Source source = new Source(Files.newBufferedReader(run));
            if (source.line != null) {
                queue.add(source);
            }
        }
        String last = null;
        int kept = 0;
        try (PrintWriter writer = new PrintWriter(out.toFile(), "UTF-8")) {
            while (!queue.isEmpty()) {
                Source least = queue.poll();
                if (!least.line.equals(last)) {
                    writer.println(least.line);
                    kept++;
                }
                last = least.line;
                if (least.advance()) {
                    queue.add(least);
                }
            }
        }
        System.out.println(kept);
    }

    private void clean() throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> all = walk.sorted(Comparator.reverseOrder()).collect(Collectors.toList());
            for (Path path : all) {
                Files.delete(path);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        new SpilledRuns(Integer.parseInt(args[1])).sort(Paths.get(args[0]), Paths.get(args[0] + ".sorted"));
        String all = new String(Files.readAllBytes(Paths.get(args[0] + ".sorted")), StandardCharsets.UTF_8);
        int words = 0;
        for (String line : all.split("\n")) {
            words += line.split(" ").length;
        }
        System.out.println(words);
    }
}
