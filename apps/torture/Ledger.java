// args: 4 | 40 | 150
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** An account book: records, exact decimals, dates, collectors, formatted lines. */
public class Ledger {
    enum Kind {
        RENT(1) {
            @Override
            BigDecimal fee(BigDecimal amount) {
                return BigDecimal.ZERO;
            }
        },
        FOOD(2), TRAVEL(5);

        final int rate;

        Kind(int rate) {
            this.rate = rate;
        }

        BigDecimal fee(BigDecimal amount) {
            return amount.multiply(BigDecimal.valueOf(rate, 2)).setScale(2, RoundingMode.HALF_EVEN);
        }
    }

    record Entry(LocalDate day, Kind kind, BigDecimal amount, String note) implements Comparable<Entry> {
        static int made;

        Entry {
            made++;
            if (amount.signum() < 0) {
                throw new IllegalArgumentException("negative: " + amount.toPlainString());
            }
            note = note.isBlank() ? "none" : note.strip();
        }

        boolean isLate() {
            return day.getDayOfWeek() == DayOfWeek.FRIDAY || day.getDayOfMonth() > 27;
        }

        @Override
        public int compareTo(Entry other) {
            return Comparator.comparing(Entry::day).thenComparing(Entry::amount, Comparator.reverseOrder()).compare(this, other);
        }
    }

    static Optional<Entry> entry(int i) {
        LocalDate day = LocalDate.of(2024, 1, 31).plusMonths(i % 14).minusDays(i * 3 % 29);
        BigDecimal amount = new BigDecimal((i * 7919 % 20_011) - 600).movePointLeft(2);
        try {
            return Optional.of(new Entry(day, Kind.values()[i % 3], amount, i % 4 == 0 ? "  " : " item " + i));
        } catch (IllegalArgumentException e) {
            return e.getMessage().endsWith("5") ? Optional.empty() : Optional.of(new Entry(day, Kind.FOOD, BigDecimal.ONE, "fixed"));
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            entry(i).filter(e -> e.amount().scale() == 2 || e.kind() != Kind.RENT).ifPresent(entries::add);
        }
        Map<YearMonth, BigDecimal> months = entries.stream().collect(Collectors.groupingBy(e -> YearMonth.from(e.day()), TreeMap::new,
            Collectors.reducing(BigDecimal.ZERO, Entry::amount, BigDecimal::add)));
        int rich = 0;
        for (Map.Entry<YearMonth, BigDecimal> m : months.entrySet()) {
            if (m.getValue().compareTo(new BigDecimal("99.50")) > 0) {
                rich += m.getKey().lengthOfMonth();
            }
        }
        EnumMap<Kind, BigDecimal> fees = new EnumMap<>(Kind.class);
        for (Entry e : entries) {
            fees.merge(e.kind(), e.kind().fee(e.amount()), BigDecimal::add);
        }
        Deque<Entry> open = new ArrayDeque<>();
        int gaps = 0;
        int late = 0;
        for (Entry e : entries.stream().sorted().toList()) {
            while (!open.isEmpty() && ChronoUnit.DAYS.between(open.peekFirst().day(), e.day()) > 20) {
                Period gap = Period.between(open.pollFirst().day(), e.day());
                gaps += gap.getMonths() * 31 + gap.getDays();
            }
            open.addLast(e);
            if (e.isLate() ? e.note().length() > 4 : e.note().charAt(0) == 'n') {
                late++;
            }
        }
        DateTimeFormatter form = DateTimeFormatter.ofPattern("d. MMM uuuu", Locale.ENGLISH);
        StringBuilder page = new StringBuilder();
        for (Entry e : entries) {
            LocalDate due = e.day().with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY));
            page.append(String.format(Locale.ROOT, "%-12s|%8.2f|%s%n", form.format(due), e.amount(), e.kind().name().toLowerCase()));
        }
        int longLines = 0;
        for (String line : page.toString().split("\\R")) {
            longLines += line.length() > 30 ? 1 : 0;
        }
        System.out.println(rich + " " + fees + " " + gaps + " " + late + " " + longLines + " " + Entry.made);
    }
}
