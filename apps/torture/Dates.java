// args: 3 2024-02-28 | 10 1999-12-31 | 25 2023-06-15
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;

/** java.time: dates that bound loops, weekdays, periods, formats and what cannot be parsed; no clock. */
public class Dates {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        LocalDate day = LocalDate.parse(args[1]);
        LocalDate end = day.plusMonths(n % 5).plusDays(n);
        int workdays = 0;
        for (LocalDate d = day; d.isBefore(end); d = d.plusDays(1)) {
            if (d.getDayOfWeek() != DayOfWeek.SATURDAY && d.getDayOfWeek() != DayOfWeek.SUNDAY) {
                workdays++;
            }
        }
        int leaps = 0;
        for (int y = day.getYear(); y < day.getYear() + n; y++) {
            if (LocalDate.of(y, 1, 1).isLeapYear()) {
                leaps++;
            }
        }
        Period between = Period.between(day, end);
        int total = between.getMonths() * 30 + between.getDays();
        LocalDateTime t = day.atTime(23, 50);
        Duration step = Duration.ofMinutes(n);
        while (t.toLocalDate().equals(day)) {
            t = t.plus(step);
            total++;
        }
        String text = t.format(DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm"));
        for (char c : text.toCharArray()) {
            if (c == '0') {
                total += 2;
            }
        }
        int bad = 0;
        for (int i = 1; i <= n; i++) {
            try {
                total += LocalDate.parse("2023-02-" + (i < 10 ? "0" + i : "" + i * 2)).getDayOfYear() % 3;
            } catch (DateTimeParseException e) {
                bad++;
            }
        }
        for (long i = ChronoUnit.WEEKS.between(day, end); i > 0; i--) {
            total++;
        }
        System.out.println(total + " " + workdays + " " + leaps + " " + bad);
    }
}
