import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads iCalendar files, expands repeating events in a period and answers everyday questions:
 * what is on (agenda), what collides (conflicts), when is everybody free (free), where does the
 * time go (stats), or a month sheet to print (month); "export" writes the single events out again.
 */
public class CalPlan {

    enum Mode { AGENDA, CONFLICTS, FREE, STATS, MONTH, EXPORT }

    enum Freq { DAILY, WEEKLY, MONTHLY, YEARLY }

    record Property(String name, Map<String, String> params, String value) {
        private static final Pattern PARAM = Pattern.compile(";([A-Za-z-]+)=(\"[^\"]*\"|[^;:\"]*)");

        static Property parse(String line) {
            int end = 0;
            while (end < line.length() && line.charAt(end) != ';' && line.charAt(end) != ':') {
                end++;
            }
            String name = line.substring(0, end).toUpperCase(Locale.ROOT);
            Map<String, String> params = new HashMap<>();
            Matcher m = PARAM.matcher(line).region(end, line.length());
            while (m.lookingAt()) {
                params.put(m.group(1).toUpperCase(Locale.ROOT), m.group(2).replace("\"", ""));
                end = m.end();
                m.region(end, line.length());
            }
            if (end >= line.length() || line.charAt(end) != ':') {
                throw new CalendarException("no value in line: " + line);
            }
            return new Property(name, params, line.substring(end + 1));
        }
    }

    static class CalendarException extends RuntimeException {
        CalendarException(String message) {
            super(message);
        }
    }

    record WeekdayRule(int ordinal, DayOfWeek day) { }

