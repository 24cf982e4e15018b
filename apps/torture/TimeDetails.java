// args: 3 | 10 | 25
import java.io.IOException;
import java.text.ParsePosition;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.HijrahDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.chrono.ThaiBuddhistDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneOffsetTransition;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Dates and times with adjusters, queries, fields, units, amounts, clocks and outputs of the program. */
public class TimeDetails {
    static int failed;
    static int asked;

    /** The next day that is a multiple of some number, which may change. */
    static final class Multiple implements TemporalAdjuster {
        int of;

        @Override public Temporal adjustInto(Temporal t) {
            asked++;
            int day = t.get(ChronoField.DAY_OF_YEAR);
            return t.plus(of - day % of, ChronoUnit.DAYS);
        }
    }

    /** A clock that goes on by a second when it is asked. */
    static final class Steps extends Clock {
        private long now;

        @Override public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override public Instant instant() {
            now++;
            return Instant.ofEpochSecond(now);
        }
    }

    /** Half the days of a month. */
    enum Half implements TemporalField {
        OF_MONTH;

        @Override public TemporalUnit getBaseUnit() {
            return ChronoUnit.DAYS;
        }

        @Override public TemporalUnit getRangeUnit() {
            return ChronoUnit.MONTHS;
        }

        @Override public ValueRange range() {
            return ValueRange.of(0, 15);
        }

        @Override public boolean isDateBased() {
            return true;
        }

        @Override public boolean isTimeBased() {
            return false;
        }

        @Override public boolean isSupportedBy(TemporalAccessor t) {
            asked += 10;
            return t.isSupported(ChronoField.DAY_OF_MONTH);
        }

        @Override public ValueRange rangeRefinedBy(TemporalAccessor t) {
            asked += 100;
            return range();
        }

        @Override public long getFrom(TemporalAccessor t) {
            asked += 1000;
            return t.get(ChronoField.DAY_OF_MONTH) / 2;
        }

        @SuppressWarnings("unchecked")
        @Override public <R extends Temporal> R adjustInto(R t, long value) {
            return (R) t.with(ChronoField.DAY_OF_MONTH, value * 2);
        }
    }

    /** Weeks of work. */
    static final class Shifts implements TemporalAmount {
        int count;

        @Override public long get(TemporalUnit unit) {
            return count * 5L;
        }

        @Override public List<TemporalUnit> getUnits() {
            asked++;
            return List.of(ChronoUnit.DAYS);
        }

        @Override public Temporal addTo(Temporal t) {
            count++;
            return t.plus(get(ChronoUnit.DAYS), ChronoUnit.DAYS);
        }

        @Override public Temporal subtractFrom(Temporal t) {
            count--;
            return t.minus(get(ChronoUnit.DAYS), ChronoUnit.DAYS);
        }
    }

    /** Takes a few characters, then no more. */
    static final class Narrow implements Appendable {
        final StringBuilder text = new StringBuilder();
        int room;

        @Override public Appendable append(CharSequence s) throws IOException {
            for (int i = 0; i < s.length(); i++) {
                append(s.charAt(i));
            }
            return this;
        }

        @Override public Appendable append(CharSequence s, int from, int to) throws IOException {
            return append(s.subSequence(from, to));
        }

        @Override public Appendable append(char c) throws IOException {
            if (--room < 0) {
                throw new IOException("full");
            }
            text.append(c);
            return this;
        }
    }

    static int adjusted(int n) {
        Multiple m = new Multiple();
        m.of = n;
        LocalDate date = LocalDate.of(2020, 1, 1).with(m);
        TemporalAdjuster kept = TemporalAdjusters.ofDateAdjuster(d -> d.plusDays(m.of));
        m.of++;
        int s = date.getDayOfYear() + date.with(kept).getDayOfYear() * 2 + date.with(m).getDayOfMonth();
        s += date.query(t -> t.get(ChronoField.MONTH_OF_YEAR) + m.of);
        s += date.with(TemporalAdjusters.nextOrSame(DayOfWeek.of(n % 7 + 1))).getDayOfMonth();
        return s + date.get(Half.OF_MONTH) + (int) date.with(Half.OF_MONTH, n % 14 + 1).range(Half.OF_MONTH).getMaximum() + (date.isSupported(Half.OF_MONTH) ? 1 : 2);
    }

