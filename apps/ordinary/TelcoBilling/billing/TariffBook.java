package billing;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.*;
import java.util.*;

/** Tariff configuration: plans, destination zones, holidays. Read from an INI file. */
final class TariffBook {

    record Tier(int uptoMinutes, BigDecimal factor) {}

    record Plan(String name, BigDecimal monthly, BigDecimal peak, BigDecimal offPeak, BigDecimal sms,
                BigDecimal dataMb, int freeMinutes, int increment, LocalTime peakFrom, LocalTime peakTo,
                List<Tier> tiers, int friendDiscount) {

        BigDecimal tierFactor(long minutesSoFar) {
            for (Tier t : tiers) {
                if (minutesSoFar < t.uptoMinutes()) return t.factor();
            }
            return tiers.isEmpty() ? BigDecimal.ONE : tiers.get(tiers.size() - 1).factor();
        }
    }

    private final Map<String, Plan> plans = new TreeMap<>();
    private final TreeMap<String, BigDecimal> zones = new TreeMap<>();
    private final Set<LocalDate> holidays = new HashSet<>();
    private int longestPrefix = 1;
    private BigDecimal vat = new BigDecimal("0.20");

    static TariffBook load(Path file) throws IOException {
        TariffBook book = new TariffBook();
        String section = "";
        Map<String, String> values = new LinkedHashMap<>();
        for (String raw : Files.readAllLines(file)) {
            String line = raw.strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            if (line.startsWith("[") && line.endsWith("]")) {
                book.apply(section, values);
                values = new LinkedHashMap<>();
                section = line.substring(1, line.length() - 1);
            } else {
                int eq = line.indexOf('=');
                if (eq < 0) throw new IOException("bad line in tariff file: " + line);
                values.put(line.substring(0, eq).strip(), line.substring(eq + 1).strip());
            }
        }
        book.apply(section, values);
        return book;
    }

    private void apply(String section, Map<String, String> v) {
        if (section.startsWith("plan ")) {
            String name = section.substring(5);
            List<Tier> tiers = new ArrayList<>();
            for (String part : v.getOrDefault("tiers", "").split(",")) {
                if (part.isBlank()) continue;
                String[] kv = part.split(":");
                tiers.add(new Tier(Integer.parseInt(kv[0].strip()), new BigDecimal(kv[1].strip())));
            }
            tiers.sort(Comparator.comparingInt(Tier::uptoMinutes));
            plans.put(name, new Plan(name, money(v, "monthly"), money(v, "peak"), money(v, "offpeak"),
                    money(v, "sms"), money(v, "data"), Integer.parseInt(v.getOrDefault("free", "0")),
                    Integer.parseInt(v.getOrDefault("increment", "60")),
                    LocalTime.parse(v.getOrDefault("peakfrom", "08:00")),
                    LocalTime.parse(v.getOrDefault("peakto", "18:00")),
                    tiers, Integer.parseInt(v.getOrDefault("friends", "0"))));
        } else if (section.equals("zones")) {
            v.forEach((prefix, factor) -> {
                zones.put(prefix, new BigDecimal(factor));
                longestPrefix = Math.max(longestPrefix, prefix.length());
            });
        } else if (section.equals("general")) {
            if (v.containsKey("vat")) vat = new BigDecimal(v.get("vat"));
            for (String d : v.getOrDefault("holidays", "").split("\\s+")) {
                if (!d.isBlank()) holidays.add(LocalDate.parse(d));
            }
        }
    }

    private static BigDecimal money(Map<String, String> v, String key) {
        return new BigDecimal(v.getOrDefault(key, "0"));
    }

    Plan plan(String name) {
        Plan p = plans.get(name);
        return p != null ? p : plans.values().iterator().next();
    }

    Collection<Plan> plans() {
        return plans.values();
    }

    BigDecimal vat() {
        return vat;
    }

    /** Longest matching prefix wins. */
    BigDecimal zoneFactor(String destination) {
        for (int n = Math.min(longestPrefix, destination.length()); n > 0; n--) {
            BigDecimal f = zones.get(destination.substring(0, n));
            if (f != null) return f;
        }
        return BigDecimal.ONE;
    }

    boolean isPeak(Plan plan, LocalDateTime t) {
        DayOfWeek d = t.getDayOfWeek();
        if (d == DayOfWeek.SATURDAY || d == DayOfWeek.SUNDAY || holidays.contains(t.toLocalDate())) return false;
        LocalTime time = t.toLocalTime();
        return !time.isBefore(plan.peakFrom()) && time.isBefore(plan.peakTo());
    }

    /** First instant after t at which the peak state may change. */
    LocalDateTime nextBoundary(Plan plan, LocalDateTime t) {
        LocalDate day = t.toLocalDate();
        for (LocalDateTime candidate : new LocalDateTime[] {
                day.atTime(plan.peakFrom()), day.atTime(plan.peakTo()), day.plusDays(1).atStartOfDay()}) {
            if (candidate.isAfter(t)) return candidate;
        }
        throw new IllegalStateException();
    }
}
