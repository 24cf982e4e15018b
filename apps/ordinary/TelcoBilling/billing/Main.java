package billing;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Monthly billing run: rates call records and prints invoices. */
public final class Main {

    record Options(Path tariffs, Path accounts, Path calls, LocalDate from, int months,
                   boolean detail, boolean advise, boolean parallel) {

        static Options parse(String[] args) {
            Map<String, String> named = new HashMap<>();
            Set<String> flags = new HashSet<>();
            for (int i = 0; i < args.length; i++) {
                switch (args[i]) {
                    case "--detail", "--advise", "--parallel" -> flags.add(args[i]);
                    case "--tariffs", "--accounts", "--calls", "--from", "--months" -> {
                        if (i + 1 >= args.length) throw new IllegalArgumentException("missing value for " + args[i]);
                        named.put(args[i], args[++i]);
                    }
                    default -> throw new IllegalArgumentException("unknown option " + args[i]);
                }
            }
            return new Options(
                    Path.of(required(named, "--tariffs")),
                    Path.of(required(named, "--accounts")),
                    Path.of(required(named, "--calls")),
                    LocalDate.parse(named.getOrDefault("--from", "2023-01-01")),
                    Integer.parseInt(named.getOrDefault("--months", "1")),
                    flags.contains("--detail"), flags.contains("--advise"), flags.contains("--parallel"));
        }

        private static String required(Map<String, String> m, String key) {
            String v = m.get(key);
            if (v == null) throw new IllegalArgumentException("option " + key + " is required");
            return v;
        }
    }

    public static void main(String[] args) {
        Options opt;
        try {
            opt = Options.parse(args);
        } catch (RuntimeException e) {
            System.err.println("billing: " + e.getMessage());
            System.exit(2);
            return;
        }
        try {
            run(opt);
        } catch (IOException | UncheckedIOException e) {
            System.err.println("billing: " + e.getMessage());
            System.exit(1);
        }
    }

    private static void run(Options opt) throws IOException {
        TariffBook book = TariffBook.load(opt.tariffs());
        Map<String, Account> accounts = CsvReader.readAccounts(opt.accounts());
        List<String> rejects = new ArrayList<>();
        List<Call> calls = CsvReader.readCalls(opt.calls(), rejects);

        LocalDate end = opt.from().plusMonths(opt.months());
        Map<String, List<Call>> byAccount = calls.stream()
                .filter(c -> !c.start().toLocalDate().isBefore(opt.from()) && c.start().toLocalDate().isBefore(end))
                .sorted(Comparator.comparing(Call::start).thenComparing(Call::destination))
                .collect(Collectors.groupingBy(Call::account, TreeMap::new, Collectors.toList()));

        Invoicer invoicer = new Invoicer(book, opt.detail());
        PlanAdvisor advisor = new PlanAdvisor(book);
        Stream<Map.Entry<String, List<Call>>> stream = byAccount.entrySet().stream();
        if (opt.parallel()) {
            stream = stream.parallel();
        }
        List<Invoice> invoices = stream
                .filter(e -> accounts.containsKey(e.getKey()))
                .map(e -> {
                    Account acc = accounts.get(e.getKey());
                    Invoice inv = invoicer.bill(acc, e.getValue());
                    return opt.advise() ? inv.withAdvice(advisor.advise(acc, e.getValue(), inv.net())) : inv;
                })
                .toList();

        try (PrintWriter out = new PrintWriter(System.out)) {
            for (Invoice inv : invoices) {
                out.print(inv.text());
                inv.advice().ifPresent(a -> out.println("  advice: " + a));
            }
            long unknown = byAccount.keySet().stream().filter(k -> !accounts.containsKey(k)).count();
            BigDecimal total = invoices.stream().map(Invoice::gross).reduce(BigDecimal.ZERO, BigDecimal::add);
            out.printf("%d invoices, total %s, %d unknown accounts, %d rejected lines%n",
                    invoices.size(), total, unknown, rejects.size());
            rejects.stream().limit(5).forEach(r -> out.println("  rejected: " + r));
        }
    }
}
