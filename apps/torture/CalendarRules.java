// args: 2024-01-31 13 Asia/Tokyo|2023-12-29 40 America/New_York|1999-02-28 27 UTC
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalQuery;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

public class CalendarRules {
    static int adjusted;

    static final TemporalAdjuster NEXT_WORKDAY = t -> {
        adjusted++;
        return switch (DayOfWeek.from(t)) {
            case FRIDAY -> t.plus(3, ChronoUnit.DAYS);
            case SATURDAY -> t.plus(2, ChronoUnit.DAYS);
            default -> t.plus(1, ChronoUnit.DAYS);
        };
    };
    static class Holidays implements TemporalQuery<Boolean>, TemporalAdjuster {
        final Set<MonthDay> days = Set.of(MonthDay.of(1, 1), MonthDay.of(2, 29), MonthDay.of(12, 25));
        public Boolean queryFrom(java.time.temporal.TemporalAccessor t) { return days.contains(MonthDay.from(t)); }
        public Temporal adjustInto(Temporal t) {
            while (t.query(this)) { adjusted += 10; t = t.with(NEXT_WORKDAY); }
            return t;
        }
    }

    public static void main(String[] args) {
        LocalDate start = LocalDate.parse(args[0]);
        int n = Integer.parseInt(args[1]);
        ZoneId zone = ZoneId.of(args[2]);
        Holidays holidays = new Holidays();
        LocalDate d = start;
        int leaps = 0, clipped = 0, mondays = 0;
        Map<DayOfWeek, Integer> byDay = new EnumMap<>(DayOfWeek.class);
        for (int i = 0; i < n; i++) {
            LocalDate next = start.plusMonths(i);
            if (next.getDayOfMonth() != start.getDayOfMonth()) clipped++;
            if (Year.isLeap(next.getYear()) && next.getMonthValue() == 2) leaps++;
            d = d.with(NEXT_WORKDAY).with(holidays);
            byDay.merge(d.getDayOfWeek(), 1, Integer::sum);
            if (next.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) > 50) mondays++;
            mondays += 100 * (next.with(TemporalAdjusters.lastDayOfMonth()).getDayOfWeek() == DayOfWeek.SUNDAY ? 1 : 0);
        }
        Period p = Period.between(start, d.plusMonths(n)).normalized();
        int periodSteps = 0;
        for (LocalDate x = start; x.isBefore(d); x = x.plus(p.withMonths(0).withYears(0).plusDays(1))) periodSteps++;
        ZonedDateTime z = LocalDateTime.of(start, java.time.LocalTime.of(1, 30)).atZone(zone);
        int shifts = 0, days = 0;
        for (int i = 0; i < n * 10; i++) {
            ZonedDateTime next = z.plusDays(1);
            if (Duration.between(z, next).toHours() != 24) shifts++;
            if (z.toInstant().atZone(ZoneId.of("UTC")).getDayOfMonth() != z.getDayOfMonth()) days++;
            z = next;
        }
        DateTimeFormatter f = new DateTimeFormatterBuilder().parseCaseInsensitive()
                .appendPattern("[uuuu-MM-dd][dd MMM uuuu][D'th of' uuuu]").optionalStart().appendLiteral('T')
                .appendValue(ChronoField.HOUR_OF_DAY, 2).optionalEnd().parseDefaulting(ChronoField.HOUR_OF_DAY, 6)
                .toFormatter(Locale.ROOT);
        int parsed = 0, bad = 0, hours = 0;
        String[] texts = {args[0], args[0] + "T23", n + "th of 2023", "31 apr 2024", "29 FEB 2024", args[1]};
        for (String t : texts) {
            try {
                LocalDateTime l = LocalDateTime.of(LocalDate.parse(t, f), java.time.LocalTime.MIN);
                hours += f.parse(t).get(ChronoField.HOUR_OF_DAY);
                for (LocalDateTime x = l; x.getYear() == l.getYear(); x = x.plusWeeks(4)) parsed++;
            } catch (DateTimeParseException e) {
                bad += e.getErrorIndex() + 1;
            } catch (DateTimeException e) {
                bad += 100;
            }
        }
        long epoch = Instant.EPOCH.until(z, ChronoUnit.HOURS) % 1000;
        System.out.println(d + " " + adjusted + " " + leaps + " " + clipped + " " + mondays + " " + byDay + " " + p);
        System.out.println(periodSteps + " " + shifts + " " + days + " " + parsed + " " + bad + " " + hours + " " + epoch + " " + z);
    }
}
