import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Statistics of web server logs. usage: AccessStats patterns.txt [-t threads] [-g idleMinutes] [-s] file.log ...
 * patterns.txt holds "name<TAB>regex" lines; each request belongs to the first pattern that is found in its path.
 */
public class AccessStats {

    enum Kind {
        OK, REDIRECT, CLIENT_ERROR, SERVER_ERROR;
        static Kind of(int status) {
            return status < 300 ? OK : status < 400 ? REDIRECT : status < 500 ? CLIENT_ERROR : SERVER_ERROR;
        }
    }

    record Hit(String client, String user, OffsetDateTime time, String method, String path, int status, long bytes, int millis) {
        private static final Pattern LINE = Pattern.compile(
                "^(\\S+) \\S+ (\\S+) \\[([^\\]]+)\\] \"(GET|POST|PUT|DELETE|HEAD) (\\S+)(?: HTTP/[\\d.]+)?\" (\\d{3}) (\\d+|-) (\\d+)ms(?: \"([^\"]*)\")?$");
        private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ENGLISH);

        static Hit parse(String line) throws BadLine {
            Matcher m = LINE.matcher(line);
            if (!m.matches()) throw new BadLine("no match");
            try {
                return new Hit(m.group(1), m.group(2), OffsetDateTime.parse(m.group(3), TIME), m.group(4), m.group(5),
                        Integer.parseInt(m.group(6)), m.group(7).equals("-") ? 0 : Long.parseLong(m.group(7)), Integer.parseInt(m.group(8)));
            } catch (DateTimeParseException e) {
                throw new BadLine("time " + m.group(3));
            }
        }
        String visitor() { return user.equals("-") ? client : user; }
    }

    static class BadLine extends Exception {
        BadLine(String m) { super(m); }
    }

    /** Response times of one group, kept whole so that exact percentiles can be given. */
    static class Times {
        private int[] values = new int[16];
        private int size;
        void add(int v) {
            if (size == values.length) values = Arrays.copyOf(values, size * 2);
            values[size++] = v;
        }
        void addAll(Times o) { for (int i = 0; i < o.size; i++) add(o.values[i]); }
        int[] percentiles(double... ps) {
            int[] sorted = Arrays.copyOf(values, size);
            Arrays.sort(sorted);
            return Arrays.stream(ps).mapToInt(p -> sorted[Math.min(size - 1, (int) (p * size))]).toArray();
        }
    }

    record Rule(String name, Pattern pattern) {
        static List<Rule> load(Path p) throws IOException {
            List<Rule> rules = new ArrayList<>();
            for (String l : Files.readAllLines(p)) {
                String[] f = l.split("\t");
                if (f.length == 2) rules.add(new Rule(f[0], Pattern.compile(f[1])));
            }
            return rules;
        }
    }

    /** What one file gives; the parts are merged in file order. */
    static class Part {
        int lines, bad;
        final Map<String, Times> times = new TreeMap<>();
        final Map<Kind, Long> bytes = new EnumMap<>(Kind.class);
        final Map<String, List<Hit>> byVisitor = new LinkedHashMap<>();
        final Map<Integer, Integer> perHour = new TreeMap<>();

        void add(Hit h, String rule) {
            times.computeIfAbsent(rule, k -> new Times()).add(h.millis());
            bytes.merge(Kind.of(h.status()), h.bytes(), Long::sum);
            byVisitor.computeIfAbsent(h.visitor(), k -> new ArrayList<>()).add(h);
            perHour.merge(h.time().withOffsetSameInstant(ZoneOffset.UTC).getHour(), 1, Integer::sum);
        }
        Part merge(Part o) {
            lines += o.lines;
            bad += o.bad;
            o.times.forEach((k, t) -> times.computeIfAbsent(k, x -> new Times()).addAll(t));
            o.bytes.forEach((k, b) -> bytes.merge(k, b, Long::sum));
            o.byVisitor.forEach((k, l) -> byVisitor.computeIfAbsent(k, x -> new ArrayList<>()).addAll(l));
            o.perHour.forEach((k, n) -> perHour.merge(k, n, Integer::sum));
            return this;
        }
    }

    static class Reader implements Callable<Part> {
        private final Path file;
        private final List<Rule> rules;
        Reader(Path file, List<Rule> rules) { this.file = file; this.rules = rules; }

        @Override public Part call() {
            Part part = new Part();
            try (BufferedReader in = Files.newBufferedReader(file)) {
                for (String line; (line = in.readLine()) != null; ) {
                    part.lines++;
                    try {
                        Hit h = Hit.parse(line);
                        String name = rules.stream().filter(r -> r.pattern().matcher(h.path()).find())
                                .map(Rule::name).findFirst().orElse("other");
                        part.add(h, name);
                    } catch (BadLine e) {
                        part.bad++;
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return part;
        }
    }

    static class Session {
        final List<Hit> hits = new ArrayList<>();
        Duration length() { return Duration.between(hits.get(0).time(), hits.get(hits.size() - 1).time()); }
        boolean failed() { return hits.stream().anyMatch(h -> Kind.of(h.status()) == Kind.SERVER_ERROR); }
        /** Steps between different pages, without the query. */
        List<String> trail() {
            List<String> out = new ArrayList<>();
            for (Hit h : hits) {
                String page = h.path().replaceAll("\\?.*", "").replaceAll("/\\d+", "/#");
                if (out.isEmpty() || !out.get(out.size() - 1).equals(page)) out.add(page);
            }
            return out;
        }
    }

    static List<Session> sessions(List<Hit> hits, Duration idle) {
        List<Session> out = new ArrayList<>();
        Hit prev = null;
        for (Hit h : hits.stream().sorted(Comparator.comparing(Hit::time)).collect(Collectors.toList())) {
            if (prev == null || Duration.between(prev.time(), h.time()).compareTo(idle) > 0) out.add(new Session());
            out.get(out.size() - 1).hits.add(h);
            prev = h;
        }
        return out;
    }

    /** Pairs of clients with nearly the same set of pages (robots working together). */
    static Map<String, Double> similar(Map<String, List<Hit>> byVisitor) {
        List<Map.Entry<String, Set<String>>> sets = new ArrayList<>();
        byVisitor.forEach((v, hits) -> {
            if (hits.size() >= 5) sets.add(Map.entry(v, hits.stream().map(Hit::path).collect(Collectors.toSet())));
        });
        Map<String, Double> out = new TreeMap<>();
        for (int i = 0; i < sets.size(); i++)
            for (int j = i + 1; j < sets.size(); j++) {
                Set<String> both = new HashSet<>(sets.get(i).getValue());
                both.retainAll(sets.get(j).getValue());
                double s = (double) both.size() / (sets.get(i).getValue().size() + sets.get(j).getValue().size() - both.size());
                if (s > 0.6) out.put(sets.get(i).getKey() + "~" + sets.get(j).getKey(), s);
            }
        return out;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        int threads = 2;
        Duration idle = Duration.ofMinutes(30);
        boolean similar = false;
        List<Path> files = new ArrayList<>();
        for (int i = 1; i < args.length; i++) {
            switch (args[i]) {
                case "-t" -> threads = Integer.parseInt(args[++i]);
                case "-g" -> idle = Duration.ofMinutes(Long.parseLong(args[++i]));
                case "-s" -> similar = true;
                default -> files.add(Path.of(args[i]));
            }
        }
        List<Rule> rules = Rule.load(Path.of(args[0]));
        Collections.sort(files);
        Part all = new Part();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Part>> parts = new ArrayList<>();
            for (Path f : files) parts.add(pool.submit(new Reader(f, rules)));
            for (Future<Part> f : parts) all.merge(f.get());
        } catch (ExecutionException e) {
            System.err.println("cannot read: " + e.getCause().getMessage());
            System.exit(1);
        } finally {
            pool.shutdown();
        }

        System.out.printf("%d files, %d lines, %d bad, %d visitors%n", files.size(), all.lines, all.bad, all.byVisitor.size());
        all.times.forEach((name, t) -> {
            int[] p = t.percentiles(0.5, 0.9, 0.99);
            System.out.printf("%-12s %6d  p50 %5d  p90 %5d  p99 %5d%n", name, t.size, p[0], p[1], p[2]);
        });
        System.out.println(all.bytes);
        System.out.println(all.perHour.entrySet().stream().map(e -> String.format("%02d:%d", e.getKey(), e.getValue()))
                .collect(Collectors.joining(" ")));

        Duration gap = idle;
        List<Session> sessions = all.byVisitor.values().stream().flatMap(l -> sessions(l, gap).stream()).collect(Collectors.toList());
        Map<List<String>, Integer> steps = new HashMap<>();
        for (Session s : sessions) {
            List<String> trail = s.trail();
            for (int i = 0; i + 3 <= trail.size(); i++) steps.merge(List.copyOf(trail.subList(i, i + 3)), 1, Integer::sum);
        }
        System.out.printf(Locale.ROOT, "%d sessions, mean %.1f s, %d failed%n", sessions.size(),
                sessions.stream().mapToLong(s -> s.length().toSeconds()).average().orElse(0),
                sessions.stream().filter(Session::failed).count());
        steps.entrySet().stream()
                .sorted(Map.Entry.<List<String>, Integer>comparingByValue().reversed().thenComparing(e -> e.getKey().toString()))
                .limit(5).forEach(e -> System.out.println(e.getValue() + " x " + String.join(" > ", e.getKey())));
        if (similar) similar(all.byVisitor).forEach((k, v) -> System.out.printf(Locale.ROOT, "%s %.2f%n", k, v));
    }
}
