import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads a web server's log from standard input, splits the requests of each client into sessions,
 * and looks for busy clients that behave alike: the same pages at the same times.
 *
 * <p>Usage: AccessSessions [--gap=MINUTES] [--busy=REQUESTS] [--alike=0.5]
 */
public final class AccessSessions {
    private AccessSessions() {}

    public static void main(String[] args) throws IOException {
        Map<String, String> options = new HashMap<>();
        for (String arg : args) {
            int eq = arg.indexOf('=');
            if (!arg.startsWith("--") || eq < 0) {
                System.err.println("usage: AccessSessions [--gap=MINUTES] [--busy=REQUESTS] [--alike=0.5] < LOG");
                System.exit(2);
            }
            options.put(arg.substring(2, eq), arg.substring(eq + 1));
        }
        int gap = Integer.parseInt(options.getOrDefault("gap", "30")) * 60;
        int busy = Integer.parseInt(options.getOrDefault("busy", "40"));
        double alike = Double.parseDouble(options.getOrDefault("alike", "0.5"));

        Map<String, Client> clients = new TreeMap<>();
        LogReader reader = new LogReader();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            in.lines().map(reader::parse).forEach(hit -> {
                if (hit != null) clients.computeIfAbsent(hit.client(), Client::new).add(hit);
            });
        }
        for (Client client : clients.values()) client.split(gap);
        List<Client> busyOnes = clients.values().stream()
                .filter(c -> c.requests() >= busy && !c.isRobot())
                .sorted(Comparator.comparingInt(Client::requests).reversed().thenComparing(Client::name))
                .collect(Collectors.toList());
        Twins twins = new Twins(alike, 10);
        twins.compare(busyOnes);
        report(reader, clients, busyOnes, twins);
    }

    private static void report(LogReader reader, Map<String, Client> clients, List<Client> busy, Twins twins) {
        int sessions = clients.values().stream().mapToInt(c -> c.sessions().size()).sum();
        System.out.println(reader.lines() + " lines, " + reader.bad() + " unreadable, " + clients.size()
                + " clients, " + sessions + " sessions");
        Map<String, Integer> entries = new HashMap<>();
        int bounced = 0;
        long seconds = 0;
        for (Client client : clients.values()) {
            for (Session s : client.sessions()) {
                entries.merge(s.hits().get(0).page(), 1, Integer::sum);
                if (s.hits().size() == 1) bounced++;
                seconds += s.end() - s.start();
            }
        }
        System.out.printf(Locale.ROOT, "bounced %.1f %%, mean length %.1f s%n",
                100.0 * bounced / Math.max(1, sessions), seconds / (double) Math.max(1, sessions));
        entries.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(5)
                .forEach(e -> System.out.println("  enters at " + e.getKey() + " " + e.getValue()));
        System.out.println(busy.size() + " busy clients, " + twins.timed() + " pairs looked at closely");
        for (Twins.Match m : twins.best()) {
            System.out.printf(Locale.ROOT, "  %.3f %s %s, together for %d s%n", m.likeness(), m.a(), m.b(), m.seconds());
        }
    }
}

/** One request. */
record Hit(String client, long time, String page, int status, long bytes) {}

/** Requests without a long pause. */
record Session(List<Hit> hits) {
    long start() {
        return hits.get(0).time();
    }

    long end() {
        return hits.get(hits.size() - 1).time();
    }
}

/** Lines of the common log format. */
final class LogReader {
    private static final Pattern LINE = Pattern.compile(
            "^(\\S+) \\S+ \\S+ \\[([^\\]]+)\\] \"([A-Z]+) ([^ \"]+)[^\"]*\" (\\d{3}) (\\d+|-)(?: .*)?$");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ENGLISH);

    private int lines;
    private int bad;

    Hit parse(String line) {
        lines++;
        Matcher m = LINE.matcher(line);
        if (!m.matches()) {
            bad++;
            return null;
        }
        try {
            long time = OffsetDateTime.parse(m.group(2), TIME).withOffsetSameInstant(ZoneOffset.UTC).toEpochSecond();
            long bytes = m.group(6).equals("-") ? 0 : Long.parseLong(m.group(6));
            return new Hit(m.group(1), time, page(m.group(4)), Integer.parseInt(m.group(5)), bytes);
        } catch (DateTimeParseException e) {
            bad++;
            return null;
        }
    }

    /** Without parameters, and numbers in the path are all the same. */
    private static String page(String url) {
        int q = url.indexOf('?');
        String path = q < 0 ? url : url.substring(0, q);
        StringBuilder page = new StringBuilder();
        for (String part : path.split("/")) {
            if (part.isEmpty()) continue;
            page.append('/').append(part.chars().allMatch(Character::isDigit) ? "#" : part);
        }
        return page.length() == 0 ? "/" : page.toString();
    }

    int lines() {
        return lines;
    }

    int bad() {
        return bad;
    }
}

