package example;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** Invoices from a table: sums by customer, duplicates. */
public final class Invoices {
    private static final CSVFormat FORMAT = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private final List<Invoice> all = new ArrayList<>();

    /** A line of the table. */
    public record Invoice(String customer, int number, long cents) {}

    /** Reads a table with the columns customer, number and cents. */
    public static Invoices read(Reader table) {
        Invoices invoices = new Invoices();
        try {
            for (CSVRecord line : FORMAT.parse(table)) {
                invoices.all.add(new Invoice(line.get("customer"), Integer.parseInt(line.get("number")),
                        Long.parseLong(line.get("cents"))));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return invoices;
    }

    /** Customers and what they pay, the largest sum first. */
    public List<Map.Entry<String, Long>> sums() {
        Map<String, Long> sums = new HashMap<>();
        for (Invoice invoice : all) {
            sums.merge(invoice.customer(), invoice.cents(), Long::sum);
        }
        List<Map.Entry<String, Long>> sorted = new ArrayList<>(sums.entrySet());
        sorted.sort(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry::getKey));
        return sorted;
    }

    /** How many invoices have the number of another one before them. */
    public int duplicates() {
        Map<Integer, Invoice> seen = new HashMap<>();
        int duplicates = 0;
        for (Invoice invoice : all) {
            duplicates += seen.putIfAbsent(invoice.number(), invoice) == null ? 0 : 1;
        }
        return duplicates;
    }

    /** The same, as it was before somebody measured it. */
    public int duplicatesSlowly() {
        int duplicates = 0;
        for (int i = 0; i < all.size(); i++) {
            duplicates += isNumbered(all.get(i).number(), i) ? 1 : 0;
        }
        return duplicates;
    }

    private boolean isNumbered(int number, int before) {
        for (int i = 0; i < before; i++) {
            if (all.get(i).number() == number) {
                return true;
            }
        }
        return false;
    }

    /** Prints sums and duplicates of a table. */
    public static void main(String[] args) throws IOException {
        try (Reader table = Files.newBufferedReader(Path.of(args[0]))) {
            Invoices invoices = read(table);
            invoices.sums().forEach(sum -> System.out.println(sum.getKey() + " " + sum.getValue()));
            int duplicates = args.length > 1 ? invoices.duplicatesSlowly() : invoices.duplicates();
            System.out.println(duplicates + " duplicates");
        }
    }
}