    record Rule(Freq freq, int interval, Integer count, LocalDateTime until, List<WeekdayRule> byDay,
                List<Integer> byMonthDay, List<Integer> byMonth, List<Integer> bySetPos) {

        static Rule parse(String text) {
            Map<String, String> parts = new HashMap<>();
            for (String part : text.split(";")) {
                String[] kv = part.split("=", 2);
                if (kv.length == 2) {
                    parts.put(kv[0].toUpperCase(Locale.ROOT), kv[1]);
                }
            }
            Freq freq = Freq.valueOf(parts.getOrDefault("FREQ", "DAILY"));
            Integer count = parts.containsKey("COUNT") ? Integer.valueOf(parts.get("COUNT")) : null;
            LocalDateTime until = parts.containsKey("UNTIL") ? parseStamp(parts.get("UNTIL").replace("Z", "")) : null;
            List<WeekdayRule> byDay = new ArrayList<>();
            if (parts.containsKey("BYDAY")) {
                for (String d : parts.get("BYDAY").split(",")) {
                    String code = d.substring(d.length() - 2);
                    int ordinal = d.length() > 2 ? Integer.parseInt(d.substring(0, d.length() - 2)) : 0;
                    byDay.add(new WeekdayRule(ordinal, weekday(code)));
                }
            }
            return new Rule(freq, Integer.parseInt(parts.getOrDefault("INTERVAL", "1")), count, until, byDay,
                ints(parts.get("BYMONTHDAY")), ints(parts.get("BYMONTH")), ints(parts.get("BYSETPOS")));
        }

        private static List<Integer> ints(String text) {
            return text == null ? List.of() : java.util.Arrays.stream(text.split(",")).map(Integer::valueOf).toList();
        }

        private static DayOfWeek weekday(String code) {
            return switch (code) {
                case "MO" -> DayOfWeek.MONDAY;
                case "TU" -> DayOfWeek.TUESDAY;
                case "WE" -> DayOfWeek.WEDNESDAY;
                case "TH" -> DayOfWeek.THURSDAY;
                case "FR" -> DayOfWeek.FRIDAY;
                case "SA" -> DayOfWeek.SATURDAY;
                case "SU" -> DayOfWeek.SUNDAY;
                default -> throw new CalendarException("weekday " + code);
            };
        }

        /** The dates of one period (day, week, month or year) that starts at the given date. */
        List<LocalDate> datesIn(LocalDate period, LocalDate first) {
            List<LocalDate> dates = new ArrayList<>();
            switch (freq) {
                case DAILY -> dates.add(period);
                case WEEKLY -> {
                    LocalDate monday = period.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
                    if (byDay.isEmpty()) {
                        dates.add(monday.with(TemporalAdjusters.nextOrSame(first.getDayOfWeek())));
                    } else {
                        byDay.forEach(d -> dates.add(monday.with(TemporalAdjusters.nextOrSame(d.day()))));
                    }
                }
                case MONTHLY -> addMonth(YearMonth.from(period), first, dates);
                case YEARLY -> {
                    List<Integer> months = byMonth.isEmpty() ? List.of(first.getMonthValue()) : byMonth;
                    months.forEach(m -> addMonth(YearMonth.of(period.getYear(), m), first, dates));
                }
            }
            if (freq == Freq.DAILY && !byDay.isEmpty()) {
                dates.removeIf(d -> byDay.stream().noneMatch(r -> r.day() == d.getDayOfWeek()));
            }
            if (!byMonth.isEmpty()) {
                dates.removeIf(d -> !byMonth.contains(d.getMonthValue()));
            }
            dates.sort(Comparator.naturalOrder());
            if (bySetPos.isEmpty()) {
                return dates;
            }
            return bySetPos.stream()
                .map(p -> p > 0 ? p - 1 : dates.size() + p)
                .filter(p -> p >= 0 && p < dates.size())
                .map(dates::get)
                .sorted()
                .toList();
        }

        private void addMonth(YearMonth month, LocalDate first, List<LocalDate> dates) {
            if (!byMonthDay.isEmpty()) {
                for (int day : byMonthDay) {
                    int d = day > 0 ? day : month.lengthOfMonth() + 1 + day;
                    if (d >= 1 && d <= month.lengthOfMonth()) {
                        dates.add(month.atDay(d));
                    }
                }
            } else if (!byDay.isEmpty()) {
                for (WeekdayRule r : byDay) {
                    if (r.ordinal() != 0) {
                        LocalDate d = month.atDay(1).with(TemporalAdjusters.dayOfWeekInMonth(r.ordinal(), r.day()));
                        if (YearMonth.from(d).equals(month)) {
                            dates.add(d);
                        }
                    } else {
                        for (LocalDate d = month.atDay(1).with(TemporalAdjusters.nextOrSame(r.day()));
                                YearMonth.from(d).equals(month); d = d.plusWeeks(1)) {
                            dates.add(d);
                        }
                    }
                }
            } else if (first.getDayOfMonth() <= month.lengthOfMonth()) {
                dates.add(month.atDay(first.getDayOfMonth()));
            }
        }

        LocalDate next(LocalDate period) {
            return switch (freq) {
                case DAILY -> period.plusDays(interval);
                case WEEKLY -> period.plusWeeks(interval);
                case MONTHLY -> period.withDayOfMonth(1).plusMonths(interval);
                case YEARLY -> period.withDayOfYear(1).plusYears(interval);
            };
        }
    }

    record Event(String uid, String calendar, String title, String place, LocalDateTime start, ZoneId zone, Duration length,
                 boolean allDay, boolean busy, Rule rule, Set<LocalDateTime> except, List<LocalDateTime> extra,
                 LocalDateTime replaces, Set<String> people, List<String> categories) { }

    record Occurrence(Event event, ZonedDateTime start, ZonedDateTime end) {
        boolean overlaps(Occurrence other) {
            return start.isBefore(other.end) && other.start.isBefore(end);
        }
    }

    record Slot(ZonedDateTime from, ZonedDateTime to) {
        Duration length() {
            return Duration.between(from, to);
        }
    }

    // ---------------------------------------------------------------- reading

    static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss");

    static LocalDateTime parseStamp(String text) {
        return text.length() == 8 ? LocalDate.parse(text, DateTimeFormatter.BASIC_ISO_DATE).atStartOfDay()
            : LocalDateTime.parse(text, STAMP);
    }

