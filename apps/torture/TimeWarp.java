// args: 3 | 9 week | 20 clock
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

/**
 * java.time double-dispatches with(), query(), plus(), until() and get() to user TemporalAdjusters,
 * TemporalQueries, TemporalAmounts, TemporalUnits, TemporalFields and a user Clock that advances at each
 * reading.
 */
public class TimeWarp {
    static int adjusted, queried, fields, units, amounts;

    static class TickClock extends Clock {
        long ms = 86400000L * 30;
        int reads;
        @Override public ZoneId getZone() { return ZoneOffset.ofHours(reads % 3); }
        @Override public Clock withZone(ZoneId z) { return this; }
        @Override public Instant instant() { reads++; ms += 3600000L * 7; return Instant.ofEpochMilli(ms); }
    }

    enum Fort implements TemporalUnit {
        FORTNIGHT;
        @Override public Duration getDuration() { return Duration.ofDays(14); }
        @Override public boolean isDurationEstimated() { return false; }
        @Override public boolean isDateBased() { return true; }
        @Override public boolean isTimeBased() { return false; }
        @SuppressWarnings("unchecked")
        @Override public <R extends Temporal> R addTo(R t, long k) { units++; return (R) t.plus(k * 14 + units % 2, ChronoUnit.DAYS); }
        @Override public long between(Temporal a, Temporal b) { units += 10; return ChronoUnit.DAYS.between(a, b) / 14; }
    }

    static final TemporalField HALF = new TemporalField() {
        @Override public TemporalUnit getBaseUnit() { return ChronoUnit.MONTHS; }
        @Override public TemporalUnit getRangeUnit() { return ChronoUnit.YEARS; }
        @Override public ValueRange range() { return ValueRange.of(1, 2); }
        @Override public boolean isDateBased() { return true; }
        @Override public boolean isTimeBased() { return false; }
        @Override public boolean isSupportedBy(TemporalAccessor t) { fields++; return t.isSupported(ChronoField.MONTH_OF_YEAR); }
        @Override public ValueRange rangeRefinedBy(TemporalAccessor t) { return range(); }
        @Override public long getFrom(TemporalAccessor t) { fields += 100; return t.get(ChronoField.MONTH_OF_YEAR) <= 6 ? 1 : 2; }
        @SuppressWarnings("unchecked")
        @Override public <R extends Temporal> R adjustInto(R t,
                long v) { fields += 1000; return (R) t.plus((v - getFrom(t)) * 6, ChronoUnit.MONTHS); }
        @Override public String toString() { return "Half"; }
    };

    static final TemporalAdjuster NEXT_PRIME_DAY = t -> {
        Temporal x = t;
        do {
            adjusted++;
            x = x.plus(1, ChronoUnit.DAYS);
        } while (!java.math.BigInteger.valueOf(x.get(ChronoField.DAY_OF_MONTH)).isProbablePrime(20));
        return x;
    };

    static class Odd implements TemporalAmount {
        int days;
        Odd(int d) { days = d; }
        @Override public long get(TemporalUnit u) { return days; }
        @Override public List<TemporalUnit> getUnits() { return List.of(ChronoUnit.DAYS); }
        @Override public Temporal addTo(Temporal t) { amounts++; return t.plus(days++, ChronoUnit.DAYS); }
        @Override public Temporal subtractFrom(Temporal t) { amounts += 10; return t.with(NEXT_PRIME_DAY); }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        TickClock clock = new TickClock();
        LocalDate d = mode.equals("clock") ? LocalDate.now(clock) : LocalDate.of(2024, 1, 31);
        Odd odd = new Odd(n);
        int sum = 0, bad = 0;
        for (int i = 0; i < n; i++) {
            switch (i % 6) {
                case 0: d = d.with(NEXT_PRIME_DAY); break;
                case 1: d = d.plus(odd).minus(odd); break;
                case 2: d = d.plus(2, Fort.FORTNIGHT); break;
                case 3: d = d.with(HALF, i % 4 == 3 ? 1 : 2); break;
                case 4: d = d.plusMonths(1).with(TemporalAdjusters.ofDateAdjuster(x -> x.plusDays(x.lengthOfMonth()))); break;
                default: d = mode.equals("week") ? d.with(TemporalAdjusters.previousOrSame(DayOfWeek.FRIDAY)) : d.withDayOfMonth(28);
            }
            Integer q = d.query(t -> { queried++; return t.isSupported(ChronoField.HOUR_OF_DAY) ? null : t.get(ChronoField.DAY_OF_YEAR); });
            sum += q + (int) d.getLong(HALF);
            try {
                sum += Instant.now(clock).get(HALF);                      // no months: throws in getFrom
            } catch (UnsupportedTemporalTypeException e) {
                bad++;
            }
            try {
                sum += (int) d.until(LocalDate.of(2025, 2, 28 + i % 3), Fort.FORTNIGHT);
            } catch (DateTimeException e) {
                bad += 100;
            }
        }
        DateTimeFormatter f = new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR,
                4).appendLiteral('H').appendValue(HALF)
                .optionalStart().appendLiteral('x').appendText(ChronoField.MONTH_OF_YEAR, Map.of(1L, "one", 2L, "two")).optionalEnd().toFormatter(Locale.ROOT);
        String text = f.format(d);
        Period p = Period.between(LocalDate.of(2023, 12, 31), d).normalized();
        int acc = 0;
        for (LocalDate x = d; x.isBefore(d.plus(Period.ofDays(sum % 60
                + 1))); x = (LocalDate) NEXT_PRIME_DAY.adjustInto(x)) acc += x.getDayOfWeek().getValue();
        for (long s = Duration.between(clock.instant(), clock.instant()).toHours(); s > 0; s--) acc += clock.reads;
        ChronoLocalDate thai = ThaiBuddhistDate.from(d).with(ChronoField.DAY_OF_MONTH, 1);
        System.out.println(d + " " + text + " " + sum + " " + bad + " " + p.getMonths() + " " + adjusted + " "
                + queried + " " + fields + " " + units + " " + amounts
            + " " + clock.reads + " " + acc + " " + thai.get(ChronoField.YEAR_OF_ERA));
    }
}
