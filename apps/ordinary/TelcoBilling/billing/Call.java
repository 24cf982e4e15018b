package billing;

import java.time.LocalDateTime;

/** One call detail record. */
public record Call(String account, String destination, LocalDateTime start, int seconds, Kind kind) {

    public enum Kind { VOICE, SMS, DATA }

    public LocalDateTime end() {
        return start.plusSeconds(seconds);
    }
}
