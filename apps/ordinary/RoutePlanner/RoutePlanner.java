import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Answers questions for routes on a road map.
 *
 * <p>Usage: RoutePlanner --map=FILE --trips=FILE [--out=FILE] [--remember=N]
 *
 * <p>Map lines: {@code place NAME X Y} (kilometres), {@code road FROM TO KIND [LENGTH] [oneway]},
 * {@code closed FROM TO}.
 * Trip lines: {@code NAME NAME ... short|fast|scenic}, a route through all places in that order, or
 * {@code near NAME KM}, the places that can be reached.
 */
public final class RoutePlanner {
    private RoutePlanner() {}

    public static void main(String[] args) throws IOException {
        String map = null;
        String trips = null;
        String out = null;
        int remember = 50;
        for (String arg : args) {
            String[] option = arg.split("=", 2);
            if (option.length != 2) usage();
            switch (option[0]) {
                case "--map" -> map = option[1];
                case "--trips" -> trips = option[1];
                case "--out" -> out = option[1];
                case "--remember" -> remember = Integer.parseInt(option[1]);
                default -> usage();
            }
        }
        if (map == null || trips == null) usage();
        RoadMap roads = RoadMap.read(Path.of(map));
        System.out.println(roads.size() + " places, " + roads.roadCount() + " roads, largest connected part "
                + roads.largestPart());
        Planner planner = new Planner(roads, remember);
        StringBuilder answers = new StringBuilder();
        int lineNumber = 0;
        for (String line : Files.readAllLines(Path.of(trips))) {
            lineNumber++;
            if (line.isBlank() || line.startsWith("#")) continue;
            answers.append(lineNumber).append(": ");
            try {
                answers.append(answer(planner, roads, line.trim().split("\\s+")));
            } catch (IllegalArgumentException e) {
                answers.append(e.getMessage());
            }
            answers.append('\n');
        }
        if (out == null) {
            System.out.print(answers);
        } else {
            try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(Path.of(out)))) {
                writer.print(answers);
            }
        }
        System.out.println(planner.searches() + " searches, " + planner.settled() + " places visited, "
                + planner.remembered() + " answers remembered");
    }

    private static void usage() {
        System.err.println("usage: RoutePlanner --map=FILE --trips=FILE [--out=FILE] [--remember=N]");
        System.exit(2);
    }

    private static String answer(Planner planner, RoadMap roads, String[] words) {
        if (words[0].equals("near")) {
            double limit = Double.parseDouble(words[2]);
            List<String> names = planner.reachable(roads.place(words[1]), limit);
            return names.size() + " places within " + words[2] + " km, farthest " + names.get(names.size() - 1);
        }
        Wish wish = Wish.valueOf(words[words.length - 1].toUpperCase(Locale.ROOT));
        double cost = 0;
        int stops = 0;
        StringBuilder via = new StringBuilder(words[0]);
        for (int i = 0; i + 2 < words.length; i++) {
            Optional<Route> leg = planner.route(roads.place(words[i]), roads.place(words[i + 1]), wish);
            if (leg.isEmpty()) return "no way from " + words[i] + " to " + words[i + 1];
            cost += leg.get().cost();
            int[] places = leg.get().places();
            stops += places.length - 1;
            if (places.length > 2) via.append(" .. ").append(roads.name(places[places.length / 2]));
            via.append(" .. ").append(words[i + 1]);
        }
        return String.format(Locale.ROOT, "%.2f %s, %d roads, %s", cost, wish.unit, stops, via);
    }
}

enum RoadKind {
    MOTORWAY(120), MAIN(80), LOCAL(50), TRACK(20);

    final double speed;

    RoadKind(double speed) {
        this.speed = speed;
    }
}

enum Wish {
    SHORT("km"), FAST("h"), SCENIC("points");

    final String unit;
    private final Map<RoadKind, Double> factors = new EnumMap<>(RoadKind.class);

    Wish(String unit) {
        this.unit = unit;
    }

    static {
        for (RoadKind kind : RoadKind.values()) {
            SHORT.factors.put(kind, 1.0);
            FAST.factors.put(kind, 1 / kind.speed);
            SCENIC.factors.put(kind, kind == RoadKind.MOTORWAY ? 9.0 : kind == RoadKind.MAIN ? 4.0 : 1.0);
        }
    }

    double perKilometre(RoadKind kind) {
        return factors.get(kind);
    }

    double least() {
        return factors.values().stream().mapToDouble(Double::doubleValue).min().orElse(0);
    }
}

record Road(int from, int to, RoadKind kind, double length) {}

record Route(double cost, int[] places) {}

/** Places and roads. */
final class RoadMap {
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final List<double[]> points = new ArrayList<>();
    private final List<List<Road>> roads = new ArrayList<>();
    private int roadCount;

