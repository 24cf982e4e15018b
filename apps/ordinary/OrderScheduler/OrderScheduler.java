import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Plans the orders of a workshop: which machine does which order when, so that few are late.
 * Begins with the most urgent first and improves that plan by random moves.
 *
 * <p>Usage: OrderScheduler --in=FILE [--seed=N] [--patience=N] [--limit=N] [--starts=N]
 * [--out=FILE]
 */
public final class OrderScheduler {
    private OrderScheduler() {}

    public static void main(String[] args) throws IOException {
        Map<String, String> options = new HashMap<>();
        for (String arg : args) {
            int eq = arg.indexOf('=');
            if (!arg.startsWith("--") || eq < 0) throw new IllegalArgumentException("not an option: " + arg);
            options.put(arg.substring(2, eq), arg.substring(eq + 1));
        }
        if (!options.containsKey("in")) {
            System.err.println("usage: OrderScheduler --in=FILE [--seed=N] [--patience=N] [--limit=N] [--starts=N] [--out=FILE]");
            System.exit(2);
        }
        Workshop workshop = Workshop.read(Path.of(options.get("in")));
        System.out.println(workshop.orders().size() + " orders, " + workshop.machines().size() + " machines, "
                + workshop.refused() + " orders that no machine can do");
        long seed = Long.parseLong(options.getOrDefault("seed", "1"));
        int patience = Integer.parseInt(options.getOrDefault("patience", "3000"));
        int limit = Integer.parseInt(options.getOrDefault("limit", "15000"));
        int starts = Integer.parseInt(options.getOrDefault("starts", "3"));

        Plan best = null;
        for (int start = 0; start < starts; start++) {
            Search search = new Search(workshop, new Random(seed + start), patience, limit);
            Plan plan = search.run(start);
            System.out.println("start " + start + ": cost " + plan.cost() + " after " + search.moves() + " moves, "
                    + search.improvements() + " improvements");
            if (best == null || plan.cost() < best.cost()) best = plan;
            if (best.cost() == 0) break;
        }
        best.report();
        if (options.containsKey("out")) {
            try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(options.get("out"))))) {
                best.print(out);
            }
        }
    }
}

enum Skill {
    CUT, DRILL, WELD, PAINT, PACK
}

/** Work to be done; times are working minutes after the first day's morning. */
record Order(String id, Skill skill, int minutes, long release, long due, int weight) {}

record Machine(String name, Set<Skill> skills, int speed) {
    int minutesFor(Order order) {
        return (order.minutes() * 100 + speed - 1) / speed;
    }
}

/** Everything the file says. */
record Workshop(List<Machine> machines, List<Order> orders, Calendar calendar, int refused) {
    static Workshop read(Path file) throws IOException {
        List<Machine> machines = new ArrayList<>();
        List<Order> orders = new ArrayList<>();
        Set<LocalDate> holidays = new HashSet<>();
        Calendar calendar = null;
        int refused = 0;
        for (String line : Files.readAllLines(file)) {
            String[] f = line.split(";");
            switch (f[0]) {
                case "begin" -> calendar = new Calendar(LocalDate.parse(f[1]), holidays);
                case "holiday" -> holidays.add(LocalDate.parse(f[1]));
                case "machine" -> {
                    EnumSet<Skill> skills = EnumSet.noneOf(Skill.class);
                    for (String skill : f[2].split(",")) skills.add(Skill.valueOf(skill.toUpperCase(Locale.ROOT)));
                    machines.add(new Machine(f[1], skills, Integer.parseInt(f[3])));
                }
                case "order" -> {
                    if (calendar == null) throw new IOException("an order before the first day");
                    Skill skill = Skill.valueOf(f[2].toUpperCase(Locale.ROOT));
                    Order order = new Order(f[1], skill, Integer.parseInt(f[3]), calendar.morning(LocalDate.parse(f[4])),
                            calendar.morning(LocalDate.parse(f[5])) + Calendar.DAY, Integer.parseInt(f[6]));
                    if (machines.stream().anyMatch(m -> m.skills().contains(skill))) {
                        orders.add(order);
                    } else {
                        refused++;
                    }
                }
                default -> { }
            }
        }
        return new Workshop(machines, orders, calendar, refused);
    }
}

