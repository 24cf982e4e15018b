import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

/**
 * Triage of server logs: reads application, access and key=value logs (plain or .gz), groups
 * what looks alike, fingerprints stack traces, checks alert rules and prints a report.
 */
public class LogTriage {

    enum Level {
        TRACE, DEBUG, INFO, WARN, ERROR, FATAL;

        static Level of(String text) {
            return switch (text.toUpperCase(Locale.ROOT)) {
                case "TRACE" -> TRACE;
                case "DEBUG" -> DEBUG;
                case "WARN", "WARNING" -> WARN;
                case "ERROR", "SEVERE" -> ERROR;
                case "FATAL", "CRITICAL" -> FATAL;
                default -> INFO;
            };
        }
    }

    enum GroupBy { SIGNATURE, LOGGER, SOURCE, HOUR }

    /** One log entry, whatever the format it came from. */
    record Entry(Instant time, Level level, String logger, String message, String source,
                 List<String> trace, Access access) {
        Entry withTrace(List<String> lines) {
            return new Entry(time, level, logger, message, source, List.copyOf(lines), access);
        }
    }

    record Access(String ip, String user, String method, String path, int status, long bytes, long millis, String agent) { }

    record Rule(String name, Pattern pattern, int threshold, Duration window) { }

    record Alert(String rule, Instant from, Instant to, int hits) { }

    static final class BadUsage extends RuntimeException {
        BadUsage(String message) {
            super(message);
        }
    }

    static final class Options {
        Level minLevel = Level.INFO;
        GroupBy groupBy = GroupBy.SIGNATURE;
        int top = 20;
        Instant since = Instant.MIN;
        Instant until = Instant.MAX;
        Path rules;
        Path merged;
        Path out;
        Duration sessionGap;
        boolean percentiles;
        boolean traces = true;
        final List<Path> files = new ArrayList<>();

        static Options parse(String[] args) {
            Options o = new Options();
            Deque<String> rest = new ArrayDeque<>(Arrays.asList(args));
            while (!rest.isEmpty()) {
                String arg = rest.pop();
                switch (arg) {
                    case "--level" -> o.minLevel = Level.of(value(arg, rest));
                    case "--group" -> o.groupBy = GroupBy.valueOf(value(arg, rest).toUpperCase(Locale.ROOT));
                    case "--top" -> o.top = Integer.parseInt(value(arg, rest));
                    case "--since" -> o.since = Instant.parse(value(arg, rest));
                    case "--until" -> o.until = Instant.parse(value(arg, rest));
                    case "--rules" -> o.rules = Path.of(value(arg, rest));
                    case "--merge" -> o.merged = Path.of(value(arg, rest));
                    case "--out" -> o.out = Path.of(value(arg, rest));
                    case "--sessions" -> o.sessionGap = Duration.ofMinutes(Long.parseLong(value(arg, rest)));
                    case "--percentiles" -> o.percentiles = true;
                    case "--no-traces" -> o.traces = false;
                    default -> {
                        if (arg.startsWith("--")) {
                            throw new BadUsage("unknown option " + arg);
                        }
                        o.files.add(Path.of(arg));
                    }
                }
            }
            if (o.files.isEmpty()) {
                throw new BadUsage("no log file given");
            }
            return o;
        }

        private static String value(String option, Deque<String> rest) {
            if (rest.isEmpty()) {
                throw new BadUsage(option + " needs a value");
            }
            return rest.pop();
        }
    }

    // ---------------------------------------------------------------- parsing

    interface LineParser {
        Optional<Entry> parse(String line, String source);
    }

    static final class AppParser implements LineParser {
        private static final Pattern LINE = Pattern.compile(
            "^(\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d[.,]\\d{3}Z?)\\s+(TRACE|DEBUG|INFO|WARN|ERROR|FATAL)\\s+"
                + "\\[([^\\]]*)\\]\\s+([\\w.$]+)\\s+-\\s+(.*)$");