    static List<Event> readCalendar(Path file, ZoneId home) throws IOException {
        List<String> lines = unfold(Files.readAllLines(file, StandardCharsets.UTF_8));
        List<Event> events = new ArrayList<>();
        List<Property> current = null;
        String calendar = file.getFileName().toString().replaceFirst("\\.ics$", "");
        int nested = 0;
        for (String line : lines) {
            Property p = Property.parse(line);
            if (p.name().equals("X-WR-CALNAME")) {
                calendar = unescape(p.value());
            } else if (p.name().equals("BEGIN")) {
                if (p.value().equals("VEVENT")) {
                    current = new ArrayList<>();
                } else if (current != null) {
                    nested++;
                }
            } else if (p.name().equals("END")) {
                if (p.value().equals("VEVENT") && current != null) {
                    Event e = toEvent(current, calendar, home);
                    if (e != null) {
                        events.add(e);
                    }
                    current = null;
                } else if (nested > 0) {
                    nested--;
                }
            } else if (current != null && nested == 0) {
                current.add(p);
            }
        }
        return events;
    }

    static List<String> unfold(List<String> raw) {
        List<String> lines = new ArrayList<>(raw.size());
        for (String line : raw) {
            if (!lines.isEmpty() && (line.startsWith(" ") || line.startsWith("\t"))) {
                lines.set(lines.size() - 1, lines.get(lines.size() - 1) + line.substring(1));
            } else if (!line.isBlank()) {
                lines.add(line);
            }
        }
        return lines;
    }

    static Event toEvent(List<Property> properties, String calendar, ZoneId home) {
        Map<String, Property> single = new HashMap<>();
        Set<LocalDateTime> except = new HashSet<>();
        List<LocalDateTime> extra = new ArrayList<>();
        Set<String> people = new TreeSet<>();
        List<String> categories = new ArrayList<>();
        for (Property p : properties) {
            switch (p.name()) {
                case "EXDATE" -> { for (String s : p.value().split(",")) except.add(parseStamp(s.replace("Z", ""))); }
                case "RDATE" -> { for (String s : p.value().split(",")) extra.add(parseStamp(s.replace("Z", ""))); }
                case "ATTENDEE", "ORGANIZER" -> {
                    if (!"DECLINED".equals(p.params().get("PARTSTAT"))) {
                        people.add(p.value().replaceFirst("(?i)^mailto:", "").toLowerCase(Locale.ROOT));
                    }
                }
                case "CATEGORIES" -> categories.addAll(List.of(p.value().split(",")));
                default -> single.putIfAbsent(p.name(), p);
            }
        }
        Property start = single.get("DTSTART");
        if (start == null || "CANCELLED".equals(text(single, "STATUS", ""))) {
            return null;
        }
        String stamp = start.value();
        ZoneId zone = stamp.endsWith("Z") ? ZoneOffset.UTC
            : start.params().containsKey("TZID") ? ZoneId.of(start.params().get("TZID")) : home;
        boolean allDay = stamp.length() == 8;
        LocalDateTime from = parseStamp(stamp.replace("Z", ""));
        Duration length;
        if (single.containsKey("DTEND")) {
            length = Duration.between(from, parseStamp(single.get("DTEND").value().replace("Z", "")));
        } else if (single.containsKey("DURATION")) {
            length = Duration.parse(single.get("DURATION").value());
        } else {
            length = allDay ? Duration.ofDays(1) : Duration.ofHours(1);
        }
        Rule rule = single.containsKey("RRULE") ? Rule.parse(single.get("RRULE").value()) : null;
        LocalDateTime replaces = single.containsKey("RECURRENCE-ID")
            ? parseStamp(single.get("RECURRENCE-ID").value().replace("Z", "")) : null;
        return new Event(text(single, "UID", ""), calendar, text(single, "SUMMARY", "(no title)"), text(single, "LOCATION", ""),
            from, zone, length, allDay, !"TRANSPARENT".equals(text(single, "TRANSP", "OPAQUE")), rule, except, extra, replaces,
            people, categories);
    }

    private static String text(Map<String, Property> map, String name, String fallback) {
        return map.containsKey(name) ? unescape(map.get(name).value()) : fallback;
    }

