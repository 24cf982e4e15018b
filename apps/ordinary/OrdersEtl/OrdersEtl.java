import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Nightly job: joins orders with customers and products, writes the enriched file and prints a summary.
 * usage: OrdersEtl customers.csv products.dat orders.csv[.gz] out.csv[.gz] [--strict] [--by=month|region|category]
 */
public class OrdersEtl {

    enum Reason { MALFORMED, UNKNOWN_CUSTOMER, UNKNOWN_PRODUCT, BAD_DATE, BAD_QUANTITY, DUPLICATE, BAD_EMAIL }

    enum Tier {
        BRONZE("0.00"), SILVER("0.03"), GOLD("0.075") {
            @Override BigDecimal discount(int qty) { return qty >= 10 ? base.add(new BigDecimal("0.02")) : base; }
        };
        final BigDecimal base;
        Tier(String d) { base = new BigDecimal(d); }
        BigDecimal discount(int qty) { return base; }
    }

    static class RowException extends Exception {
        final Reason reason;
        RowException(Reason reason, String detail) { super(reason + ": " + detail); this.reason = reason; }
    }

    record Customer(String id, String name, String email, String region, Tier tier, LocalDate since) {}

    record Product(String sku, String title, String category, BigDecimal price, BigDecimal vat) {
        /** Columns: sku 8, title 24, category 10, price in cents 9, vat in tenths of percent 4. */
        static Product parse(String line) throws RowException {
            if (line.length() < 55) throw new RowException(Reason.MALFORMED, "short product line");
            return new Product(line.substring(0, 8).trim(), line.substring(8, 32).trim(), line.substring(32, 42).trim(),
                    new BigDecimal(line.substring(42, 51).trim()).movePointLeft(2),
                    new BigDecimal(line.substring(51, 55).trim()).movePointLeft(3));
        }
    }

    record Order(String id, Customer customer, Product product, LocalDate date, int qty, BigDecimal net, BigDecimal gross) {}

