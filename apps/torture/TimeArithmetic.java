// args: 3 2024-01-31 | 10 2023-02-28 | 25 2020-13-01
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.util.HexFormat;

/** Dates with adjusters and queries of the program, zones, instants, formatters that are built. */
public class TimeArithmetic {
    static int adjusted;

    static final TemporalAdjuster NEXT_WORKDAY = date -> {
        adjusted++;
        Temporal next = date.plus(1, ChronoUnit.DAYS);
        while (next.get(ChronoField.DAY_OF_WEEK) >= DayOfWeek.SATURDAY.getValue()) {
            next = next.plus(1, ChronoUnit.DAYS);
        }
        return next;
    };

    static int workdays(LocalDate from, int n) {
        LocalDate at = from;
        for (int i = 0; i < n; i++) {
            at = at.with(NEXT_WORKDAY);
        }
        return (int) ChronoUnit.DAYS.between(from, at);
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int total = 0;
        LocalDate from;
        try {
            from = LocalDate.parse(args[1]);
        } catch (DateTimeException e) {
            from = LocalDate.EPOCH;
            total += 1000;
        }
        total += workdays(from, n);
        total += from.with(TemporalAdjusters.lastDayOfMonth()).getDayOfMonth();
        total += from.query(t -> t.get(ChronoField.MONTH_OF_YEAR) * 2);
        ZonedDateTime zoned = from.atTime(LocalTime.NOON).atZone(ZoneId.of("Europe/Zurich"));
        for (int i = 0; i < n; i++) {
            zoned = zoned.plusDays(20);
            total += zoned.getOffset().getTotalSeconds() / 3600;
        }
        Instant instant = zoned.toInstant().truncatedTo(ChronoUnit.HOURS);
        total += (int) (instant.getEpochSecond() % 7) + instant.atOffset(ZoneOffset.UTC).getHour();
        DateTimeFormatter form = new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4).appendLiteral('w')
                .appendValue(ChronoField.ALIGNED_WEEK_OF_YEAR).toFormatter();
        total += form.format(from).length() + YearMonth.from(from).plusMonths(n).lengthOfMonth();
        total += from.datesUntil(from.plusDays(n)).filter(d -> d.getDayOfWeek() == DayOfWeek.MONDAY).count();
        byte[] bytes = HexFormat.of().parseHex("0a0b" + (n < 10 ? "0" + n : n));
        total += bytes[2] + HexFormat.ofDelimiter(":").formatHex(bytes).length();
        int steps = 0;
        for (int i = 0; i < total + adjusted; i++) {
            steps += i & 1;
        }
        System.out.println(total + " " + steps);
    }
}