    static String unescape(String s) {
        return s.indexOf('\\') < 0 ? s : s.replace("\\n", "\n").replace("\\,", ",").replace("\\;", ";").replace("\\\\", "\\");
    }

    static String escape(String s) {
        return s.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n");
    }

    // ---------------------------------------------------------------- expanding

    static List<Occurrence> expand(Collection<Event> events, LocalDate from, LocalDate to, ZoneId zone) {
        ZonedDateTime begin = from.atStartOfDay(zone);
        ZonedDateTime end = to.atStartOfDay(zone);
        Map<String, Set<LocalDateTime>> replaced = events.stream()
            .filter(e -> e.replaces() != null)
            .collect(Collectors.groupingBy(Event::uid, Collectors.mapping(Event::replaces, Collectors.toSet())));
        List<Occurrence> result = new ArrayList<>();
        for (Event e : events) {
            Set<LocalDateTime> skip = e.replaces() == null ? replaced.getOrDefault(e.uid(), Set.of()) : Set.of();
            Consumer<LocalDateTime> emit = at -> {
                if (skip.contains(at) || e.except().contains(at)) {
                    return;
                }
                ZonedDateTime start = at.atZone(e.allDay() ? zone : e.zone()).withZoneSameInstant(zone);
                ZonedDateTime finish = start.plus(e.length());
                if (start.isBefore(end) && finish.isAfter(begin)) {
                    result.add(new Occurrence(e, start, finish));
                }
            };
            if (e.rule() == null) {
                emit.accept(e.start());
            } else {
                repeat(e, to, emit);
            }
            e.extra().forEach(emit);
        }
        result.sort(Comparator.comparing((Occurrence o) -> o.start().toInstant())
            .thenComparing(o -> o.event().title()).thenComparing(o -> o.event().uid()));
        return result;
    }

    static void repeat(Event e, LocalDate to, Consumer<LocalDateTime> emit) {
        Rule rule = e.rule();
        LocalDate first = e.start().toLocalDate();
        LocalTime time = e.start().toLocalTime();
        int n = 0;
        for (LocalDate period = first; !period.isAfter(to.plusDays(1)); period = rule.next(period)) {
            for (LocalDate date : rule.datesIn(period, first)) {
                if (date.isBefore(first)) {
                    continue;
                }
                LocalDateTime at = date.atTime(time);
                if (rule.until() != null && at.isAfter(rule.until())) {
                    return;
                }
                if (rule.count() != null && n >= rule.count()) {
                    return;
                }
                n++;
                emit.accept(at);
            }
        }
    }

    // ---------------------------------------------------------------- reports

    interface Report {
        void write(List<Occurrence> occurrences, PrintWriter out);
    }