    static RoadMap read(Path file) throws IOException {
        RoadMap map = new RoadMap();
        try (BufferedReader in = Files.newBufferedReader(file)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split("\\s+");
                switch (words[0]) {
                    case "place" -> map.addPlace(words[1], Double.parseDouble(words[2]), Double.parseDouble(words[3]));
                    case "road" -> map.addRoad(words);
                    case "closed" -> map.close(map.place(words[1]), map.place(words[2]));
                    default -> { }
                }
            }
        }
        return map;
    }

    private void addPlace(String name, double x, double y) {
        numbers.put(name, names.size());
        names.add(name);
        points.add(new double[] {x, y});
        roads.add(new ArrayList<>());
    }

    private void addRoad(String[] words) {
        int from = place(words[1]);
        int to = place(words[2]);
        RoadKind kind = RoadKind.valueOf(words[3].toUpperCase(Locale.ROOT));
        double length = distance(from, to);
        boolean oneWay = false;
        for (int i = 4; i < words.length; i++) {
            if (words[i].equals("oneway")) {
                oneWay = true;
            } else {
                length = Math.max(length, Double.parseDouble(words[i]));
            }
        }
        roads.get(from).add(new Road(from, to, kind, length));
        if (!oneWay) roads.get(to).add(new Road(to, from, kind, length));
        roadCount++;
    }

    private void close(int from, int to) {
        roads.get(from).removeIf(r -> r.to() == to);
        roads.get(to).removeIf(r -> r.to() == from);
    }

    int place(String name) {
        Integer number = numbers.get(name);
        if (number == null) throw new IllegalArgumentException("no place called " + name);
        return number;
    }

    double distance(int a, int b) {
        double[] p = points.get(a);
        double[] q = points.get(b);
        return Math.hypot(p[0] - q[0], p[1] - q[1]);
    }

    /** The number of places that can be reached from the place from which most can. */
    int largestPart() {
        boolean[] seen = new boolean[size()];
        int largest = 0;
        for (int start = 0; start < size(); start++) {
            if (seen[start]) continue;
            Deque<Integer> queue = new ArrayDeque<>();
            queue.add(start);
            seen[start] = true;
            int count = 0;
            while (!queue.isEmpty()) {
                count++;
                for (Road road : roads.get(queue.poll())) {
                    if (!seen[road.to()]) {
                        seen[road.to()] = true;
                        queue.add(road.to());
                    }
                }
            }
            largest = Math.max(largest, count);
        }
        return largest;
    }

    List<Road> from(int place) {
        return roads.get(place);
    }

    String name(int place) {
        return names.get(place);
    }

    int size() {
        return names.size();
    }

    int roadCount() {
        return roadCount;
    }
}

/** Searches, and remembers the last answers. */
final class Planner {
    private record Question(int from, int to, Wish wish) {}

    private record Open(int place, double cost, double estimate) {}

    private final RoadMap map;
    private final Map<Question, Optional<Route>> memory;
    private int searches;
    private int remembered;
    private long settled;

    Planner(RoadMap map, int remember) {
        this.map = map;
        memory = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Question, Optional<Route>> eldest) {
                return size() > remember;
            }
        };
    }

    Optional<Route> route(int from, int to, Wish wish) {
        Question question = new Question(from, to, wish);
        Optional<Route> known = memory.get(question);
        if (known != null) {
            remembered++;
            return known;
        }
        Optional<Route> found = search(from, to, wish);
        memory.put(question, found);
        return found;
    }

    /** A* with the straight line. */
    private Optional<Route> search(int from, int to, Wish wish) {
        searches++;
        double least = wish.least();
        Map<Integer, Double> costs = new HashMap<>();
        Map<Integer, Integer> previous = new HashMap<>();
        PriorityQueue<Open> open = new PriorityQueue<>((a, b) -> a.estimate() != b.estimate()
                ? Double.compare(a.estimate(), b.estimate()) : Integer.compare(a.place(), b.place()));
        costs.put(from, 0.0);
        open.add(new Open(from, 0, least * map.distance(from, to)));
        while (!open.isEmpty()) {
            Open here = open.poll();
            if (here.cost() > costs.get(here.place())) continue;
            settled++;
            if (here.place() == to) return Optional.of(new Route(here.cost(), path(previous, from, to)));
            for (Road road : map.from(here.place())) {
                double cost = here.cost() + road.length() * wish.perKilometre(road.kind());
                Double old = costs.get(road.to());
                if (old != null && old <= cost) continue;
                costs.put(road.to(), cost);
                previous.put(road.to(), here.place());
                open.add(new Open(road.to(), cost, cost + least * map.distance(road.to(), to)));
            }
        }
        return Optional.empty();
    }

    private static int[] path(Map<Integer, Integer> previous, int from, int to) {
        Deque<Integer> places = new ArrayDeque<>();
        for (int at = to; at != from; at = previous.get(at)) places.addFirst(at);
        places.addFirst(from);
        return places.stream().mapToInt(Integer::intValue).toArray();
    }

    /** All places within a distance by road, nearest first (Dijkstra). */
    List<String> reachable(int from, double limit) {
        searches++;
        double[] costs = new double[map.size()];
        Arrays.fill(costs, Double.MAX_VALUE);
        costs[from] = 0;
        PriorityQueue<Open> open = new PriorityQueue<>((a, b) -> a.cost() != b.cost()
                ? Double.compare(a.cost(), b.cost()) : Integer.compare(a.place(), b.place()));
        open.add(new Open(from, 0, 0));
        List<String> names = new ArrayList<>();
        while (!open.isEmpty()) {
            Open here = open.poll();
            if (here.cost() > costs[here.place()]) continue;
            settled++;
            names.add(map.name(here.place()));
            for (Road road : map.from(here.place())) {
                double cost = here.cost() + road.length();
                if (cost > limit || cost >= costs[road.to()]) continue;
                costs[road.to()] = cost;
                open.add(new Open(road.to(), cost, 0));
            }
        }
        return names;
    }

    int searches() {
        return searches;
    }

    int remembered() {
        return remembered;
    }

    long settled() {
        return settled;
    }
}
