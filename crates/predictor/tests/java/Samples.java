package mantis.predictor;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Which bytes samples have, that all ways to read a file give the same of them, and how counts are extended. */
public class Samples {
    private static void check(boolean holds, String what) {
        if (!holds) {
            System.out.println(what);
            System.exit(1);
        }
    }

    private static Path lines(Path folder, String name, int count) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("line ").append(i).append(' ').append("xyzzy".substring(0, i % 6 % 5)).append('\n');
        }
        return Files.write(folder.resolve(name), text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static Sampling begin(double share, String way, Path... files) {
        return Sampling.begin(share, way, Arrays.stream(files).map(Path::toString).toArray(String[]::new));
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("samples");
        Path text = lines(folder, "text", 40_000);
        Path small = lines(folder, "small", 100);
        Path middle = lines(folder, "middle", 4_000);
        byte[] noise = new byte[2_000_000];
        new Random(7).nextBytes(noise);
        Path binary = Files.write(folder.resolve("binary"), noise);
        blocks(text, small, middle);
        records(text.getParent());
        someFiles(text, middle);
        beginnings(text);
        binaries(binary, noise);
        documents(folder);
        zipped(folder, text);
        folders(folder);
        ways(text);
        growth();
        choices();
        for (Path file : List.of(text, small, middle, binary, folder)) {
            Files.delete(file);
        }
        System.out.println("equal");
    }

    private static void blocks(Path text, Path small, Path middle) throws IOException {
        Set<String> all = new HashSet<>(Files.readAllLines(text));
        for (double share : new double[] {0.01, 0.04, 0.16, 0.5}) {
            Sampling sampling = begin(share, "blocks", text);
            List<String> sample = Sampled.readAllLines(text);
            check(all.containsAll(sample), "a line of the sample is none of the file's");
            check(new HashSet<>(sample).size() == sample.size(), "a line is twice in the sample");
            check(sample.get(0).equals("line 0 "), "the first line is not there");
            double wanted = share * Files.size(text);
            check(Math.abs(sampling.read() - wanted) < 0.1 * wanted, sampling.read() + " bytes instead of " + wanted);
            check(sampling.size() == Files.size(text), "the file has another size");
            int last = Integer.parseInt(sample.get(sample.size() - 1).split(" ")[1]);
            check(last > 30_000 || share < 0.02, "nothing from the end of the file");
            List<String> again = Sampled.readAllLines(text);
            check(again.equals(sample) && sampling.size() == Files.size(text), "another sample of the same file");
        }
        Sampling sampling = begin(0.01, "blocks", small);
        check(Sampled.readAllLines(small).size() == 100 && sampling.size() == 0, "a small file is not read as a whole");
        sampling = begin(0.1, "large-blocks", middle, text);
        check(Sampled.readAllLines(middle).size() == 4_000, "a file that is small beside another one is not read as a whole");
        check(Sampled.readAllLines(text).size() < 6_000 && sampling.size() == Files.size(text), "the large file is");
        Sampling.end();
        check(Sampled.readAllLines(text).size() == 40_000, "a sample without sampling");
    }

    /** Records of several lines are whole in blocks, and in beginnings. */
    private static void records(Path folder) throws IOException {
        StringBuilder paragraphs = new StringBuilder();
        StringBuilder indented = new StringBuilder("a line of a long head\n".repeat(300));
        for (int i = 0; i < 5_000; i++) {
            paragraphs.append("record ").append(i).append(i % 3 == 0 ? "\n  part\nmore" : "\nother").append("\nend ").append(i)
                    .append("\n\n");
            indented.append("2024-").append(i).append(" entry\n  first ").append(i).append("\n\tlast ").append(i).append('\n');
        }
        Path first = Files.writeString(folder.resolve("paragraphs"), paragraphs);
        Path second = Files.writeString(folder.resolve("indented"), indented);
        for (String way : new String[] {"blocks", "prefix"}) {
            for (double share : new double[] {0.05, 0.2}) {
                begin(share, way, first);
                String sample = Sampled.readString(first).strip();
                check(sample.length() < paragraphs.length() / 4, "no sample");
                for (String record : sample.split("\n\n+")) {
                    String number = record.substring(record.indexOf(' ') + 1, record.indexOf('\n'));
                    check(record.startsWith("record ") && record.endsWith("\nend " + number), "cut: " + record);
                }
                begin(share, way, second);
                String lines = Sampled.readString(second);
                check(lines.length() < indented.length() / 4, "no sample");
                String[] entries = lines.split("\n(?=2024)");
                for (int i = 1; i < entries.length; i++) {
                    String number = entries[i].substring(5, entries[i].indexOf(' '));
                    check(entries[i].strip().endsWith("\n\tlast " + number), "cut: " + entries[i]);
                }
            }
        }
        Sampling.end();
        Files.delete(first);
        Files.delete(second);
    }

    /** Only the first of several files, or only the others. */
    private static void someFiles(Path text, Path middle) throws IOException {
        String[] args = {"-n", text.toString(), "--other=" + middle};
        Sampling sampling = Sampling.begin(0.2, "first-blocks", args);
        check(Sampled.readAllLines(text).size() < 10_000, "the first is read as a whole");
        check(Sampled.readAllLines(middle).size() == 4_000, "another one is not");
        check(sampling.size() == Files.size(text), "more than the first is sampled");
        sampling = Sampling.begin(0.2, "other-blocks", args);
        check(Sampled.readAllLines(text).size() == 40_000, "the first is not read as a whole");
        check(Sampled.readAllLines(middle).size() < 1_000 && sampling.size() == Files.size(middle), "another one is");
        Sampling.end();
    }

    private static void beginnings(Path text) throws IOException {
        begin(0.1, "prefix", text);
        byte[] sample = Sampled.readAllBytes(text);
        byte[] all = Files.readAllBytes(text);
        check(Arrays.equals(sample, Arrays.copyOf(all, sample.length)), "not the beginning");
        check(sample[sample.length - 1] == '\n', "a line is cut");
        Sampling.end();
    }

    private static void binaries(Path binary, byte[] noise) throws IOException {
        begin(0.25, "blocks", binary);
        byte[] sample = Sampled.readAllBytes(binary);
        check(sample.length > 0.24 * noise.length && sample.length < 0.26 * noise.length, "a quarter is " + sample.length);
        check(Arrays.equals(Arrays.copyOf(sample, 32_768), Arrays.copyOf(noise, 32_768)), "the first block is another");
        Sampling.end();
    }

    /** What is kept of the numbered elements that a document has, in order. */
    private static List<Integer> numbers(String document, String before) {
        return Pattern.compile(Pattern.quote(before) + "(\\d+)").matcher(document).results()
                .map(m -> Integer.valueOf(m.group(1))).collect(Collectors.toList());
    }

    private static String sample(String document, double share, boolean prefix) {
        byte[] sample = Documents.sample(document.getBytes(StandardCharsets.UTF_8), share, prefix);
        return sample == null ? null : new String(sample, StandardCharsets.UTF_8);
    }

    private static void documents(Path folder) throws IOException {
        String item = "{\"id\": %d, \"text\": \"a ] } , \\\" b\", \"few\": [1, 2, [3, 4]]}";
        String items = IntStream.range(0, 1000).mapToObj(i -> String.format(item, i)).collect(Collectors.joining(",\n"));
        String json = "{\"name\": \"x\", \"few\": [{\"id\": 5000}], \"items\": [" + items + "], \"last\": {}}\n";
        String sample = sample(json, 0.1, false);
        List<Integer> kept = numbers(sample, "\"id\": ");
        check(kept.size() > 90 && kept.size() < 125, kept.size() + " of 1000 elements");
        check(kept.get(0) == 5000 && kept.get(1) == 0 && kept.get(kept.size() - 1) > 900, "elements are not from everywhere");
        String rebuilt = kept.stream().skip(1).map(i -> String.format(item, i)).collect(Collectors.joining(",\n"));
        String expected = json.replace(items, rebuilt);
        check(sample.replaceAll("\\s", "").equals(expected.replaceAll("\\s", "")), "not the same document with fewer elements");
        kept = numbers(sample(json, 0.1, true), "\"id\": ");
        check(kept.equals(numbers(expected(item, 100), "\"id\": ")), "the beginning has other elements");
        String table = IntStream.range(0, 200).mapToObj(i -> "\"k" + i + "\": [" + i + "]").collect(Collectors.joining(","));
        check(numbers(sample("{" + table + "}", 0.1, false), "\"k").size() < 30, "a table is no list");
        check(sample(json + json, 0.1, false) == null, "two documents are one");
        check(sample("{\"a\": [1, 2, 3]}", 0.1, false) == null, "a short list is thinned");
        check(sample("{\"a\": [" + items, 0.1, false) == null && sample("[a]\nb = 1\n", 0.1, false) == null, "that is no document");

        String xml = "<?xml version=\"1.0\"?>\n<!DOCTYPE d [ <!ELEMENT i (b)> ]>\n<!-- <d> --><d a='>'><head><i n=\"5000\"/></head>"
                + IntStream.range(0, 400).mapToObj(i -> "<i n=\"" + i + "\"><b/>x<![CDATA[<i n=]]></i>\n").collect(Collectors.joining())
                + "<foot/></d>\n";
        sample = sample(xml, 0.1, false);
        kept = numbers(sample, "<i n=\"");
        check(kept.size() > 35 && kept.size() < 55 && kept.get(0) == 5000 && kept.get(1) == 0, kept + " of 400 elements");
        check(sample.startsWith(xml.substring(0, xml.indexOf("<head>"))) && sample.endsWith("<foot/></d>\n"), "no document around");
        check(sample("<html><br>" + xml, 0.1, false) == null && sample("<d><i/></d>", 0.1, false) == null, "that is no list");

        Path file = Files.write(folder.resolve("items.json"), json.getBytes(StandardCharsets.UTF_8));
        Sampling sampling = begin(0.2, "blocks", file);
        String read = Sampled.readString(file);
        check(read.length() < 0.3 * json.length() && read.endsWith("\"last\": {}}\n"), "a document is not sampled as one");
        check(sampling.read() == read.length() && sampling.size() == json.length(), "a document has another size");
        Files.delete(file);
    }

    private static String expected(String item, int count) {
        return "\"id\": 5000" + IntStream.range(0, count).mapToObj(i -> String.format(item, i)).collect(Collectors.joining());
    }

    private static void zipped(Path folder, Path text) throws IOException {
        Path file = folder.resolve("text.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            Files.copy(text, out);
        }
        Sampling sampling = begin(0.1, "blocks", text);
        byte[] lines = Sampled.readAllBytes(text);
        double read = sampling.read();
        sampling = begin(0.1, "blocks", file);
        try (InputStream in = new GZIPInputStream(Sampled.newInputStream(file, new OpenOption[0]))) {
            check(Arrays.equals(in.readAllBytes(), lines), "another sample of what is compressed");
        }
        check(sampling.read() == read && sampling.size() == Files.size(text), "what is compressed has another size");
        Files.delete(file);
    }

    private static void folders(Path folder) throws IOException {
        Path many = Files.createDirectory(folder.resolve("many"));
        Path inner = Files.createDirectory(many.resolve("inner"));
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            files.add(lines(many, String.format("%02d.txt", i), 20 + i));
        }
        Sampling sampling = begin(0.1, "blocks", many);
        File[] listed = Sampled.listFiles(many.toFile());
        check(listed.length == 7 && Arrays.asList(listed).contains(inner.toFile()), listed.length + " of 61 files");
        Set<String> names = Arrays.stream(listed).map(File::getName).collect(Collectors.toSet());
        check(names.equals(new HashSet<>(Arrays.asList(Sampled.list(many.toFile())))), "other names than files");
        try (Stream<Path> walked = Sampled.walk(many, new FileVisitOption[0])) {
            Set<String> found = walked.skip(1).map(p -> p.getFileName().toString()).collect(Collectors.toSet());
            check(found.equals(names), "a walk finds others");
        }
        try (DirectoryStream<Path> stream = Sampled.newDirectoryStream(many)) {
            int count = 0;
            for (Path path : stream) {
                count += names.contains(path.getFileName().toString()) ? 1 : 100;
            }
            check(count == names.size(), "a stream has others");
        }
        Set<String> visited = new HashSet<>();
        Sampled.walkFileTree(many, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                visited.add(file.getFileName().toString());
                return FileVisitResult.CONTINUE;
            }
        });
        check(visited.size() == names.size() - 1 && names.containsAll(visited), "a visitor sees others");
        double all = 0;
        double kept = 0;
        for (Path file : files) {
            all += Files.size(file);
            kept += names.contains(file.getFileName().toString()) ? Files.size(file) : 0;
        }
        check(sampling.size() == all && sampling.read() == kept, "sizes of another folder");
        check(Sampled.readAllLines(files.get(0)).size() == 20, "a file that is shown is not read as a whole");
        Sampling other = begin(0.1, "blocks", many);
        for (Path start : List.of(inner, files.get(59))) {
            try (Stream<Path> walked = Sampled.walk(start, new FileVisitOption[0])) {
                check(walked.count() == 1 && other.size() == 0, "a walk from there lists what is around it");
            }
        }
        check(Sampled.listFiles(inner.toFile()).length == 0, "an empty folder has files");
        for (Path file : files) {
            Files.delete(file);
        }
        Files.delete(inner);
        Files.delete(many);
    }

    private static void ways(Path text) throws IOException {
        begin(0.05, "blocks", text);
        File file = text.toFile();
        byte[] sample = Sampled.readAllBytes(text);
        String string = new String(sample, StandardCharsets.UTF_8);
        check(Sampled.length(file) == sample.length && Sampled.size(text) == sample.length, "lengths differ");
        check(Sampled.readString(text).equals(string), "readString differs");
        check(Sampled.lines(text).toList().equals(string.lines().toList()), "lines differ");
        try (FileInputStream in = new SampledStream(file)) {
            check(in.available() == sample.length && in.read() == sample[0], "a stream begins in another way");
            check(in.skip(10) == 10 && in.read() == sample[11], "a stream skips in another way");
            byte[] rest = in.readAllBytes();
            check(Arrays.equals(rest, Arrays.copyOfRange(sample, 12, sample.length)), "a stream goes on in another way");
            check(in.read() == -1 && in.read(new byte[3]) == -1, "a stream ends in another way");
        }
        try (FileInputStream in = new SampledStream(file.getPath())) {
            check(in.readNBytes(7).length == 7 && in.transferTo(java.io.OutputStream.nullOutputStream()) == sample.length - 7, "transfers");
        }
        StringBuilder read = new StringBuilder();
        try (Reader in = new SampledReader(file)) {
            char[] buffer = new char[1000];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                read.append(buffer, 0, n);
            }
        }
        check(string.contentEquals(read), "a reader differs");
        try (Scanner scanner = new Scanner(Sampled.open(file))) {
            check(scanner.nextLine().equals("line 0 "), "a scanner differs");
        }
        InputStream stdin = Sampling.of(new ByteArrayInputStream(Files.readAllBytes(text)));
        check(Arrays.equals(Replay.bytes(stdin), sample), "standard input has another sample");
        Sampling.end();
    }

    private static void growth() {
        check(Growth.extend(10, 100, 40, 400, 10_000) == 1000, "linear growth");
        check(Math.abs(Growth.extend(100, 100, 1600, 400, 1600) - 25_600) < 1e-6, "quadratic growth");
        check(Growth.extend(5, 100, 5, 400, 10_000) == 5, "a constant");
        check(Growth.extend(0, 100, 8, 400, 800) == 16, "what only the larger sample has grows in proportion");
        check(Growth.extend(3, 100, 0, 400, 800) == 0, "nothing");
        check(Growth.extend(1, 100, 1e9, 200, 400) == 8e9, "no steeper than the cube");
    }

    private static void choices() {
        Choice choice = new Choice();
        for (String right : new String[] {"--budget 2%", "--budget 0.02", "--within 5ms", "--within 2s", "--within 300us", "--point 0"}) {
            String[] pair = right.split(" ");
            check(choice.read(pair[0], pair[1]) == null, right + " is refused");
        }
        for (String wrong : new String[] {"--budget 0", "--budget two", "--within 5", "--within ms", "--within -1s", "--point -1", "--point x"}) {
            String[] pair = wrong.split(" ");
            check(choice.read(pair[0], pair[1]) != null, wrong + " is taken");
        }
    }
}