    static Report agenda(Locale locale) {
        DateTimeFormatter day = DateTimeFormatter.ofPattern("EEEE, d MMMM yyyy", locale);
        DateTimeFormatter hour = DateTimeFormatter.ofPattern("HH:mm");
        return (occurrences, out) -> {
            LocalDate current = null;
            for (Occurrence o : occurrences) {
                LocalDate date = o.start().toLocalDate();
                if (!date.equals(current)) {
                    out.printf("%n%s (week %d)%n", day.format(date), date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
                    current = date;
                }
                String when = o.event().allDay() ? "all day    " : hour.format(o.start()) + "-" + hour.format(o.end());
                String people = o.event().people().isEmpty() ? ""
                    : o.event().people().stream().map(p -> p.split("@")[0]).collect(Collectors.joining(", ", " with ", ""));
                out.printf("  %s  %-30s %s[%s]%s%n", when, o.event().title(),
                    o.event().place().isEmpty() ? "" : "@ " + o.event().place() + " ", o.event().calendar(), people);
            }
        };
    }

    static Report conflicts() {
        return (occurrences, out) -> {
            List<Occurrence> active = new ArrayList<>();
            Map<String, Integer> perPerson = new TreeMap<>();
            int total = 0;
            DateTimeFormatter f = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
            for (Occurrence o : occurrences) {
                if (!o.event().busy() || o.event().allDay()) {
                    continue;
                }
                active.removeIf(a -> !a.end().isAfter(o.start()));
                for (Occurrence a : active) {
                    Set<String> both = new TreeSet<>(a.event().people());
                    both.retainAll(o.event().people());
                    boolean samePlace = !o.event().place().isEmpty() && o.event().place().equals(a.event().place());
                    if ((!both.isEmpty() || samePlace) && a.overlaps(o)) {
                        total++;
                        ZonedDateTime end = a.end().isBefore(o.end()) ? a.end() : o.end();
                        out.printf("%s %4d min  %s / %s  %s%s%n", f.format(o.start()), Duration.between(o.start(), end).toMinutes(),
                            a.event().title(), o.event().title(), samePlace ? "room " + o.event().place() + " " : "", both);
                        both.forEach(p -> perPerson.merge(p, 1, Integer::sum));
                    }
                }
                active.add(o);
            }
            out.printf("%n%d conflicts%n", total);
            perPerson.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .forEach(e -> out.printf("  %-34s %d%n", e.getKey(), e.getValue()));
        };
    }

    record FreeOptions(LocalTime dayStart, LocalTime dayEnd, Duration minimum, Set<DayOfWeek> days, Set<String> people,
                       LocalDate from, LocalDate to, ZoneId zone) { }

    static Report free(FreeOptions o) {
        return (occurrences, out) -> {
            Set<String> everyone = o.people().isEmpty()
                ? occurrences.stream().flatMap(x -> x.event().people().stream()).collect(Collectors.toCollection(TreeSet::new))
                : o.people();
            SortedMap<LocalDate, List<Occurrence>> perDay = new TreeMap<>();
            for (Occurrence x : occurrences) {
                if (x.event().busy() && x.event().people().stream().anyMatch(everyone::contains)) {
                    for (LocalDate d = x.start().toLocalDate(); !d.isAfter(x.end().toLocalDate()); d = d.plusDays(1)) {
                        perDay.computeIfAbsent(d, k -> new ArrayList<>()).add(x);
                    }
                }
            }
            long minutes = 0;
            int count = 0;
            for (LocalDate d = o.from(); d.isBefore(o.to()); d = d.plusDays(1)) {
                if (!o.days().contains(d.getDayOfWeek())) {
                    continue;
                }
                List<Slot> slots = new ArrayList<>(List.of(new Slot(d.atTime(o.dayStart()).atZone(o.zone()), d.atTime(o.dayEnd()).atZone(o.zone()))));
                for (Occurrence x : perDay.getOrDefault(d, List.of())) {
                    slots = subtract(slots, x);
                }
                slots.removeIf(s -> s.length().compareTo(o.minimum()) < 0);
                if (!slots.isEmpty()) {
                    out.printf("%s %-3s %s%n", d, d.getDayOfWeek().getDisplayName(TextStyle.SHORT, Locale.ENGLISH),
                        slots.stream().map(s -> s.from().toLocalTime() + "-" + s.to().toLocalTime()).collect(Collectors.joining(" ")));
                }
                count += slots.size();
                minutes += slots.stream().mapToLong(s -> s.length().toMinutes()).sum();
            }
            out.printf("%d people, %d slots, %d:%02d h free%n", everyone.size(), count, minutes / 60, minutes % 60);
        };
    }

    static List<Slot> subtract(List<Slot> slots, Occurrence busy) {
        List<Slot> result = new ArrayList<>();
        for (Slot s : slots) {
            if (!busy.start().isBefore(s.to()) || !busy.end().isAfter(s.from())) {
                result.add(s);
                continue;
            }
            if (s.from().isBefore(busy.start())) {
                result.add(new Slot(s.from(), busy.start()));
            }
            if (busy.end().isBefore(s.to())) {
                result.add(new Slot(busy.end(), s.to()));
            }
        }
        return result;
    }

    static Report stats() {
        record Key(int year, int week, String category) { }
        return (occurrences, out) -> {
            Map<Key, Duration> byWeek = new HashMap<>();
            Map<String, Duration> byPerson = new HashMap<>();
            Map<DayOfWeek, int[]> heat = new TreeMap<>();
            for (Occurrence o : occurrences) {
                if (o.event().allDay()) {
                    continue;
                }
                Duration length = Duration.between(o.start(), o.end());
                List<String> categories = o.event().categories().isEmpty() ? List.of("none") : o.event().categories();
                for (String c : categories) {
                    byWeek.merge(new Key(o.start().get(IsoFields.WEEK_BASED_YEAR), o.start().get(IsoFields.WEEK_OF_WEEK_BASED_YEAR), c),
                        length, Duration::plus);
                }
                o.event().people().forEach(p -> byPerson.merge(p, length, Duration::plus));
                int[] hours = heat.computeIfAbsent(o.start().getDayOfWeek(), d -> new int[24]);
                for (ZonedDateTime t = o.start().truncatedTo(ChronoUnit.HOURS); t.isBefore(o.end()); t = t.plusHours(1)) {
                    hours[t.getHour()]++;
                }
            }
            byWeek.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<Key, Duration> e) -> e.getKey().year())
                    .thenComparing(e -> e.getKey().week()).thenComparing(e -> e.getKey().category()))
                .forEach(e -> out.printf("%d-W%02d %-14s %6.2f h%n", e.getKey().year(), e.getKey().week(), e.getKey().category(),
                    e.getValue().toMinutes() / 60.0));
            out.println();
            byPerson.entrySet().stream().sorted(Map.Entry.<String, Duration>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .forEach(e -> out.printf("%-34s %8.1f h%n", e.getKey(), e.getValue().toMinutes() / 60.0));
            out.println();
            heat.forEach((d, h) -> out.println(d.getDisplayName(TextStyle.SHORT, Locale.ENGLISH) + " "
                + IntStream.of(h).mapToObj(n -> String.format("%4d", n)).collect(Collectors.joining())));
        };
    }

    static Report month() {
        return (occurrences, out) -> {
            Map<LocalDate, List<Occurrence>> perDay = occurrences.stream()
                .collect(Collectors.groupingBy(o -> o.start().toLocalDate(), TreeMap::new, Collectors.toList()));
            Set<YearMonth> months = perDay.keySet().stream().map(YearMonth::from).collect(Collectors.toCollection(TreeSet::new));
            int width = 16;
            for (YearMonth m : months) {
                out.printf("%n%s%n", m.format(DateTimeFormatter.ofPattern("MMMM yyyy", Locale.ENGLISH)));
                LocalDate monday = m.atDay(1).with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
                while (!monday.isAfter(m.atEndOfMonth())) {
                    LocalDate week = monday;
                    int rows = IntStream.range(0, 7).map(i -> perDay.getOrDefault(week.plusDays(i), List.of()).size()).max().orElse(0);
                    StringBuilder head = new StringBuilder();
                    for (int i = 0; i < 7; i++) {
                        head.append(String.format("|%-" + width + "s", week.plusDays(i).getDayOfMonth()));
                    }
                    out.println(head.append('|'));
                    for (int r = 0; r < Math.min(rows, 6); r++) {
                        StringBuilder line = new StringBuilder();
                        for (int i = 0; i < 7; i++) {
                            List<Occurrence> list = perDay.getOrDefault(week.plusDays(i), List.of());
                            String cell = r >= list.size() || !YearMonth.from(week.plusDays(i)).equals(m) ? ""
                                : r == 5 && list.size() > 6 ? "+" + (list.size() - 5) + " more"
                                : list.get(r).start().toLocalTime().truncatedTo(ChronoUnit.MINUTES) + " " + list.get(r).event().title();
                            line.append(String.format("|%-" + width + "." + width + "s", cell));
                        }
                        out.println(line.append('|'));
                    }
                    monday = monday.plusWeeks(1);
                }
            }
        };
    }

    static Report export() {
        DateTimeFormatter utc = DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);
        return (occurrences, out) -> {
            out.print("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//CalPlan//EN\r\n");
            int n = 0;
            for (Occurrence o : occurrences) {
                List<String> lines = new ArrayList<>();
                lines.add("BEGIN:VEVENT");
                lines.add("UID:" + o.event().uid() + "-" + n++);
                lines.add("DTSTART:" + utc.format(o.start()));
                lines.add("DTEND:" + utc.format(o.end()));
                lines.add("SUMMARY:" + escape(o.event().title()));
                if (!o.event().place().isEmpty()) {
                    lines.add("LOCATION:" + escape(o.event().place()));
                }
                o.event().people().forEach(p -> lines.add("ATTENDEE:mailto:" + p));
                lines.add("END:VEVENT");
                for (String line : lines) {
                    String rest = line;
                    while (rest.length() > 75) {
                        out.print(rest.substring(0, 75) + "\r\n ");
                        rest = rest.substring(75);
                    }
                    out.print(rest + "\r\n");
                }
            }
            out.print("END:VCALENDAR\r\n");
        };
    }

    // ---------------------------------------------------------------- main

    public static void main(String[] args) throws IOException {
        try {
            run(args);
        } catch (CalendarException | DateTimeException | IllegalArgumentException e) {
            System.err.println("CalPlan: " + e.getMessage());
            System.exit(2);
        }
    }

    private static void run(String[] args) throws IOException {
        if (args.length < 2) {
            throw new CalendarException("usage: CalPlan agenda|conflicts|free|stats|month|export [options] FILE.ics...");
        }
        Mode mode = Mode.valueOf(args[0].toUpperCase(Locale.ROOT));
        Map<String, String> options = new LinkedHashMap<>();
        List<Path> files = new ArrayList<>();
        for (Iterator<String> it = List.of(args).subList(1, args.length).iterator(); it.hasNext();) {
            String arg = it.next();
            if (arg.startsWith("--")) {
                options.put(arg.substring(2), it.next());
            } else {
                files.add(Path.of(arg));
            }
        }
        ZoneId zone = ZoneId.of(options.getOrDefault("zone", "Europe/Berlin"));
        LocalDate from = LocalDate.parse(Objects.requireNonNull(options.get("from"), "--from"));
        LocalDate to = options.containsKey("to") ? LocalDate.parse(options.get("to"))
            : from.plusDays(Long.parseLong(options.getOrDefault("days", "30")));
        String[] work = options.getOrDefault("work", "09:00-17:00").split("-");
        Set<String> people = options.containsKey("people") ? new TreeSet<>(List.of(options.get("people").split(","))) : Set.of();

        List<Event> events = new ArrayList<>();
        for (Path file : files) {
            events.addAll(readCalendar(file, zone));
        }
        if (options.containsKey("match")) {
            Pattern p = Pattern.compile(options.get("match"), Pattern.CASE_INSENSITIVE);
            events.removeIf(e -> !p.matcher(e.title()).find() && !p.matcher(e.place()).find());
        }
        List<Occurrence> occurrences = expand(events, from, to, zone);
        Report report = switch (mode) {
            case AGENDA -> agenda(Locale.forLanguageTag(options.getOrDefault("lang", "en")));
            case CONFLICTS -> conflicts();
            case FREE -> free(new FreeOptions(LocalTime.parse(work[0]), LocalTime.parse(work[1]),
                Duration.ofMinutes(Long.parseLong(options.getOrDefault("min", "30"))),
                EnumSet.range(DayOfWeek.MONDAY, DayOfWeek.FRIDAY), people, from, to, zone));
            case STATS -> stats();
            case MONTH -> month();
            case EXPORT -> export();
        };
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        if (mode != Mode.EXPORT) {
            out.printf("%d calendars, %d events, %d occurrences from %s to %s%n", files.size(), events.size(), occurrences.size(), from, to);
        }
        report.write(occurrences, out);
        out.flush();
        if (options.containsKey("out")) {
            Files.writeString(Path.of(options.get("out")), text.toString());
        } else {
            System.out.print(text);
            System.out.flush();
        }
    }
}
