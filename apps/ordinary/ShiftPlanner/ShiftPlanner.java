import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes a roster by simulated annealing.
 * usage: ShiftPlanner staff.txt plan.properties [--restarts=N] [--show]
 */
public class ShiftPlanner {

    enum Skill { NURSE, DOCTOR, PORTER, TRIAGE }

    enum Shift {
        EARLY(6) { @Override boolean mayFollow(Shift prev) { return prev != NIGHT && prev != LATE; } },
        LATE(14) { @Override boolean mayFollow(Shift prev) { return prev != NIGHT; } },
        NIGHT(22) { @Override boolean mayFollow(Shift prev) { return true; } };
        final int startHour;
        Shift(int startHour) { this.startHour = startHour; }
        abstract boolean mayFollow(Shift prev);
    }

    record Worker(int id, String name, Set<Skill> skills, int maxShifts, Set<DayOfWeek> daysOff) {
        static Worker parse(int id, String line) {
            String[] f = line.split(";");
            if (f.length < 3) throw new IllegalArgumentException("bad staff line: " + line);
            Set<Skill> skills = Arrays.stream(f[1].split(",")).map(String::trim)
                    .map(s -> Skill.valueOf(s.toUpperCase(Locale.ROOT)))
                    .collect(Collectors.toCollection(() -> EnumSet.noneOf(Skill.class)));
            Set<DayOfWeek> off = EnumSet.noneOf(DayOfWeek.class);
            if (f.length > 3 && !f[3].isBlank())
                for (String d : f[3].split(",")) off.add(DayOfWeek.valueOf(d.trim()));
            return new Worker(id, f[0].trim(), skills, Integer.parseInt(f[2].trim()), off);
        }
    }

    /** One place to fill: a day, a shift and a skill. */
    record Slot(LocalDate date, int day, Shift shift, Skill skill) {}

    static class Settings {
        final LocalDate start;
        final int days, stall, maxMoves;
        final long seed;
        final double startTemp, cooling;
        final Map<Shift, Map<Skill, Integer>> demand = new EnumMap<>(Shift.class);

        Settings(Properties p) {
            start = LocalDate.parse(p.getProperty("start"), DateTimeFormatter.ISO_LOCAL_DATE);
            days = Integer.parseInt(p.getProperty("days", "7"));
            stall = Integer.parseInt(p.getProperty("stall", "2000"));
            maxMoves = Integer.parseInt(p.getProperty("max.moves", "100000"));
            seed = Long.parseLong(p.getProperty("seed", "1"));
            startTemp = Double.parseDouble(p.getProperty("temperature", "20"));
            cooling = Double.parseDouble(p.getProperty("cooling", "0.999"));
            for (Shift s : Shift.values()) {
                Map<Skill, Integer> m = new EnumMap<>(Skill.class);
                for (Skill k : Skill.values()) {
                    String key = "need." + s.name().toLowerCase(Locale.ROOT) + "." + k.name().toLowerCase(Locale.ROOT);
                    m.put(k, Integer.parseInt(p.getProperty(key, "0")));
                }
                demand.put(s, m);
            }
        }

        List<Slot> slots() {
            List<Slot> out = new ArrayList<>();
            for (int d = 0; d < days; d++) {
                LocalDate date = start.plusDays(d);
                boolean weekend = date.getDayOfWeek().compareTo(DayOfWeek.SATURDAY) >= 0;
                for (Shift s : Shift.values())
                    for (Map.Entry<Skill, Integer> e : demand.get(s).entrySet()) {
                        int n = weekend ? (e.getValue() + 1) / 2 : e.getValue();
                        for (int i = 0; i < n; i++) out.add(new Slot(date, d, s, e.getKey()));
                    }
            }
            return out;
        }
    }

    /** Which worker is in which slot, with the cost of each worker's own plan. */
    static class Roster implements Comparable<Roster> {
        final List<Worker> staff;
        final List<Slot> slots;
        final int[] assigned;
        final List<List<Integer>> byWorker = new ArrayList<>();
        final int[] workerCost;
        int cost;
        long moves;

        Roster(List<Worker> staff, List<Slot> slots, Random rnd) {
            this.staff = staff;
            this.slots = slots;
            assigned = new int[slots.size()];
            workerCost = new int[staff.size()];
            for (int i = 0; i < staff.size(); i++) byWorker.add(new ArrayList<>());
            for (int s = 0; s < assigned.length; s++) {
                assigned[s] = rnd.nextInt(staff.size());
                byWorker.get(assigned[s]).add(s);
            }
            for (int w = 0; w < workerCost.length; w++) { workerCost[w] = costOf(w); cost += workerCost[w]; }
        }

