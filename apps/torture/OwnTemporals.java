// args: 3 | 17 | 29
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.chrono.JapaneseDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.List;

/** Units, fields, amounts and adjusters of the program's own that the dates of the JDK call back, with gaps and other eras. */
public class OwnTemporals {
    static int calls;

    enum Unit implements TemporalUnit {
        WORKDAYS, FORTNIGHTS;

        public Duration getDuration() {
            return this == WORKDAYS ? Duration.ofDays(1) : Duration.ofDays(14);
        }

        public boolean isDurationEstimated() {
            return this == WORKDAYS;
        }

        public boolean isDateBased() {
            return true;
        }

        public boolean isTimeBased() {
            return false;
        }

        @SuppressWarnings("unchecked")
        public <R extends Temporal> R addTo(R t, long k) {
            calls++;
            if (this == FORTNIGHTS) {
                return (R) t.plus(Math.multiplyExact(k, 14), ChronoUnit.DAYS);
            }
            Temporal r = t;
            for (long i = 0; i < Math.abs(k); i++) {
                do {
                    r = r.plus(Long.signum(k), ChronoUnit.DAYS);
                } while (r.get(ChronoField.DAY_OF_WEEK) >= DayOfWeek.SATURDAY.getValue());
            }
            return (R) r;
        }

        public long between(Temporal a, Temporal b) {
            long k = 0;
            if (this == FORTNIGHTS) {
                return ChronoUnit.DAYS.between(a, b) / 14;
            }
            for (Temporal t = a; ChronoUnit.DAYS.between(t, b) > 0; t = addTo(t, 1)) {
                k++;
            }
            return k;
        }
    }

    enum Field implements TemporalField {
        HALF_OF_MONTH;

        public TemporalUnit getBaseUnit() {
            return ChronoUnit.DAYS;
        }

        public TemporalUnit getRangeUnit() {
            return ChronoUnit.MONTHS;
        }

        public ValueRange range() {
            return ValueRange.of(1, 2);
        }

        public boolean isDateBased() {
            return true;
        }

        public boolean isTimeBased() {
            return false;
        }

        public boolean isSupportedBy(TemporalAccessor t) {
            return t.isSupported(ChronoField.DAY_OF_MONTH);
        }

        public ValueRange rangeRefinedBy(TemporalAccessor t) {
            return range();
        }

        public long getFrom(TemporalAccessor t) {
            return t.get(ChronoField.DAY_OF_MONTH) > 15 ? 2 : 1;
        }

        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R t, long v) {
            range().checkValidValue(v, this);
            return (R) t.with(ChronoField.DAY_OF_MONTH, v == 1 ? 1 : 16);
        }
    }

    record Mixed(int workdays, int months) implements TemporalAmount {
        public long get(TemporalUnit u) {
            return u == Unit.WORKDAYS ? workdays : months;
        }

        public List<TemporalUnit> getUnits() {
            return List.of(ChronoUnit.MONTHS, Unit.WORKDAYS);
        }

        public Temporal addTo(Temporal t) {
            for (TemporalUnit u : getUnits()) {
                t = t.plus(get(u), u);
            }
            return t;
        }

        public Temporal subtractFrom(Temporal t) {
            return t.minus(workdays, Unit.WORKDAYS).minus(months, ChronoUnit.MONTHS);
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 7;
        LocalDate d = LocalDate.of(2024, 1, 31).plus(n, Unit.WORKDAYS);
        int stages = 0;
        LocalDate end = LocalDate.of(2025, 3, 1);
        while (d.isBefore(end)) {
            d = d.plus(new Mixed(n % 6 + 1, 1)).with(Field.HALF_OF_MONTH, stages % 2 + 1);
            stages += d.get(Field.HALF_OF_MONTH);
        }
        LocalDate back = d.minus(new Mixed(3, n % 5));
        long between = back.until(d, Unit.WORKDAYS) * 100 + Unit.FORTNIGHTS.between(back, d);
        TemporalAdjuster fridays = TemporalAdjusters.dayOfWeekInMonth(n % 7 - 3, DayOfWeek.FRIDAY);
        TemporalAdjuster both = t -> t.with(fridays).with(TemporalAdjusters.nextOrSame(DayOfWeek.of(n % 7 + 1)));
        LocalDate adjusted = d.with(both);
        ZonedDateTime z = ZonedDateTime.of(LocalDateTime.of(2024, 3, 30, 2, 30), ZoneId.of("Europe/Berlin"));
        int gaps = 0;
        for (int i = 0; i < n; i++) {
            ZonedDateTime next = z.plusDays(i % 3);
            gaps += next.getHour() != 2 ? 10 : 0;
            gaps += Duration.between(z, next).toHours() % 24 != 0 ? 1 : 0;
            z = i % 2 == 0 ? next : z.plusHours(7);
        }
        JapaneseDate j = JapaneseDate.from(LocalDate.of(2019, 4, 25));
        int era = 0;
        for (int i = 0; i < n; i++) {
            j = j.plus(1, ChronoUnit.DAYS);
            era += j.get(ChronoField.YEAR_OF_ERA) == 1 ? 1 : 0;
        }
        int refused = 0;
        for (TemporalUnit u : new TemporalUnit[] {ChronoUnit.HOURS, Unit.FORTNIGHTS, ChronoUnit.FOREVER}) {
            try {
                refused += ThaiBuddhistDate.from(d).plus(n, u).get(ChronoField.YEAR) % 10;
            } catch (UnsupportedTemporalTypeException e) {
                refused += 100;
            }
        }
        try {
            d.with(Field.HALF_OF_MONTH, n);
        } catch (DateTimeException e) {
            refused += e.getMessage().length();
        }
        System.out.println(d + " " + stages + " " + between + " " + adjusted + " " + gaps + " " + z.getHour()
                + " " + era + " " + refused + " " + calls + " " + Period.between(back, d));
    }
}
