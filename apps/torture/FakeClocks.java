// args: 3 2024-02-27 | 12 2023-12-30 | 28 2026-10-24
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/** Retries, a breaker and a limiter that ask a clock of the program, which the JDK's clocks and dates are made of. */
public class FakeClocks {
    static class Ticking extends Clock {
        private Instant now;
        private final ZoneId zone;
        private final Duration step;
        int asked;

        Ticking(Instant start, ZoneId zone, Duration step) {
            now = start;
            this.zone = zone;
            this.step = step;
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId z) {
            return new Ticking(now, z, step.multipliedBy(2));
        }

        @Override
        public Instant instant() {
            asked++;
            Instant result = now;
            now = now.plus(step);
            return result;
        }

        void sleep(Duration d) {
            now = now.plus(d);
        }
    }

    static class Unavailable extends Exception {
        private static final long serialVersionUID = 1;
        final Duration after;

        Unavailable(String message, Duration after) {
            super(message);
            this.after = after;
        }
    }

    static class Breaker {
        enum State { CLOSED, OPEN, HALF }

        final Clock clock;
        final int limit;
        State state = State.CLOSED;
        Instant until = Instant.MIN;
        int failures;
        final EnumMap<State, Integer> visits = new EnumMap<>(State.class);

        Breaker(Clock clock, int limit) {
            this.clock = clock;
            this.limit = limit;
        }

        <T> T call(Callable<T> c) throws Exception {
            if (state == State.OPEN && !clock.instant().isBefore(until)) {
                state = State.HALF;
            }
            visits.merge(state, 1, Integer::sum);
            if (state == State.OPEN) {
                throw new Unavailable("open", Duration.between(Instant.ofEpochSecond(0), until).truncatedTo(java.time.temporal.ChronoUnit.DAYS).dividedBy(50));
            }
            boolean good = false;
            try {
                T t = c.call();
                good = true;
                return t;
            } finally {
                if (good) {
                    failures = 0;
                    state = State.CLOSED;
                } else if (++failures >= limit || state == State.HALF) {
                    state = State.OPEN;
                    until = clock.instant().plusSeconds(90);
                }
            }
        }
    }

    static <T> T retry(int times, Ticking clock, Callable<T> c, Consumer<Exception> failed) throws Exception {
        Exception first = null;
        for (int i = 0; i < times; i++) {
            try {
                return c.call();
            } catch (Unavailable e) {
                clock.sleep(e.after.getSeconds() > 100 ? Duration.ofSeconds(25) : e.after);
                if (first == null) {
                    first = e;
                } else if (first != e) {
                    first.addSuppressed(e);
                }
            } catch (RuntimeException e) {
                failed.accept(e);
                throw e;
            }
        }
        throw first;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        LocalDate day = LocalDate.parse(args[1]);
        Ticking clock = new Ticking(day.atTime(22, 0).toInstant(ZoneOffset.UTC), ZoneOffset.UTC, Duration.ofSeconds(7));
        Breaker breaker = new Breaker(clock, 3);
        int got = 0;
        int given = 0;
        int fatal = 0;
        int[] told = {0};
        for (int i = 0; i < n; i++) {
            int k = i;
            int[] tries = {0};
            try {
                got += retry(4, clock, () -> breaker.call(() -> {
                    tries[0]++;
                    if (k % 9 == 8) {
                        throw new IllegalArgumentException("bad" + k);
                    }
                    if (tries[0] <= k % 4) {
                        throw new Unavailable("busy", Duration.ofSeconds(5L * k));
                    }
                    return tries[0];
                }), e -> told[0] += e.getMessage().length());
            } catch (Unavailable e) {
                given += e.getSuppressed().length + 1;
            } catch (IllegalArgumentException e) {
                fatal++;
            }
        }
        int days = 0;
        Clock hours = Clock.tick(Clock.offset(clock, Duration.ofHours(3)), Duration.ofHours(1));
        for (LocalDate d = day; !d.isAfter(LocalDate.now(hours).plusDays(n)); d = d.plusWeeks(1)) {
            days += d.getMonthValue();
        }
        int years = Year.now(clock).isLeap() ? 366 : 365;
        int late = 0;
        Clock zoned = clock.withZone(ZoneId.of("Asia/Tokyo"));
        while (LocalTime.now(zoned).isBefore(LocalTime.of(7, 0, n)) && late < 200) {
            late++;
        }
        long millis = Clock.systemUTC().millis() > clock.millis() / 4 ? clock.millis() / 1000 % 60 : 0;
        int steps = 0;
        for (long i = got * 3L + given + days + years + millis; i > 0; i -= 11) {
            steps++;
        }
        System.out.println(steps + " " + fatal + " " + told[0] + " " + late + " " + clock.asked + " " + breaker.visits);
    }
}
