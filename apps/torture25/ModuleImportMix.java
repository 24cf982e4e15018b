// args: 8 3 lathe:4,mill:2,paint:7|20 5 mill:3,lathe:1,mill:6|14 2 paint:2,pack:9,lathe:3,mill:1
import module java.base;
import module java.logging;

public class ModuleImportMix {
    record Job(int id, SequencedMap<String, Duration> route, BigDecimal price, LocalDate due) implements Comparable<Job> {
        Job {
            route = Collections.unmodifiableSequencedMap(route);
            if (price.signum() < 0) price = price.negate(MathContext.DECIMAL32);
        }
        @Override public int compareTo(Job o) {
            return Comparator.comparing(Job::due).thenComparing(Job::price, Comparator.reverseOrder()).thenComparingInt(Job::id).compare(this, o);
        }
    }
    sealed interface Event extends Comparable<Event> permits Arrive, Finish, Breakdown {
        Instant at();
        default int rank() { return 1; }
        @Override default int compareTo(Event o) {
            int c = at().compareTo(o.at());
            return c != 0 ? c : rank() != o.rank() ? Integer.compare(rank(), o.rank()) : Integer.compare(id(), o.id());
        }
        int id();
    }
    record Arrive(Instant at, Job job) implements Event { public int id() { return job.id(); } }
    record Finish(Instant at, Job job, String machine) implements Event {
        public int rank() { return 0; }
        public int id() { return job.id(); }
    }
    record Breakdown(Instant at, String machine, int id) implements Event { public int rank() { return 2; } }

    static class Machine {
        final NavigableSet<Job> waiting = new ConcurrentSkipListSet<>();
        Job busy;
        Duration idle = Duration.ZERO;
        int broken;
    }

    static class Shop {
        final PriorityQueue<Event> agenda = new PriorityQueue<>();
        final Map<String, Machine> machines = new TreeMap<>();
        final Map<Job, Deque<Map.Entry<String, Duration>>> progress = new IdentityHashMap<>();
        final Logger log = Logger.getAnonymousLogger();
        int late, done, logged;
        BigDecimal earned = new BigDecimal("0.00");
        Shop() {
            log.setUseParentHandlers(false);
            log.setLevel(Level.CONFIG);
            log.addHandler(new StreamHandler(OutputStream.nullOutputStream(), new SimpleFormatter()) {
                @Override public synchronized void publish(LogRecord r) { logged += r.getLevel().intValue() / 100; }
            });
        }
        Machine machine(String m) { return machines.computeIfAbsent(m, _ -> { log.config(() -> "new " + m); return new Machine(); }); }
        void next(Job j, Instant now) {
            var rest = progress.computeIfAbsent(j, x -> new ArrayDeque<>(x.route().sequencedEntrySet()));
            if (rest.isEmpty()) {
                done++;
                LocalDate day = now.atOffset(ZoneOffset.UTC).toLocalDate();
                long days = ChronoUnit.DAYS.between(j.due(), day);
                if (days > 0) { late++; log.warning("late"); }
                earned = earned.add(j.price().divide(BigDecimal.valueOf(Math.max(1, days)), RoundingMode.HALF_DOWN));
                return;
            }
            Machine m = machine(rest.peekFirst().getKey());
            m.waiting.add(j);
            dispatch(rest.peekFirst().getKey(), m, now);
        }
        void dispatch(String name, Machine m, Instant now) {
            if (m.busy != null || m.waiting.isEmpty()) return;
            m.busy = m.waiting.pollFirst();
            agenda.add(new Finish(now.plus(progress.get(m.busy).pollFirst().getValue().multipliedBy(1 + m.broken)), m.busy, name));
        }
        void run() {
            for (Event e; (e = agenda.poll()) != null; ) {
                switch (e) {
                    case Arrive(var at, var job) -> next(job, at);
                    case Finish(var at, var job, var name) -> {
                        Machine m = machine(name);
                        m.busy = null;
                        next(job, at);
                        dispatch(name, m, at);
                        if (m.busy == null) m.idle = m.idle.plusHours(1);
                    }
                    case Breakdown(_, var name, int id) when machines.containsKey(name) -> machine(name).broken += id % 2 + 1;
                    case Breakdown _ -> log.log(Level.FINE, "ignored");
                }
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        String[] steps = args[2].split(",");
        Shop shop = new Shop();
        Instant t0 = Instant.parse("2025-03-01T00:00:00Z");
        for (int i = 0; i < n; i++) {
            SequencedMap<String, Duration> route = new LinkedHashMap<>();
            for (int j = 0; j <= i % steps.length; j++) { String[] p = steps[(i + j) % steps.length].split(":");
            route.merge(p[0], Duration.ofHours(Integer.parseInt(p[1])), Duration::plus); }
            shop.agenda.add(new Arrive(t0.plus(i * 5L / k, ChronoUnit.HOURS), new Job(i, route, BigDecimal.valueOf(i * 100L - 350, 2),
                    LocalDate.of(2025, Month.MARCH, 1 + i % k))));
        }
        for (int i = 0; i < k; i++) shop.agenda.add(new Breakdown(t0.plusSeconds(7200L * i), i % 2 == 0 ? "mill" : "lathe", i));
        shop.run();
        var idle = shop.machines.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue().idle + "/" + e.getValue().broken).collect(Collectors.joining(" "));
        System.out.println(shop.done + " " + shop.late + " " + shop.earned + " " + shop.logged + " " + idle);
    }
}