    // ------------------------------------------------------------------ csv
    static List<String> split(String line) throws RowException {
        List<String> out = new ArrayList<>();
        StringBuilder cur = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted) {
                if (c != '"') cur.append(c);
                else if (i + 1 < line.length() && line.charAt(i + 1) == '"') { cur.append('"'); i++; }
                else quoted = false;
            } else if (c == '"') quoted = true;
            else if (c == ',') { out.add(cur.toString()); cur.setLength(0); }
            else cur.append(c);
        }
        if (quoted) throw new RowException(Reason.MALFORMED, "open quote");
        out.add(cur.toString());
        return out;
    }

    static String quote(String s) {
        return s.contains(",") || s.contains("\"") ? '"' + s.replace("\"", "\"\"") + '"' : s;
    }

    // ------------------------------------------------------------ the stages
    private static final Pattern EMAIL = Pattern.compile("^[\\w.+-]+@([\\w-]+\\.)+[a-z]{2,}$");
    private static final List<DateTimeFormatter> DATES = List.of(DateTimeFormatter.ISO_LOCAL_DATE,
            DateTimeFormatter.ofPattern("dd.MM.yyyy"), DateTimeFormatter.ofPattern("M/d/yyyy"));

    private final Map<Reason, Integer> rejected = new EnumMap<>(Reason.class);
    private final boolean strict;

    OrdersEtl(boolean strict) { this.strict = strict; }

    static LocalDate date(String s) throws RowException {
        for (DateTimeFormatter f : DATES) {
            try {
                return LocalDate.parse(s, f);
            } catch (DateTimeException e) {
                // try the next one
            }
        }
        throw new RowException(Reason.BAD_DATE, s);
    }

    Map<String, Customer> customers(Path p) throws IOException {
        Map<String, Customer> out = new LinkedHashMap<>();
        try (BufferedReader in = Files.newBufferedReader(p)) {
            in.readLine();
            for (String line; (line = in.readLine()) != null; ) {
                try {
                    List<String> f = split(line);
                    if (f.size() != 6) throw new RowException(Reason.MALFORMED, line);
                    if (strict && !EMAIL.matcher(f.get(2)).matches()) throw new RowException(Reason.BAD_EMAIL, f.get(2));
                    out.put(f.get(0), new Customer(f.get(0), f.get(1), f.get(2), f.get(3),
                            Tier.valueOf(f.get(4).toUpperCase()), date(f.get(5))));
                } catch (RowException e) {
                    rejected.merge(e.reason, 1, Integer::sum);
                }
            }
        }
        return out;
    }

    Map<String, Product> products(Path p) throws IOException {
        try (Stream<String> lines = Files.lines(p, StandardCharsets.ISO_8859_1)) {
            return lines.filter(l -> !l.isBlank()).map(l -> {
                try {
                    return Optional.of(Product.parse(l));
                } catch (RowException e) {
                    rejected.merge(e.reason, 1, Integer::sum);
                    return Optional.<Product>empty();
                }
            }).flatMap(Optional::stream).collect(Collectors.toMap(Product::sku, Function.identity(), (a, b) -> b));
        }
    }

    List<Order> orders(Path p, Map<String, Customer> cust, Map<String, Product> prod) throws IOException {
        List<Order> out = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        InputStream raw = Files.newInputStream(p);
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                p.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw, StandardCharsets.UTF_8))) {
            in.readLine();
            for (String line; (line = in.readLine()) != null; ) {
                try {
                    out.add(order(split(line), seen, cust, prod));
                } catch (RowException e) {
                    rejected.merge(e.reason, 1, Integer::sum);
                }
            }
        }
        return out;
    }

    Order order(List<String> f, Set<String> seen, Map<String, Customer> cust, Map<String, Product> prod) throws RowException {
        if (f.size() != 5) throw new RowException(Reason.MALFORMED, String.join("|", f));
        if (!seen.add(f.get(0))) throw new RowException(Reason.DUPLICATE, f.get(0));
        Customer c = cust.get(f.get(1));
        if (c == null) throw new RowException(Reason.UNKNOWN_CUSTOMER, f.get(1));
        Product p = prod.get(f.get(2));
        if (p == null) throw new RowException(Reason.UNKNOWN_PRODUCT, f.get(2));
        LocalDate d = date(f.get(3));
        if (strict && d.isBefore(c.since())) throw new RowException(Reason.BAD_DATE, "order before customer");
        int qty;
        try {
            qty = Integer.parseInt(f.get(4).trim());
        } catch (NumberFormatException e) {
            throw new RowException(Reason.BAD_QUANTITY, f.get(4));
        }
        if (qty <= 0) throw new RowException(Reason.BAD_QUANTITY, f.get(4));
        BigDecimal net = p.price().multiply(BigDecimal.valueOf(qty))
                .multiply(BigDecimal.ONE.subtract(c.tier().discount(qty))).setScale(2, RoundingMode.HALF_EVEN);
        BigDecimal gross = net.add(net.multiply(p.vat())).setScale(2, RoundingMode.HALF_UP);
        return new Order(f.get(0), c, p, d, qty, net, gross);
    }

    static long write(Path p, List<Order> orders) throws IOException {
        CRC32 crc = new CRC32();
        OutputStream raw = Files.newOutputStream(p);
        if (p.toString().endsWith(".gz")) raw = new GZIPOutputStream(raw, 8192);
        try (PrintWriter w = new PrintWriter(new OutputStreamWriter(new CheckedOutputStream(raw, crc), StandardCharsets.UTF_8))) {
            w.println("order,date,customer,region,product,qty,net,gross,loyal_days");
            for (Order o : orders) {
                w.println(String.join(",", o.id(), o.date().toString(), quote(o.customer().name()), o.customer().region(),
                        quote(o.product().title()), String.valueOf(o.qty()), o.net().toPlainString(), o.gross().toPlainString(),
                        String.valueOf(ChronoUnit.DAYS.between(o.customer().since(), o.date()))));
            }
        }
        return crc.getValue();
    }

    /** Customers that look like the same person: same email ignoring case, or same name in one region. */
    static int suspects(List<Customer> all) {
        int n = 0;
        Map<String, List<Customer>> byRegion = all.stream().collect(Collectors.groupingBy(Customer::region, TreeMap::new, Collectors.toList()));
        for (List<Customer> group : byRegion.values())
            for (int i = 0; i < group.size(); i++)
                for (int j = i + 1; j < group.size(); j++)
                    if (group.get(i).email().equalsIgnoreCase(group.get(j).email())
                            || group.get(i).name().equals(group.get(j).name())) n++;
        return n;
    }

    static void summary(List<Order> orders, String by) {
        Function<Order, String> key = switch (by) {
            case "region" -> o -> o.customer().region();
            case "category" -> o -> o.product().category();
            case "month" -> o -> YearMonth.from(o.date()).toString();
            default -> throw new IllegalArgumentException("--by=" + by);
        };
        Map<String, List<Order>> groups = orders.stream().collect(Collectors.groupingBy(key, TreeMap::new, Collectors.toList()));
        System.out.printf("%-12s %7s %9s %14s %14s%n", by, "orders", "units", "net", "gross");
        groups.forEach((k, list) -> System.out.printf("%-12s %7d %9d %14s %14s%n", k, list.size(),
                list.stream().mapToInt(Order::qty).sum(),
                list.stream().map(Order::net).reduce(BigDecimal.ZERO, BigDecimal::add),
                list.stream().map(Order::gross).reduce(BigDecimal.ZERO, BigDecimal::add)));
        Map<String, BigDecimal> perCustomer = orders.stream().collect(Collectors.toMap(o -> o.customer().id(), Order::net, BigDecimal::add));
        perCustomer.entrySet().stream()
                .sorted(Map.Entry.<String, BigDecimal>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey()))
                .limit(5)
                .forEach(e -> System.out.printf("top %-10s %12s%n", e.getKey(), e.getValue()));
    }

    public static void main(String[] args) throws IOException {
        boolean strict = false;
        String by = "month";
        for (int i = 4; i < args.length; i++) {
            if (args[i].equals("--strict")) strict = true;
            else if (args[i].startsWith("--by=")) by = args[i].substring(5);
        }
        OrdersEtl etl = new OrdersEtl(strict);
        Map<String, Customer> cust = etl.customers(Path.of(args[0]));
        Map<String, Product> prod = etl.products(Path.of(args[1]));
        List<Order> orders = etl.orders(Path.of(args[2]), cust, prod);
        orders.sort(Comparator.comparing(Order::date).thenComparing(Order::id));
        long crc = write(Path.of(args[3]), orders);
        System.out.printf("%d customers, %d products, %d orders, crc %08x%n", cust.size(), prod.size(), orders.size(), crc);
        if (strict) System.out.println("possible duplicate customers: " + suspects(new ArrayList<>(cust.values())));
        summary(orders, by);
        etl.rejected.forEach((r, n) -> System.out.println("rejected " + r + " " + n));
    }
}
