// args: orders.csv 3 | small.csv 10 | orders.csv 25
// file orders.csv: id,item,qty,price,date\n1,bolt,10,0.25,2024-02-28\n2,nut,5,0.1,2024-02-29\n3,bolt,-4,0.25,2024-03-31\n4,"gear, big",2,19.99,2024-12-31\n5,washer,x,0.05,2024-01-01\n6,bolt,100,0.2,2025-02-30\n7,gear,1,20,2023-06-15\n
// file small.csv: id,item,qty,price,date\n1,cog,7,1.5,2024-05-05\n2,cog,3,1.25,2024-05-06\n
import java.io.*;
import java.math.*;
import java.nio.file.*;
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

/** A ledger of orders: parsed, checked, summed by month and item, with undo, discounts and a report read again. */
public class Inventory {
    record Order(int id, String item, int quantity, BigDecimal price, LocalDate date) {
        static int checks;

        Order {
            checks++;
            if (quantity == 0) {
                throw new IllegalArgumentException("nothing");
            }
            price = price.setScale(2, RoundingMode.HALF_UP);
        }

        BigDecimal total() {
            return price.multiply(BigDecimal.valueOf(quantity));
        }
    }

    interface Command {
        void run();

        void undo();
    }

    static final class Stock {
        private final Map<String, Integer> levels = new TreeMap<>();
        private final Deque<Command> done = new ArrayDeque<>();

        void apply(Order o) {
            Command c = new Command() {
                private Integer before;

                @Override
                public void run() {
                    before = levels.get(o.item());
                    levels.merge(o.item(), o.quantity(), (a, b) -> a + b == 0 ? null : a + b);
                }

                @Override
                public void undo() {
                    if (before == null) {
                        levels.remove(o.item());
                    } else {
                        levels.put(o.item(), before);
                    }
                }
            };
            c.run();
            done.push(c);
        }

        int undo(int times) {
            int k = 0;
            while (k < times && !done.isEmpty()) {
                done.pop().undo();
                k++;
            }
            return k;
        }
    }

    static List<String> split(String line) {
        List<String> parts = new ArrayList<>();
        StringBuilder b = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                parts.add(b.toString());
                b.setLength(0);
            } else {
                b.append(c);
            }
        }
        parts.add(b.toString());
        return parts;
    }

    static BigDecimal discount(BigDecimal total, LocalDate date) {
        BigDecimal rate = switch (date.getDayOfWeek()) {
            case SATURDAY, SUNDAY -> new BigDecimal("0.1");
            case MONDAY -> BigDecimal.ZERO;
            default -> total.compareTo(BigDecimal.TEN) > 0 ? new BigDecimal("0.05") : BigDecimal.ZERO;
        };
        return total.subtract(total.multiply(rate)).setScale(2, RoundingMode.HALF_EVEN);
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[1]);
        List<Order> orders = new ArrayList<>();
        Map<String, Integer> errors = new TreeMap<>();
        try (BufferedReader r = Files.newBufferedReader(Path.of(args[0]))) {
            String line = r.readLine();
            int columns = split(line).size();
            while ((line = r.readLine()) != null) {
                List<String> p = split(line);
                if (p.size() != columns) {
                    continue;
                }
                try {
                    LocalDate date = LocalDate.parse(p.get(4), DateTimeFormatter.ISO_LOCAL_DATE);
                    orders.add(new Order(Integer.parseInt(p.get(0)), p.get(1), Integer.parseInt(p.get(2)), new BigDecimal(p.get(3)), date));
                } catch (NumberFormatException e) {
                    errors.merge("number", 1, Integer::sum);
                } catch (DateTimeParseException e) {
                    errors.merge("date", e.getErrorIndex() + 3, Integer::sum);
                }
            }
        }
        Stock stock = new Stock();
        for (int i = 0; i < n; i++) {
            Order o = orders.get(i % orders.size());
            stock.apply(o);
            if (i % 4 == 3) {
                stock.undo(i % 3);
            }
        }
        int kinds = stock.levels.size();
        int level = stock.levels.values().stream().mapToInt(Integer::intValue).sum();
        BigDecimal sum = BigDecimal.ZERO;
        for (Order o : orders) {
            sum = sum.add(discount(o.total(), o.date().plusDays(n)));
        }
        int cents = sum.movePointRight(2).intValue();
        Map<YearMonth, BigDecimal> months = orders.stream().collect(Collectors.groupingBy(o -> YearMonth.from(o.date()), TreeMap::new,
                Collectors.reducing(BigDecimal.ZERO, Order::total, BigDecimal::add)));
        int positive = 0;
        for (BigDecimal d : months.values()) {
            if (d.signum() > 0) {
                positive += d.precision();
            }
        }
        LocalDate due = orders.get(0).date().with(TemporalAdjusters.lastDayOfMonth()).plusMonths(n);
        int day = due.getDayOfMonth() + due.getDayOfYear();
        int workdays = 0;
        TemporalAdjuster next = t -> {
            LocalDate d = LocalDate.from(t);
            do {
                d = d.plusDays(1);
            } while (d.getDayOfWeek().getValue() > 5);
            return d;
        };
        LocalDate at = orders.get(0).date();
        while (at.isBefore(due.minusMonths(n)) || workdays < n % 5) {
            at = at.with(next);
            workdays++;
        }
        String report = orders.stream().sorted(Comparator.comparing(Order::total).reversed().thenComparing(Order::item))
                .map(o -> String.format(Locale.ROOT, "%-8s|%6.2f", o.item(), o.total())).collect(Collectors.joining("\n", "R\n", "\nE"));
        int wide = 0;
        try (Scanner s = new Scanner(report)) {
            while (s.hasNextLine()) {
                String line = s.nextLine();
                wide += line.length() > 15 ? 3 : 1;
            }
        }
        long between = ChronoUnit.DAYS.between(orders.get(0).date(), due);
        int weeks = (int) (between / 7);
        int wrong = errors.values().stream().mapToInt(k -> k).sum();
        int steps = 0;
        for (int i = Math.abs(kinds + level) + Math.abs(cents) % 100 + positive + day + workdays + wide + weeks + wrong; i > 0; i -= 3) {
            steps++;
        }
        System.out.println(steps + " " + Order.checks + " " + errors);
    }
}