/** Working days; weekends and holidays do not count. */
final class Calendar {
    static final long DAY = 480;

    private final LocalDate first;
    private final Set<LocalDate> holidays;
    private final Map<LocalDate, Long> known = new HashMap<>();

    Calendar(LocalDate first, Set<LocalDate> holidays) {
        this.first = first;
        this.holidays = holidays;
    }

    /** Working minutes from the first day to the morning of another. */
    long morning(LocalDate day) {
        return known.computeIfAbsent(day, d -> {
            long minutes = 0;
            for (LocalDate at = first; at.isBefore(d); at = at.plusDays(1)) if (isWorking(at)) minutes += DAY;
            return minutes;
        });
    }

    LocalDate dayOf(long minutes) {
        LocalDate at = first;
        for (long left = minutes / DAY; left > 0 || !isWorking(at); at = at.plusDays(1)) if (isWorking(at)) left--;
        return at;
    }

    private boolean isWorking(LocalDate day) {
        return day.getDayOfWeek() != DayOfWeek.SATURDAY && day.getDayOfWeek() != DayOfWeek.SUNDAY && !holidays.contains(day);
    }
}

/** A sequence of orders for each machine, and what each sequence costs. */
final class Plan {
    private static final int SETUP = 25;

    private final Workshop workshop;
    private final List<List<Order>> sequences = new ArrayList<>();
    private final List<Long> costs = new ArrayList<>();

    Plan(Workshop workshop) {
        this.workshop = workshop;
        for (int i = 0; i < workshop.machines().size(); i++) {
            sequences.add(new ArrayList<>());
            costs.add(0L);
        }
    }

    Plan(Plan other) {
        workshop = other.workshop;
        for (List<Order> sequence : other.sequences) sequences.add(new ArrayList<>(sequence));
        costs.addAll(other.costs);
    }

    List<Order> sequence(int machine) {
        return sequences.get(machine);
    }

    void update(int machine) {
        costs.set(machine, costOf(machine));
    }

    long cost() {
        long sum = 0;
        for (long c : costs) sum += c;
        return sum;
    }

    long cost(int machine) {
        return costs.get(machine);
    }

    /** Weighted hours of delay of a machine's orders. */
    private long costOf(int machine) {
        Machine m = workshop.machines().get(machine);
        long clock = 0;
        long cost = 0;
        Skill last = null;
        for (Order order : sequences.get(machine)) {
            clock = finish(m, order, clock, last);
            last = order.skill();
            if (clock > order.due()) cost += order.weight() * ((clock - order.due() + 59) / 60);
        }
        return cost;
    }

    private static long finish(Machine machine, Order order, long clock, Skill last) {
        return Math.max(clock, order.release()) + (last == order.skill() ? 0 : SETUP) + machine.minutesFor(order);
    }

    void report() {
        Map<Skill, Integer> lateBySkill = new TreeMap<>();
        long end = 0;
        int late = 0;
        Map<String, Long> loads = new LinkedHashMap<>();
        for (int i = 0; i < sequences.size(); i++) {
            Machine m = workshop.machines().get(i);
            long clock = 0;
            Skill last = null;
            for (Order order : sequences.get(i)) {
                clock = finish(m, order, clock, last);
                last = order.skill();
                if (clock > order.due()) {
                    late++;
                    lateBySkill.merge(order.skill(), 1, Integer::sum);
                }
            }
            end = Math.max(end, clock);
            loads.put(m.name(), clock);
        }
        System.out.println("cost " + cost() + ", " + late + " late " + lateBySkill + ", finished on "
                + workshop.calendar().dayOf(end));
        System.out.println(loads.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(4)
                .map(e -> e.getKey() + " " + e.getValue() / 60 + " h")
                .collect(Collectors.joining(", ", "busiest ", "")));
    }

    void print(PrintWriter out) {
        for (int i = 0; i < sequences.size(); i++) {
            Machine m = workshop.machines().get(i);
            long clock = 0;
            Skill last = null;
            for (Order order : sequences.get(i)) {
                clock = finish(m, order, clock, last);
                last = order.skill();
                out.println(m.name() + ";" + order.id() + ";" + workshop.calendar().dayOf(clock - 1)
                        + (clock > order.due() ? ";late" : ""));
            }
        }
    }
}