        int costOf(int w) {
            Worker me = staff.get(w);
            List<Slot> mine = byWorker.get(w).stream().map(slots::get)
                    .sorted(Comparator.comparing(Slot::day).thenComparing(Slot::shift))
                    .collect(Collectors.toList());
            int c = 0, run = 1;
            Slot prev = null;
            for (Slot s : mine) {
                if (!me.skills().contains(s.skill())) c += 50;
                if (me.daysOff().contains(s.date().getDayOfWeek())) c += 8;
                if (prev != null) {
                    if (prev.day() == s.day()) c += 40;
                    else if (prev.day() + 1 == s.day()) {
                        if (!s.shift().mayFollow(prev.shift())) c += 25;
                        if (++run > 5) c += 10;
                    } else run = 1;
                    if (prev.shift() != s.shift()) c += 1;
                }
                prev = s;
            }
            int over = mine.size() - me.maxShifts();
            return c + (over > 0 ? over * over * 3 : -over);
        }

        int move(int slot, int to) {
            int from = assigned[slot];
            byWorker.get(from).remove(Integer.valueOf(slot));
            byWorker.get(to).add(slot);
            assigned[slot] = to;
            int before = workerCost[from] + workerCost[to];
            workerCost[from] = costOf(from);
            workerCost[to] = costOf(to);
            int delta = workerCost[from] + workerCost[to] - before;
            cost += delta;
            return delta;
        }

        @Override public int compareTo(Roster o) { return Integer.compare(cost, o.cost); }
    }

    static Roster anneal(Settings cfg, List<Worker> staff, List<Slot> slots, long seed) {
        Random rnd = new Random(seed);
        Roster r = new Roster(staff, slots, rnd);
        double temp = cfg.startTemp;
        int best = r.cost, since = 0;
        while (since < cfg.stall && r.moves < cfg.maxMoves && r.cost > 0) {
            int slot = rnd.nextInt(slots.size());
            int to = rnd.nextInt(staff.size());
            int from = r.assigned[slot];
            r.moves++;
            since++;
            if (to == from || !staff.get(to).skills().contains(slots.get(slot).skill()) && rnd.nextInt(10) > 0) continue;
            int delta = r.move(slot, to);
            if (delta > 0 && rnd.nextDouble() >= Math.exp(-delta / temp)) r.move(slot, from);
            if (r.cost < best) { best = r.cost; since = 0; }
            temp = Math.max(0.05, temp * cfg.cooling);
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        if (args.length < 2) {
            System.err.println("usage: ShiftPlanner staff.txt plan.properties [--restarts=N] [--show]");
            System.exit(2);
        }
        int restarts = 1;
        boolean show = false;
        for (int i = 2; i < args.length; i++) {
            if (args[i].startsWith("--restarts=")) restarts = Integer.parseInt(args[i].substring(11));
            else if (args[i].equals("--show")) show = true;
            else throw new IllegalArgumentException("unknown option " + args[i]);
        }
        Properties props = new Properties();
        try (Reader in = Files.newBufferedReader(Path.of(args[1]), StandardCharsets.UTF_8)) {
            props.load(in);
        }
        Settings cfg = new Settings(props);
        List<Worker> staff = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            if (line.isBlank() || line.startsWith("#")) continue;
            try {
                staff.add(Worker.parse(staff.size(), line));
            } catch (IllegalArgumentException e) {
                System.out.println("skipped: " + e.getMessage());
            }
        }
        List<Slot> slots = cfg.slots();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Roster> results;
        try {
            List<CompletableFuture<Roster>> jobs = IntStream.range(0, restarts)
                    .mapToObj(i -> CompletableFuture.supplyAsync(() -> anneal(cfg, staff, slots, cfg.seed + 31L * i), pool))
                    .collect(Collectors.toList());
            results = jobs.stream().map(CompletableFuture::join).collect(Collectors.toList());
        } finally {
            pool.shutdown();
        }
        Roster best = results.stream().min(Comparator.naturalOrder()).orElseThrow();
        System.out.printf("%d workers, %d slots, %d restarts, %d moves%n", staff.size(), slots.size(), restarts,
                results.stream().mapToLong(r -> r.moves).sum());
        System.out.println("costs " + results.stream().map(r -> String.valueOf(r.cost)).collect(Collectors.joining(" ")));
        if (show) print(best);
        else System.out.println("best " + best.cost);
    }

    static void print(Roster r) {
        DateTimeFormatter fmt = DateTimeFormatter.ofPattern("EEE dd MMM", Locale.ENGLISH);
        Map<LocalDate, Map<Shift, List<String>>> table = new TreeMap<>();
        for (int s = 0; s < r.assigned.length; s++) {
            Slot slot = r.slots.get(s);
            table.computeIfAbsent(slot.date(), d -> new EnumMap<>(Shift.class))
                    .computeIfAbsent(slot.shift(), k -> new ArrayList<>())
                    .add(r.staff.get(r.assigned[s]).name());
        }
        table.forEach((date, shifts) -> {
            System.out.println(date.format(fmt));
            shifts.forEach((shift, names) ->
                    System.out.printf("  %-6s %02d:00  %s%n", shift, shift.startHour, String.join(", ", names)));
        });
        for (Worker w : r.staff)
            System.out.printf("%-14s %3d/%-3d cost %d%n", w.name(), r.byWorker.get(w.id()).size(), w.maxShifts(), r.workerCost[w.id()]);
    }
}