/** What one client did. */
final class Client {
    private final String name;
    private final List<Hit> hits = new ArrayList<>();
    private final List<Session> sessions = new ArrayList<>();
    private final Map<String, Integer> pages = new HashMap<>();
    private int errors;
    private boolean robot;

    Client(String name) {
        this.name = name;
    }

    void add(Hit hit) {
        hits.add(hit);
        if (hit.status() >= 400) errors++;
        if (hit.page().equals("/robots.txt")) robot = true;
        pages.merge(hit.page(), 1, Integer::sum);
    }

    void split(int gap) {
        hits.sort(Comparator.comparingLong(Hit::time));
        List<Hit> current = new ArrayList<>();
        long last = 0;
        for (Hit hit : hits) {
            if (!current.isEmpty() && hit.time() - last > gap) {
                sessions.add(new Session(current));
                current = new ArrayList<>();
            }
            current.add(hit);
            last = hit.time();
        }
        sessions.add(new Session(current));
    }

    /** Cosine of the page counts of two clients. */
    double likeness(Client other) {
        Map<String, Integer> small = pages.size() <= other.pages.size() ? pages : other.pages;
        Map<String, Integer> large = small == pages ? other.pages : pages;
        double dot = 0;
        for (Map.Entry<String, Integer> e : small.entrySet()) {
            Integer n = large.get(e.getKey());
            if (n != null) dot += e.getValue() * (double) n;
        }
        return dot == 0 ? 0 : dot / Math.sqrt(norm() * other.norm());
    }

    private double norm() {
        double sum = 0;
        for (int n : pages.values()) sum += (double) n * n;
        return sum;
    }

    /** Seconds during which both have a session. */
    long secondsTogether(Client other) {
        long sum = 0;
        for (Session a : sessions) {
            for (Session b : other.sessions) {
                if (b.start() > a.end()) break;
                long overlap = Math.min(a.end(), b.end()) - Math.max(a.start(), b.start());
                if (overlap > 0) sum += overlap;
            }
        }
        return sum;
    }

    String name() {
        return name;
    }

    int requests() {
        return hits.size();
    }

    boolean isRobot() {
        return robot || errors * 2 > hits.size();
    }

    List<Session> sessions() {
        return sessions;
    }
}

/** Pairs of clients that behave alike. */
final class Twins {
    record Match(String a, String b, double likeness, long seconds) {}

    private static final Comparator<Match> ORDER = Comparator.comparingDouble(Match::likeness)
            .thenComparingLong(Match::seconds).thenComparing(Match::a).thenComparing(Match::b);

    private final double threshold;
    private final int wanted;
    private final PriorityQueue<Match> best = new PriorityQueue<>(ORDER);
    private int timed;

    Twins(double threshold, int wanted) {
        this.threshold = threshold;
        this.wanted = wanted;
    }

    void compare(List<Client> clients) {
        for (int i = 0; i < clients.size(); i++) {
            for (int j = i + 1; j < clients.size(); j++) {
                Client a = clients.get(i);
                Client b = clients.get(j);
                double likeness = a.likeness(b);
                if (likeness < threshold) continue;
                timed++;
                long seconds = a.secondsTogether(b);
                if (seconds == 0) continue;
                best.add(new Match(a.name(), b.name(), likeness, seconds));
                if (best.size() > wanted) best.remove();
            }
        }
    }

    List<Match> best() {
        List<Match> sorted = new ArrayList<>(best);
        sorted.sort(ORDER.reversed());
        return sorted;
    }

    int timed() {
        return timed;
    }
}
