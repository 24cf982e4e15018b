// args: 2024-01-15 90 3 | 2023-11-30 200 5 | 2025-02-27 12 1 | 2020-02-28 400 7
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalQuery;
import java.util.EnumMap;
import java.util.Map;

/** Plans maintenance visits with own adjusters and queries over the calendar. */
public class AdjustPlanner {
    enum Crew { DAY, LATE, NIGHT }

    static final class CrewOnDuty implements TemporalQuery<Crew> {
        final int shift;
        int asked;

        CrewOnDuty(int shift) {
            this.shift = shift;
        }

        @Override
        public Crew queryFrom(TemporalAccessor when) {
            asked++;
            if (!when.isSupported(ChronoField.EPOCH_DAY)) {
                return Crew.DAY;
            }
            long week = when.getLong(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
            return Crew.values()[(int) ((week + shift) % 3)];
        }
    }

    static TemporalAdjuster workdays(int n) {
        return t -> {
            int left = n;
            while (left > 0) {
                t = t.plus(1, ChronoUnit.DAYS);
                if (t.get(ChronoField.DAY_OF_WEEK) < 6) {
                    left--;
                }
            }
            return t;
        };
    }

    static TemporalAdjuster payday() {
        return TemporalAdjusters.ofDateAdjuster(d -> {
            LocalDate last = d.with(TemporalAdjusters.lastDayOfMonth());
            while (last.getDayOfWeek().getValue() > 5) {
                last = last.minusDays(1);
            }
            return last.isAfter(d) ? last : d.plusMonths(1).with(payday());
        });
    }

    public static void main(String[] args) {
        LocalDate start = LocalDate.parse(args[0]);
        LocalDate end = start.plusDays(Integer.parseInt(args[1]));
        int gap = Integer.parseInt(args[2]);
        CrewOnDuty duty = new CrewOnDuty(gap);
        Map<Crew, Integer> visits = new EnumMap<>(Crew.class);
        int paid = 0;
        LocalDate pay = start.with(payday());
        LocalDate day = start;
        while (day.isBefore(end)) {
            Crew crew = day.query(duty);
            visits.merge(crew, day.getDayOfMonth(), Integer::sum);
            if (!day.isBefore(pay)) {
                paid++;
                pay = day.with(payday());
                System.out.println("paid on " + day + ", next " + pay);
            }
            switch (crew) {
                case DAY:
                    day = day.with(workdays(gap));
                    break;
                case LATE:
                    day = day.with(TemporalAdjusters.next(DayOfWeek.of(1 + gap % 7)));
                    break;
                default:
                    day = day.with(workdays(1)).plus(Period.ofDays(gap));
            }
        }
        Period total = Period.between(start, day).normalized();
        int stars = 0;
        for (int m = total.getMonths() + total.getDays(); m > 0; m /= 2) {
            stars++;
        }
        System.out.println(visits + " asked=" + duty.asked + " paid=" + paid);
        System.out.println("stopped " + day + " after " + total + " stars=" + stars);
    }
}