/** Simulated annealing, until nothing better was found for a while or the limit of moves is reached. */
final class Search {
    private final Workshop workshop;
    private final Random random;
    private final int patience;
    private final int limit;
    private int moves;
    private int improvements;

    Search(Workshop workshop, Random random, int patience, int limit) {
        this.workshop = workshop;
        this.random = random;
        this.patience = patience;
        this.limit = limit;
    }

    Plan run(int start) {
        Plan plan = first(start);
        Plan best = new Plan(plan);
        double heat = Math.max(1, plan.cost() / (double) Math.max(1, workshop.orders().size()));
        int sinceBest = 0;
        while (best.cost() > 0 && sinceBest < patience && moves < limit) {
            moves++;
            sinceBest++;
            if (random.nextInt(3) == 0) {
                swap(plan, heat);
            } else {
                move(plan, heat);
            }
            heat *= 0.9995;
            if (plan.cost() < best.cost()) {
                improvements++;
                best = new Plan(plan);
                sinceBest = 0;
            }
        }
        return best;
    }

    /** Most urgent first, each where it is done soonest; every start has another idea of urgency. */
    private Plan first(int start) {
        Plan plan = new Plan(workshop);
        long[] ready = new long[workshop.machines().size()];
        List<Order> orders = new ArrayList<>(workshop.orders());
        Comparator<Order> urgency = switch (start % 3) {
            case 0 -> Comparator.comparingLong(Order::due);
            case 1 -> Comparator.comparingLong(o -> o.due() - 8L * o.minutes());
            default -> Comparator.comparingLong(Order::release).thenComparingLong(o -> o.due() / o.weight());
        };
        orders.sort(urgency.thenComparing(Order::id));
        for (Order order : orders) {
            int chosen = -1;
            for (int m = 0; m < ready.length; m++) {
                if (workshop.machines().get(m).skills().contains(order.skill()) && (chosen < 0 || ready[m] < ready[chosen])) {
                    chosen = m;
                }
            }
            plan.sequence(chosen).add(order);
            ready[chosen] = Math.max(ready[chosen], order.release()) + workshop.machines().get(chosen).minutesFor(order);
        }
        for (int m = 0; m < ready.length; m++) plan.update(m);
        return plan;
    }

    /** An order of a machine that costs something goes to a random place. */
    private void move(Plan plan, double heat) {
        int from = costly(plan);
        List<Order> source = plan.sequence(from);
        if (source.isEmpty()) return;
        int at = random.nextInt(source.size());
        int to = random.nextInt(workshop.machines().size());
        Order order = source.get(at);
        if (!workshop.machines().get(to).skills().contains(order.skill())) return;
        long before = plan.cost();
        source.remove(at);
        List<Order> target = plan.sequence(to);
        int place = random.nextInt(target.size() + 1);
        target.add(place, order);
        plan.update(from);
        if (to != from) plan.update(to);
        if (accepts(plan.cost() - before, heat)) return;
        target.remove(place);
        source.add(at, order);
        plan.update(from);
        if (to != from) plan.update(to);
    }

    private void swap(Plan plan, double heat) {
        int machine = costly(plan);
        List<Order> sequence = plan.sequence(machine);
        if (sequence.size() < 2) return;
        int a = random.nextInt(sequence.size());
        int b = random.nextInt(sequence.size());
        long before = plan.cost();
        Collections.swap(sequence, a, b);
        plan.update(machine);
        if (accepts(plan.cost() - before, heat)) return;
        Collections.swap(sequence, a, b);
        plan.update(machine);
    }

    private int costly(Plan plan) {
        int machine = random.nextInt(workshop.machines().size());
        for (int tries = 0; tries < 5 && plan.cost(machine) == 0; tries++) machine = random.nextInt(workshop.machines().size());
        return machine;
    }

    private boolean accepts(long worse, double heat) {
        return worse <= 0 || random.nextDouble() < Math.exp(-worse / heat);
    }

    int moves() {
        return moves;
    }

    int improvements() {
        return improvements;
    }
}
