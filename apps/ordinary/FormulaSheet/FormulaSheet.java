import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;

/**
 * Calculates a sheet of numbers, texts and formulas, then changes cells as a script says and shows others.
 *
 * <p>Usage: FormulaSheet SHEET [SCRIPT]
 *
 * <p>A sheet has lines {@code B7: 12.5}, {@code C1: "total"} or {@code D2: =SUM(A1:B7)*1.5}. A script has
 * lines {@code set B7 13}, {@code show D2 D3}, {@code seek D2 1000 B7} (change B7 until D2 is 1000) and
 * {@code check} (count errors).
 */
public final class FormulaSheet {
    private final Sheet sheet = new Sheet();

    public static void main(String[] args) throws IOException {
        if (args.length < 1 || args.length > 2) {
            System.err.println("usage: FormulaSheet SHEET [SCRIPT]");
            System.exit(2);
        }
        FormulaSheet program = new FormulaSheet();
        program.load(Path.of(args[0]));
        program.summary();
        if (args.length == 2) program.run(Path.of(args[1]));
        System.out.println(program.sheet.calculations() + " calculations");
    }

    private void load(Path file) throws IOException {
        try (Scanner in = new Scanner(file)) {
            while (in.hasNextLine()) {
                String line = in.nextLine();
                int colon = line.indexOf(':');
                if (colon < 0) continue;
                sheet.set(CellName.parse(line.substring(0, colon).trim()), line.substring(colon + 1).trim());
            }
        }
    }

    private void summary() {
        int numbers = 0;
        int errors = 0;
        double sum = 0;
        for (CellName name : sheet.names()) {
            Object value = sheet.value(name);
            if (value instanceof Double number) {
                numbers++;
                sum += number;
            } else if (value instanceof SheetError) {
                errors++;
            }
        }
        System.out.printf(Locale.ROOT, "%d cells, %d numbers with sum %.4f, %d errors%n",
                sheet.names().size(), numbers, sum, errors);
    }

    private void run(Path script) throws IOException {
        for (String line : Files.readAllLines(script)) {
            String[] words = line.trim().split("\\s+");
            switch (words[0]) {
                case "set" -> {
                    int changed = sheet.set(CellName.parse(words[1]), words[2]);
                    System.out.println("set " + words[1] + ", " + changed + " cells depend on it");
                }
                case "show" -> {
                    List<String> shown = new ArrayList<>();
                    for (int i = 1; i < words.length; i++) {
                        shown.add(words[i] + "=" + Sheet.text(sheet.value(CellName.parse(words[i]))));
                    }
                    System.out.println(String.join(" ", shown));
                }
                case "seek" -> System.out.println(seek(CellName.parse(words[1]), Double.parseDouble(words[2]),
                        CellName.parse(words[3])));
                case "check" -> summary();
                default -> System.out.println("unknown command " + words[0]);
            }
        }
    }

    /** Secant method. */
    private String seek(CellName target, double wanted, CellName input) {
        if (!(sheet.value(input) instanceof Double x0)) return "seek: " + input + " is no number";
        double before = x0;
        double x = before == 0 ? 1 : before * 1.01;
        double fBefore = difference(target, wanted);
        for (int step = 1; step <= 40; step++) {
            sheet.set(input, Double.toString(x));
            double f = difference(target, wanted);
            if (Double.isNaN(f)) return "seek: " + target + " is no number";
            if (Math.abs(f) < 1e-6 * Math.max(1, Math.abs(wanted))) {
                return String.format(Locale.ROOT, "seek: %s = %.6f after %d steps", input, x, step);
            }
            if (f == fBefore) break;
            double next = x - f * (x - before) / (f - fBefore);
            before = x;
            fBefore = f;
            x = next;
        }
        sheet.set(input, Double.toString(x0));
        return "seek: no solution";
    }

    private double difference(CellName target, double wanted) {
        return sheet.value(target) instanceof Double value ? value - wanted : Double.NaN;
    }
}
