package mantis.junit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Costs on disk. {@code mantis.costs} names a folder, to be committed, with a text for each test class: what
 * each method took when the tests were run with {@code mantis.record=true}, so that a test that fails later
 * can say what became more. {@code mantis.report} names a file that gets a line for each measured test: name,
 * executed bytecodes and allocated bytes with tabs in between.
 */
final class Records {
    private final Optional<Path> folder;
    private final Optional<Path> report;
    private final boolean record;

    Records(Function<String, Optional<String>> parameter) {
        folder = parameter.apply("mantis.costs").map(Path::of);
        report = parameter.apply("mantis.report").map(Path::of);
        record = parameter.apply("mantis.record").map(Boolean::parseBoolean).orElse(false);
        if (record && folder.isEmpty()) {
            throw new IllegalArgumentException("mantis.record is true, but mantis.costs names no folder");
        }
    }

    /** Whether costs are to be written down and not looked at. */
    boolean records() {
        return record;
    }

    /** Adds a line to the report. */
    void report(String test, Cost cost) {
        if (report.isEmpty()) {
            return;
        }
        String line = String.format(Locale.ROOT, "%s\t%d\t%d%n", test, cost.of(Resource.BYTECODES),
                cost.of(Resource.ALLOCATED));
        try {
            // One write at the end of the file: other JVMs may write, too.
            Files.writeString(report.get(), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("mantis.report cannot be written", e);
        }
    }

    /** Where the costs of a test class are. */
    Optional<Path> file(Class<?> tests) {
        return folder.map(f -> f.resolve(tests.getName() + ".txt"));
    }

    /** What was written down for a test. */
    Optional<Cost> before(Class<?> tests, String test) {
        return file(tests).filter(Files::isRegularFile).map(f -> read(f).get(test)).map(Cost::new);
    }

    /** Writes down the cost of a test, in the place of what was there. */
    void write(Class<?> tests, String test, Cost cost) {
        synchronized (Records.class) {
            Path file = file(tests).orElseThrow();
            Map<String, Map<String, Cost.Part>> all =
                    Files.isRegularFile(file) ? read(file) : new TreeMap<>();
            all.put(test, cost.methods());
            List<String> lines = new ArrayList<>();
            lines.add("# Costs of tests, written with mantis.record=true: test, method, entries, bytecodes, bytes.");
            all.forEach((name, methods) -> methods.forEach((method, part) -> lines.add(String.join("\t", name, method,
                    Long.toString(part.entries()), Long.toString(part.bytecodes()), Long.toString(part.bytes())))));
            try {
                Files.createDirectories(file.getParent());
                Path other = file.resolveSibling(file.getFileName() + ".tmp");
                Files.write(other, lines);
                Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                throw new UncheckedIOException(file + " cannot be written", e);
            }
        }
    }

    private static Map<String, Map<String, Cost.Part>> read(Path file) {
        Map<String, Map<String, Cost.Part>> all = new TreeMap<>();
        try {
            for (String line : Files.readAllLines(file)) {
                if (line.startsWith("#") || line.isBlank()) {
                    continue;
                }
                String[] cells = line.split("\t");
                if (cells.length != 5) {
                    throw new IllegalArgumentException(file + " has a line without five cells: " + line);
                }
                long[] counts = new long[3];
                for (int i = 0; i < counts.length; i++) {
                    counts[i] = Long.parseLong(cells[2 + i]);
                }
                all.computeIfAbsent(cells[0], test -> new TreeMap<>())
                        .put(cells[1], new Cost.Part("", counts[0], counts[1], counts[2]));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
        return all;
    }
}