    static int amounts(int n) {
        Shifts shifts = new Shifts();
        LocalDate date = LocalDate.of(2021, 3, 1).plus(shifts).plus(shifts);
        for (int i = 0; i < n % 4; i++) {
            date = date.minus(shifts);
        }
        int s = date.getDayOfYear() + shifts.count * 10;
        Period p = Period.from(shifts).plus(Period.of(0, 14 + n, 1)).normalized();
        s += p.getMonths() + p.getYears() * 3 + ((LocalDate) p.addTo(date)).getMonthValue() + p.getUnits().size();
        Duration d = Duration.ofMinutes(n * 77L).plusMillis(n);
        s += d.toHoursPart() + d.toMinutesPart() + d.toMillisPart() + ((LocalTime) d.subtractFrom(LocalTime.NOON)).getHour();
        try {
            s += ((LocalDate) d.addTo(date)).getYear();
        } catch (DateTimeException e) {
            failed++;
        }
        try {
            s += (int) (p.get(ChronoUnit.MONTHS) + d.get(n % 2 == 0 ? ChronoUnit.NANOS : ChronoUnit.HOURS)) % 10;
        } catch (DateTimeException e) {
            failed += 10;
        }
        return s + (int) d.dividedBy(Duration.ofSeconds(100)) + (d.abs().isNegative() ? 1 : 2);
    }