        @Override
        public Optional<Entry> parse(String line, String source) {
            Matcher m = LINE.matcher(line);
            if (!m.matches()) {
                return Optional.empty();
            }
            String stamp = m.group(1).replace(' ', 'T').replace(',', '.');
            Instant time = Instant.parse(stamp.endsWith("Z") ? stamp : stamp + "Z");
            return Optional.of(new Entry(time, Level.of(m.group(2)), m.group(4), m.group(5), source, List.of(), null));
        }
    }

    static final class AccessParser implements LineParser {
        private static final Pattern LINE = Pattern.compile(
            "^(\\S+) (\\S+) (\\S+) \\[([^\\]]+)\\] \"([A-Z]+) ([^\" ]*)(?: HTTP/[\\d.]+)?\" (\\d{3}) (\\d+|-)"
                + "(?: \"([^\"]*)\" \"([^\"]*)\")?(?: (\\d+))?$");
        private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ENGLISH);

        @Override
        public Optional<Entry> parse(String line, String source) {
            Matcher m = LINE.matcher(line);
            if (!m.matches()) {
                return Optional.empty();
            }
            try {
                Instant time = OffsetDateTime.parse(m.group(4), STAMP).toInstant();
                int status = Integer.parseInt(m.group(7));
                long bytes = m.group(8).equals("-") ? 0 : Long.parseLong(m.group(8));
                long millis = m.group(11) == null ? -1 : Long.parseLong(m.group(11));
                Level level = status >= 500 ? Level.ERROR : status >= 400 ? Level.WARN : Level.INFO;
                Access access = new Access(m.group(1), m.group(3), m.group(5), m.group(6), status, bytes, millis,
                    m.group(10) == null ? "" : m.group(10));
                String message = m.group(5) + " " + m.group(6) + " -> " + status;
                return Optional.of(new Entry(time, level, "access", message, source, List.of(), access));
            } catch (DateTimeParseException e) {
                return Optional.empty();
            }
        }
    }

    static final class KeyValueParser implements LineParser {
        private static final Pattern PAIR = Pattern.compile("(\\w+)=(\"((?:[^\"\\\\]|\\\\.)*)\"|\\S*)");

        @Override
        public Optional<Entry> parse(String line, String source) {
            if (!line.startsWith("ts=")) {
                return Optional.empty();
            }
            Map<String, String> fields = new LinkedHashMap<>();
            Matcher m = PAIR.matcher(line);
            while (m.find()) {
                String value = m.group(3) != null ? m.group(3).replace("\\\"", "\"") : m.group(2);
                fields.put(m.group(1), value);
            }
            try {
                Instant time = Instant.parse(fields.getOrDefault("ts", ""));
                String extra = fields.entrySet().stream()
                    .filter(e -> !Set.of("ts", "level", "component", "msg").contains(e.getKey()))
                    .map(e -> e.getKey() + "=" + e.getValue())
                    .collect(Collectors.joining(" "));
                String message = (fields.getOrDefault("msg", "") + " " + extra).trim();
                return Optional.of(new Entry(time, Level.of(fields.getOrDefault("level", "info")),
                    fields.getOrDefault("component", "-"), message, source, List.of(), null));
            } catch (DateTimeParseException e) {
                return Optional.empty();
            }
        }
    }

    /** Reads one file; keeps the parser that matched last in front, collects stack traces. */
    static final class LogFile {
        private final List<LineParser> parsers = new ArrayList<>(List.of(new AppParser(), new AccessParser(), new KeyValueParser()));
        private int unparsed;
        private int total;

        List<Entry> read(Path file) throws IOException {
            String source = file.getFileName().toString();
            List<Entry> entries = new ArrayList<>();
            List<String> trace = new ArrayList<>();
            Entry current = null;
            try (BufferedReader reader = open(file)) {
                String line;
                while ((line = reader.readLine()) != null) {
                    total++;
                    if (line.isBlank()) {
                        continue;
                    }
                    if (isTraceLine(line) && current != null) {
                        trace.add(line.strip());
                        continue;
                    }
                    Optional<Entry> parsed = parseLine(line, source);
                    if (parsed.isEmpty()) {
                        unparsed++;
                        continue;
                    }
                    if (current != null) {
                        entries.add(trace.isEmpty() ? current : current.withTrace(trace));
                    }
                    trace.clear();
                    current = parsed.get();
                }
            }
            if (current != null) {
                entries.add(trace.isEmpty() ? current : current.withTrace(trace));
            }
            return entries;
        }

        private Optional<Entry> parseLine(String line, String source) {
            for (int i = 0; i < parsers.size(); i++) {
                Optional<Entry> entry = parsers.get(i).parse(line, source);
                if (entry.isPresent()) {
                    if (i > 0) {
                        parsers.add(0, parsers.remove(i));
                    }
                    return entry;
                }
            }
            return Optional.empty();
        }

        private static boolean isTraceLine(String line) {
            return line.startsWith("\tat ") || line.startsWith("Caused by: ") || line.startsWith("\t... ")
                || line.startsWith("\tSuppressed: ");
        }

        private static BufferedReader open(Path file) throws IOException {
            InputStream in = Files.newInputStream(file);
            if (file.toString().endsWith(".gz")) {
                in = new GZIPInputStream(in, 1 << 16);
            }
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
        }
    }

    // ---------------------------------------------------------------- grouping

    /** Replaces the parts of a message that vary from one occurrence to the next. */
    static final class Masker {
        private record Step(Pattern pattern, String replacement) { }

        private static final List<Step> STEPS = List.of(
            new Step(Pattern.compile("\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b"), "<uuid>"),
            new Step(Pattern.compile("\\b\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d+)?\\b"), "<ip>"),
            new Step(Pattern.compile("[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+"), "<mail>"),
            new Step(Pattern.compile("'[^']*'|\"[^\"]*\""), "<str>"),
            new Step(Pattern.compile("\\b0x[0-9a-fA-F]+\\b|\\b[0-9a-f]{12,}\\b"), "<hex>"),
            new Step(Pattern.compile("\\b\\d+(?:\\.\\d+)?(ms|s|kB|MB|%)?"), "<n>$1"),
            new Step(Pattern.compile("\\?\\S*"), "?<query>"));

        private final Map<String, String> seen = new HashMap<>();

        String mask(String message) {
            return seen.computeIfAbsent(message, text -> {
                String result = text;
                for (Step step : STEPS) {
                    result = step.pattern.matcher(result).replaceAll(step.replacement);
                }
                return result;
            });
        }
    }

    static final class Group {
        final String key;
        int count;
        Instant first = Instant.MAX;
        Instant last = Instant.MIN;
        String sample;
        final Map<Level, Integer> levels = new EnumMap<>(Level.class);
        final Set<String> sources = new HashSet<>();

        Group(String key) {
            this.key = key;
        }

        void add(Entry e) {
            count++;
            if (e.time().isBefore(first)) {
                first = e.time();
                sample = e.message();
            }
            if (e.time().isAfter(last)) {
                last = e.time();
            }
            levels.merge(e.level(), 1, Integer::sum);
            sources.add(e.source());
        }

        int weight() {
            return levels.entrySet().stream().mapToInt(x -> x.getValue() * (1 << (2 * x.getKey().ordinal()))).sum();
        }
    }

    static List<Group> group(List<Entry> entries, GroupBy by) {
        Masker masker = new Masker();
        Function<Entry, String> key = switch (by) {
            case SIGNATURE -> e -> e.level() + " " + e.logger() + ": " + masker.mask(e.message());
            case LOGGER -> Entry::logger;
            case SOURCE -> Entry::source;
            case HOUR -> e -> e.time().truncatedTo(ChronoUnit.HOURS).toString();
        };
        Map<String, Group> groups = new HashMap<>();
        for (Entry e : entries) {
            groups.computeIfAbsent(key.apply(e), Group::new).add(e);
        }
        return groups.values().stream()
            .sorted(Comparator.comparingInt(Group::weight).reversed().thenComparing(g -> g.key))
            .toList();
    }

    // ---------------------------------------------------------------- stack traces

    static final class TraceBook {
        private static final Pattern FRAME = Pattern.compile("at ([\\w.$/@]+)\\.([\\w$<>]+)\\(([^:)]*)(?::(\\d+))?\\)");
        private static final List<String> NOISE = List.of("java.", "jdk.", "sun.", "org.springframework.", "org.apache.");

        private final Map<String, Integer> counts = new HashMap<>();
        private final Map<String, String> heads = new HashMap<>();
        private final Map<String, Integer> hotFrames = new HashMap<>();
        private final MessageDigest digest;

        TraceBook() {
            try {
                digest = MessageDigest.getInstance("SHA-1");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }

        void add(Entry entry) {
            StringBuilder normal = new StringBuilder();
            String top = null;
            for (String line : entry.trace()) {
                Matcher m = FRAME.matcher(line);
                if (m.find()) {
                    String frame = m.group(1) + "." + m.group(2);
                    if (NOISE.stream().noneMatch(frame::startsWith)) {
                        normal.append(frame.replaceAll("\\$\\$?Lambda\\$?\\d*|\\$\\d+", "")).append('\n');
                        hotFrames.merge(frame, 1, Integer::sum);
                        top = top == null ? frame + ":" + m.group(4) : top;
                    }
                } else if (line.startsWith("Caused by: ")) {
                    int colon = line.indexOf(':', 11);
                    normal.append(colon < 0 ? line : line.substring(0, colon)).append('\n');
                }
            }
            byte[] hash = digest.digest(normal.toString().getBytes(StandardCharsets.UTF_8));
            String id = HexFormat.of().formatHex(hash, 0, 6);
            counts.merge(id, 1, Integer::sum);
            heads.putIfAbsent(id, top == null ? "(library code only)" : top);
        }

        void print(PrintWriter out, int top) {
            out.printf("%n== Stack traces: %d kinds%n", counts.size());
            counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(top)
                .forEach(e -> out.printf("%6d  %s  %s%n", e.getValue(), e.getKey(), heads.get(e.getKey())));
            out.println("   hot frames:");
            hotFrames.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(top)
                .forEach(e -> out.printf("%6d  %s%n", e.getValue(), e.getKey()));
        }
    }

    // ---------------------------------------------------------------- rules

    static List<Rule> readRules(Path file) throws IOException {
        Pattern line = Pattern.compile("^(\\S+)\\s+(\\d+)/(\\d+)([smh])\\s+(.+)$");
        List<Rule> rules = new ArrayList<>();
        for (String text : Files.readAllLines(file)) {
            if (text.isBlank() || text.startsWith("#")) {
                continue;
            }
            Matcher m = line.matcher(text);
            if (!m.matches()) {
                throw new BadUsage("bad rule: " + text);
            }
            long n = Long.parseLong(m.group(3));
            Duration window = switch (m.group(4)) {
                case "s" -> Duration.ofSeconds(n);
                case "m" -> Duration.ofMinutes(n);
                default -> Duration.ofHours(n);
            };
            rules.add(new Rule(m.group(1), Pattern.compile(m.group(5)), Integer.parseInt(m.group(2)), window));
        }
        return rules;
    }

    static List<Alert> check(List<Entry> sorted, List<Rule> rules) {
        List<Alert> alerts = new ArrayList<>();
        for (Rule rule : rules) {
            Deque<Instant> window = new ArrayDeque<>();
            for (Entry e : sorted) {
                if (!rule.pattern().matcher(e.message()).find()) {
                    continue;
                }
                window.addLast(e.time());
                while (Duration.between(window.peekFirst(), e.time()).compareTo(rule.window()) > 0) {
                    window.removeFirst();
                }
                if (window.size() >= rule.threshold()) {
                    alerts.add(new Alert(rule.name(), window.peekFirst(), e.time(), window.size()));
                    window.clear();
                }
            }
        }
        alerts.sort(Comparator.comparing(Alert::from).thenComparing(Alert::rule));
        return alerts;
    }

    // ---------------------------------------------------------------- access log statistics

    static void printEndpoints(List<Entry> entries, PrintWriter out, int top) {
        Pattern id = Pattern.compile("/(\\d+|[0-9a-f]{8,})(?=/|$)");
        Map<String, List<Access>> byEndpoint = entries.stream()
            .map(Entry::access)
            .filter(a -> a != null && a.millis() >= 0)
            .collect(Collectors.groupingBy(a -> {
                int query = a.path().indexOf('?');
                String path = query < 0 ? a.path() : a.path().substring(0, query);
                return a.method() + " " + id.matcher(path).replaceAll("/{id}");
            }));
        out.printf("%n== Endpoints: %d%n", byEndpoint.size());
        out.printf("%-44s %7s %6s %8s %8s %8s %10s%n", "endpoint", "hits", "err%", "p50", "p95", "p99", "bytes");
        byEndpoint.entrySet().stream()
            .sorted(Comparator.comparingInt((Map.Entry<String, List<Access>> e) -> e.getValue().size()).reversed()
                .thenComparing(Map.Entry::getKey))
            .limit(top)
            .forEach(e -> {
                long[] times = e.getValue().stream().mapToLong(Access::millis).sorted().toArray();
                long errors = e.getValue().stream().filter(a -> a.status() >= 500).count();
                long bytes = e.getValue().stream().mapToLong(Access::bytes).sum();
                out.printf("%-44s %7d %6.2f %8d %8d %8d %10d%n", e.getKey(), times.length, 100.0 * errors / times.length,
                    percentile(times, 50), percentile(times, 95), percentile(times, 99), bytes);
            });
    }

    static long percentile(long[] sorted, int p) {
        return sorted[Math.min(sorted.length - 1, (int) Math.ceil(p / 100.0 * sorted.length) - 1 < 0
            ? 0 : (int) Math.ceil(p / 100.0 * sorted.length) - 1)];
    }

    static void printSessions(List<Entry> sorted, Duration gap, PrintWriter out) {
        record Visit(Instant start, Instant end, List<String> pages) { }
        Map<String, List<Visit>> visits = new HashMap<>();
        for (Entry e : sorted) {
            if (e.access() == null) {
                continue;
            }
            List<Visit> list = visits.computeIfAbsent(e.access().ip() + "|" + e.access().agent(), k -> new ArrayList<>());
            Visit last = list.isEmpty() ? null : list.get(list.size() - 1);
            if (last != null && Duration.between(last.end(), e.time()).compareTo(gap) <= 0) {
                last.pages().add(e.access().path());
                list.set(list.size() - 1, new Visit(last.start(), e.time(), last.pages()));
            } else {
                list.add(new Visit(e.time(), e.time(), new ArrayList<>(List.of(e.access().path()))));
            }
        }
        List<Visit> all = visits.values().stream().flatMap(List::stream).toList();
        double pages = all.stream().mapToInt(v -> v.pages().size()).average().orElse(0);
        double seconds = all.stream().mapToLong(v -> Duration.between(v.start(), v.end()).toSeconds()).average().orElse(0);
        long bounces = all.stream().filter(v -> v.pages().size() == 1).count();
        Map<String, Long> steps = new TreeMap<>();
        for (Visit v : all) {
            for (int i = 1; i < v.pages().size(); i++) {
                String from = v.pages().get(i - 1).split("[?]")[0];
                String to = v.pages().get(i).split("[?]")[0];
                if (!from.equals(to)) {
                    steps.merge(from + " > " + to, 1L, Long::sum);
                }
            }
        }
        out.printf("%n== Sessions: %d visitors, %d visits, %.2f pages, %.1f s, %d bounces%n",
            visits.size(), all.size(), pages, seconds, bounces);
        steps.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
            .limit(10)
            .forEach(e -> out.printf("%6d  %s%n", e.getValue(), e.getKey()));
    }

    // ---------------------------------------------------------------- merging

    /** Merges the entries of all files by time, as one would with sort -m. */
    static List<Entry> merge(List<List<Entry>> perFile) {
        record Head(int file, int index, Instant time) { }
        PriorityQueue<Head> queue = new PriorityQueue<>(Comparator.comparing(Head::time).thenComparingInt(Head::file));
        int size = 0;
        for (int i = 0; i < perFile.size(); i++) {
            perFile.get(i).sort(Comparator.comparing(Entry::time));
            size += perFile.get(i).size();
            if (!perFile.get(i).isEmpty()) {
                queue.add(new Head(i, 0, perFile.get(i).get(0).time()));
            }
        }
        List<Entry> result = new ArrayList<>(size);
        while (!queue.isEmpty()) {
            Head head = queue.poll();
            List<Entry> list = perFile.get(head.file());
            result.add(list.get(head.index()));
            int next = head.index() + 1;
            if (next < list.size()) {
                queue.add(new Head(head.file(), next, list.get(next).time()));
            }
        }
        return result;
    }

    static void writeMerged(List<Entry> entries, Path file) throws IOException {
        DateTimeFormatter stamp = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS").withZone(ZoneOffset.UTC);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
            for (Entry e : entries) {
                out.println(String.format("%s %-5s %-16s %s: %s", stamp.format(e.time()), e.level(), e.source(), e.logger(), e.message()));
                e.trace().forEach(line -> out.println("    " + line));
            }
        }
    }

    // ---------------------------------------------------------------- main

    static void run(Options options, PrintWriter out) throws IOException {
        List<List<Entry>> perFile = new ArrayList<>();
        int lines = 0;
        int unparsed = 0;
        for (Path path : options.files) {
            LogFile file = new LogFile();
            List<Entry> wanted = file.read(path).stream()
                .filter(e -> e.level().compareTo(options.minLevel) >= 0)
                .filter(e -> !e.time().isBefore(options.since) && e.time().isBefore(options.until))
                .collect(Collectors.toCollection(ArrayList::new));
            perFile.add(wanted);
            lines += file.total;
            unparsed += file.unparsed;
        }
        List<Entry> entries = merge(perFile);
        out.printf("Log triage of %d file(s): %d lines, %d unparsed, %d entries kept%n",
            options.files.size(), lines, unparsed, entries.size());
        if (!entries.isEmpty()) {
            out.printf("from %s to %s%n", entries.get(0).time(), entries.get(entries.size() - 1).time());
        }

        List<Group> groups = group(entries, options.groupBy);
        out.printf("%n== Groups by %s: %d%n", options.groupBy.name().toLowerCase(Locale.ROOT), groups.size());
        groups.stream().limit(options.top).forEach(g -> {
            String levels = g.levels.entrySet().stream().map(x -> x.getKey() + ":" + x.getValue()).collect(Collectors.joining(","));
            out.printf("%6d  %s%n        %s .. %s  %s  in %d file(s)%n        e.g. %s%n",
                g.count, g.key, g.first, g.last, levels, g.sources.size(), g.sample);
        });

        if (options.traces) {
            TraceBook book = new TraceBook();
            entries.stream().filter(e -> !e.trace().isEmpty()).forEach(book::add);
            book.print(out, options.top);
        }
        if (options.rules != null) {
            List<Alert> alerts = check(entries, readRules(options.rules));
            out.printf("%n== Alerts: %d%n", alerts.size());
            alerts.stream().limit(options.top * 5L)
                .forEach(a -> out.printf("%-24s %s .. %s  %d hits%n", a.rule(), a.from(), a.to(), a.hits()));
        }
        if (options.percentiles) {
            printEndpoints(entries, out, options.top);
        }
        if (options.sessionGap != null) {
            printSessions(entries, options.sessionGap, out);
        }
        if (options.merged != null) {
            writeMerged(entries, options.merged);
            out.printf("%nmerged log: %d entries%n", entries.size());
        }
    }

    public static void main(String[] args) {
        try {
            Options options = Options.parse(args);
            if (options.out == null) {
                PrintWriter out = new PrintWriter(System.out);
                run(options, out);
                out.flush();
            } else {
                try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(options.out))) {
                    run(options, out);
                }
            }
        } catch (BadUsage | IllegalArgumentException e) {
            System.err.println("LogTriage: " + e.getMessage());
            System.err.println("usage: LogTriage [--level L] [--group signature|logger|source|hour] [--top N] [--since T] [--until T]"
                + " [--rules FILE] [--merge FILE] [--sessions MIN] [--percentiles] [--no-traces] [--out FILE] LOG...");
            System.exit(2);
        } catch (IOException | UncheckedIOException e) {
            System.err.println("LogTriage: " + e);
            System.exit(1);
        }
    }
}