    static int clocks(int n) {
        Steps steps = new Steps();
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += LocalDateTime.now(steps).getSecond() % 3;
        }
        s += (int) steps.millis() / 1000 + LocalTime.now(Clock.offset(steps, Duration.ofSeconds(n))).getSecond();
        s += Instant.now(Clock.tick(steps, Duration.ofSeconds(4))).getEpochSecond() % 50 + Year.now(steps).getValue() % 7;
        return s + (int) steps.now + Clock.fixed(Instant.ofEpochSecond(n), ZoneOffset.UTC).instant().getNano();
    }

    static int written(int n) {
        Narrow narrow = new Narrow();
        narrow.room = n;
        try {
            DateTimeFormatter.ISO_DATE.formatTo(LocalDate.of(2020, 2, 2), narrow);
        } catch (DateTimeException e) {
            failed += 100;
        }
        StringBuilder sb = new StringBuilder();
        DateTimeFormatter.ofPattern("d".repeat(n % 2 + 1)).formatTo(LocalDate.ofEpochDay(n), sb);
        return narrow.text.length() * 10 + narrow.room + sb.length();
    }

    static int parsed(int n) {
        DateTimeFormatterBuilder b = new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4).appendLiteral('/');
        b.appendText(ChronoField.MONTH_OF_YEAR, n > 5 ? TextStyle.SHORT : TextStyle.FULL).optionalStart().appendPattern("/dd");
        if (n % 2 == 0) {
            b.optionalEnd();
        }
        b.parseDefaulting(ChronoField.DAY_OF_MONTH, n % 28 + 1).parseCaseInsensitive();
        DateTimeFormatter f = b.toFormatter(Locale.US);
        Map<Long, String> names = new HashMap<>(Map.of(1L, "one", 2L, "two"));
        DateTimeFormatter own = new DateTimeFormatterBuilder().appendText(ChronoField.DAY_OF_WEEK, names).toFormatter();
        names.put(1L, "changed");
        int s = own.format(LocalDate.of(2021, 1, 3 + n % 3)).length();
        for (String text : new String[] {"2020/Jan", "2020/February/30", "2020/feb/03", "202", "2020/January"}) {
            try {
                s += LocalDate.parse(text, f.withResolverStyle(n > 20 ? ResolverStyle.LENIENT : ResolverStyle.STRICT)).getDayOfYear();
            } catch (DateTimeParseException e) {
                failed += e.getErrorIndex() + 1;
            }
        }
        ParsePosition at = new ParsePosition(n % 3);
        if (DateTimeFormatter.ISO_DATE.parseUnresolved("xx2020-01-01", at) == null) {
            failed += at.getErrorIndex() + 50;
        }
        TemporalAccessor best = DateTimeFormatter.ofPattern("yyyy-MM[-dd]").parseBest(n > 5 ? "2020-01" : "2020-01-02", LocalDate::from, YearMonth::from);
        return s + at.getIndex() + (best instanceof LocalDate ? 100 : 200);
    }

    static int parts(int n) {
        int s = (int) LocalDate.of(2020, 1, 1).datesUntil(LocalDate.ofYearDay(2020, n + 1), Period.ofDays(2)).filter(d -> d.getDayOfWeek() != DayOfWeek.SUNDAY).count();
        YearMonth ym = YearMonth.of(2020, 11).plusMonths(n);
        s += ym.lengthOfMonth() + ym.atEndOfMonth().withDayOfYear(n).getMonthValue() + Year.of(2000 + n).atDay(60).getDayOfMonth();
        s += MonthDay.of(2, 29).isValidYear(2000 + n) ? 100 : MonthDay.of(2, 29).atYear(2000 + n).getDayOfMonth();
        s += OffsetTime.of(1, n, 0, 0, ZoneOffset.ofHours(n % 10)).withOffsetSameInstant(ZoneOffset.UTC).getHour();
        try {
            s += LocalDate.of(2021, 1, 1).withDayOfYear(341 + n).withMonth(2).getDayOfMonth();
        } catch (DateTimeException e) {
            failed += 1000;
        }
        return s;
    }

    static int zones(int n) {
        ZoneId paris = ZoneId.of("Europe/Paris");
        ZonedDateTime z = ZonedDateTime.of(2021, 3, 27, n % 24, 30, 0, 0, paris);
        int s = z.plusDays(1).getHour() * 10 + z.plusHours(24).getHour();
        ZoneOffsetTransition t = paris.getRules().nextTransition(z.toInstant().plus(Duration.ofDays(n * 20L)));
        s += (t.isGap() ? 100 : 200) + (int) t.getDuration().toHours() + paris.getRules().getValidOffsets(t.getDateTimeBefore().plusMinutes(n)).size() * 3;
        return s + paris.getRules().getTransitions().size() % 7 + z.withEarlierOffsetAtOverlap().getOffset().getTotalSeconds() / 3600 + t.compareTo(t);
    }

    static int chronologies(int n) {
        ChronoLocalDate[] dates = {JapaneseDate.of(1980 + n * 2, 5, 5), ThaiBuddhistDate.of(2560 + n, 1, 1), HijrahDate.of(1430 + n, 9, n)};
        int s = 0;
        for (ChronoLocalDate d : dates) {
            s += d.get(ChronoField.YEAR_OF_ERA) % 100 + d.lengthOfYear() % 10 + d.getChronology().getId().length() + (d.isAfter(LocalDate.of(2020, n % 12 + 1, 1)) ? 3 : 5);
        }
        Map<TemporalField, Long> fields = new HashMap<>(Map.of(ChronoField.EPOCH_DAY, (long) n, ChronoField.ALIGNED_WEEK_OF_YEAR, 3L));
        s += IsoChronology.INSTANCE.resolveDate(fields, ResolverStyle.SMART).getDayOfMonth() + fields.size() * 10;
        try {
            s += Chronology.of(n % 2 == 0 ? "Hijrah-umalqura" : "Minguo").dateYearDay(1440, 355).lengthOfMonth() + ThaiBuddhistChronology.INSTANCE.eras().size();
            s += (int) ChronoUnit.DAYS.between(dates[1], dates[2]) % 100;
        } catch (DateTimeException e) {
            failed += 10_000;
        }
        return s + (Chronology.from(dates[n % 3]).isLeapYear(2560 + n) ? 1 : 2);
    }

    /** Where parsing got, and what resolving took away. */
    static int left(int n) {
        ParsePosition at = new ParsePosition(2);
        DateTimeFormatter.ISO_DATE.parse("xx2020-01-01" + "y".repeat(n), at);
        ParsePosition raw = new ParsePosition(n % 3);
        DateTimeFormatter.ISO_DATE.parseUnresolved("xx2020-01-01", raw);
        return at.getIndex() * 10 + raw.getIndex() - raw.getErrorIndex();
    }

    static int resolved(int n) {
        Map<TemporalField, Long> fields = new HashMap<>(Map.of(ChronoField.EPOCH_DAY, (long) n, ChronoField.ALIGNED_WEEK_OF_YEAR, 3L));
        if (n > 5) {
            fields.remove(ChronoField.EPOCH_DAY);
        }
        IsoChronology.INSTANCE.resolveDate(fields, ResolverStyle.SMART);
        return fields.size();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] results = {adjusted(n), amounts(n), written(n), parsed(n), parts(n), zones(n), chronologies(n), clocks(n), left(n), resolved(n), failed, asked};
        int sum = 0;
        for (int r : results) {
            for (int i = 0; i < r; i++) {
                sum += i & 1;
            }
            System.out.print(r + " ");
        }
        System.out.println(sum);
    }
}
