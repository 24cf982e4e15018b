import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Runs a script of queries over comma-separated files.
 *
 * <p>Usage: TableQuery SCRIPT
 *
 * <pre>
 * load NAME FILE                              (relative to the script's folder)
 * filter NEW = NAME where COLUMN OP VALUE [and ...]
 * join NEW = NAME, NAME on COLUMN = COLUMN [and COLUMN OP COLUMN ...]
 * group NEW = NAME by COLUMN,COLUMN with sum(COLUMN) count max(COLUMN) avg(COLUMN) distinct(COLUMN)
 * sort NAME by COLUMN [desc], ...
 * print NAME [ROWS]
 * save NAME FILE
 * </pre>
 */
public final class TableQuery {
    private final Map<String, Table> tables = new HashMap<>();
    private final Path folder;

    private TableQuery(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) {
        if (args.length != 1) {
            System.err.println("usage: TableQuery SCRIPT");
            System.exit(2);
        }
        try {
            Path script = Path.of(args[0]).toAbsolutePath();
            TableQuery query = new TableQuery(script.getParent());
            for (String line : Files.readAllLines(script)) {
                if (!line.isBlank() && !line.startsWith("#")) query.execute(line.trim());
            }
        } catch (IOException | IllegalArgumentException e) {
            System.err.println("TableQuery: " + e.getMessage());
            System.exit(1);
        }
    }

    private void execute(String line) throws IOException {
        String[] words = line.split("\\s+");
        switch (words[0]) {
            case "load" -> tables.put(words[1], Table.read(folder.resolve(words[2])));
            case "filter" -> {
                Table source = table(words[3]);
                tables.put(words[1], source.where(Conditions.parse(source, line.split(" where ", 2)[1])));
            }
            case "join" -> {
                Table left = table(words[3].replace(",", ""));
                tables.put(words[1], Join.of(left, table(words[4]), line.split(" on ", 2)[1]));
            }
            case "group" -> tables.put(words[1], Grouping.of(table(words[3]), words[5].split(","),
                    Arrays.asList(words).subList(7, words.length)));
            case "sort" -> table(words[1]).sort(line.split(" by ", 2)[1].split("\\s*,\\s*"));
            case "print" -> print(words[1], words.length > 2 ? Integer.parseInt(words[2]) : 10);
            case "save" -> {
                try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(words[2]))) {
                    out.write(String.join(",", table(words[1]).columns()) + "\n");
                    for (String[] row : table(words[1]).rows()) out.write(String.join(",", row) + "\n");
                }
            }
            default -> throw new IllegalArgumentException("unknown command " + words[0]);
        }
    }

    private Table table(String name) {
        Table table = tables.get(name);
        if (table == null) throw new IllegalArgumentException("no table " + name);
        return table;
    }

    private void print(String name, int limit) {
        Table table = table(name);
        System.out.println("-- " + name + ": " + table.rows().size() + " rows");
        System.out.println(String.join(" | ", table.columns()));
        table.rows().stream().limit(limit).forEach(row -> System.out.println(String.join(" | ", row)));
    }
}

/** Rows of texts. */
record Table(List<String> columns, List<String[]> rows) {
    static Table read(Path file) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String header = in.readLine();
            if (header == null) throw new IOException(file.getFileName() + " is empty");
            Table table = new Table(List.of(header.split(",")), new ArrayList<>());
            for (String line; (line = in.readLine()) != null; ) {
                String[] cells = line.split(",", -1);
                if (cells.length == table.columns.size()) table.rows.add(cells);
            }
            return table;
        }
    }

    int column(String name) {
        int index = columns.indexOf(name);
        if (index < 0) throw new IllegalArgumentException("no column " + name + " among " + columns);
        return index;
    }

    Table where(Predicate<String[]> condition) {
        return new Table(columns, new ArrayList<>(rows.stream().filter(condition).toList()));
    }

    void sort(String[] keys) {
        Comparator<String[]> order = null;
        for (String key : keys) {
            String[] words = key.split("\\s+");
            int column = column(words[0]);
            Comparator<String[]> by = (a, b) -> Values.compare(a[column], b[column]);
            if (words.length > 1 && words[1].equals("desc")) by = by.reversed();
            order = order == null ? by : order.thenComparing(by);
        }
        rows.sort(order);
    }
}

/** Numbers are compared as numbers if both are. */
final class Values {
    private Values() {}

    static int compare(String a, String b) {
        if (isNumber(a) && isNumber(b)) return Double.compare(Double.parseDouble(a), Double.parseDouble(b));
        return a.compareTo(b);
    }

    static boolean isNumber(String s) {
        if (s.isEmpty()) return false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (!Character.isDigit(c) && c != '.' && !(c == '-' && i == 0 && s.length() > 1)) return false;
        }
        return true;
    }
}

enum Operator {
    EQ("="), NE("!="), LT("<"), GT(">"), LE("<="), GE(">="), LIKE("~");

    private final String sign;

    Operator(String sign) {
        this.sign = sign;
    }

    static Operator of(String sign) {
        return Arrays.stream(values()).filter(o -> o.sign.equals(sign)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no operator " + sign));
    }

    boolean test(String a, String b) {
        return switch (this) {
            case EQ -> a.equals(b);
            case NE -> !a.equals(b);
            case LT -> Values.compare(a, b) < 0;
            case GT -> Values.compare(a, b) > 0;
            case LE -> Values.compare(a, b) <= 0;
            case GE -> Values.compare(a, b) >= 0;
            case LIKE -> a.toLowerCase(Locale.ROOT).contains(b);
        };
    }
}

final class Conditions {
    private Conditions() {}

    static Predicate<String[]> parse(Table table, String text) {
        Predicate<String[]> all = row -> true;
        for (String part : text.split("\\s+and\\s+")) {
            String[] words = part.trim().split("\\s+");
            int column = table.column(words[0]);
            Operator operator = Operator.of(words[1]);
            String value = words[2];
            all = all.and(row -> operator.test(row[column], value));
        }
        return all;
    }
}

/** The first condition must be an equality and is looked up, the others are tried on each pair. */
final class Join {
    private record Residual(int left, Operator operator, int right) {}

    private Join() {}

    static Table of(Table left, Table right, String on) {
        String[] parts = on.split("\\s+and\\s+");
        String[] first = parts[0].trim().split("\\s+");
        if (!first[1].equals("=")) throw new IllegalArgumentException("a join begins with an equality");
        List<Residual> residuals = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            String[] words = parts[i].trim().split("\\s+");
            residuals.add(new Residual(left.column(words[0]), Operator.of(words[1]), right.column(words[2])));
        }
        Map<String, List<String[]>> index = new HashMap<>();
        int key = right.column(first[2]);
        for (String[] row : right.rows()) index.computeIfAbsent(row[key], k -> new ArrayList<>()).add(row);
        List<String> columns = new ArrayList<>(left.columns());
        for (String name : right.columns()) columns.add(columns.contains(name) ? name + "2" : name);
        Table result = new Table(columns, new ArrayList<>());
        int column = left.column(first[0]);
        for (String[] a : left.rows()) {
            for (String[] b : index.getOrDefault(a[column], List.of())) {
                if (residuals.stream().allMatch(r -> r.operator().test(a[r.left()], b[r.right()]))) {
                    String[] joined = Arrays.copyOf(a, columns.size());
                    System.arraycopy(b, 0, joined, a.length, b.length);
                    result.rows().add(joined);
                }
            }
        }
        return result;
    }
}

/** Groups in the order of their first rows. */
final class Grouping {
    private interface Aggregate {
        void add(String value);

        String result();
    }

    private static final class Numbers implements Aggregate {
        private final String kind;
        private double sum;
        private double max = Double.NEGATIVE_INFINITY;
        private int count;

        Numbers(String kind) {
            this.kind = kind;
        }

        @Override
        public void add(String value) {
            if (kind.equals("count")) {
                count++;
            } else if (Values.isNumber(value)) {
                double number = Double.parseDouble(value);
                sum += number;
                max = Math.max(max, number);
                count++;
            }
        }

        @Override
        public String result() {
            return switch (kind) {
                case "count" -> Integer.toString(count);
                case "sum" -> String.format(Locale.ROOT, "%.2f", sum);
                case "avg" -> count == 0 ? "" : String.format(Locale.ROOT, "%.3f", sum / count);
                case "max" -> count == 0 ? "" : Double.toString(max);
                default -> throw new IllegalArgumentException("cannot calculate " + kind);
            };
        }
    }

    /** Few different values are expected. */
    private static final class Distinct implements Aggregate {
        private final List<String> values = new ArrayList<>();

        @Override
        public void add(String value) {
            if (!values.contains(value)) values.add(value);
        }

        @Override
        public String result() {
            return Integer.toString(values.size());
        }
    }

    private Grouping() {}

    static Table of(Table source, String[] by, List<String> what) {
        int[] keys = Arrays.stream(by).mapToInt(source::column).toArray();
        int[] inputs = new int[what.size()];
        String[] kinds = new String[what.size()];
        for (int i = 0; i < inputs.length; i++) {
            String[] parts = what.get(i).split("[()]");
            kinds[i] = parts[0];
            inputs[i] = parts.length > 1 ? source.column(parts[1]) : 0;
        }
        Map<List<String>, Aggregate[]> groups = new LinkedHashMap<>();
        for (String[] row : source.rows()) {
            List<String> key = Arrays.stream(keys).mapToObj(k -> row[k]).toList();
            Aggregate[] aggregates = groups.computeIfAbsent(key, k -> Arrays.stream(kinds)
                    .map(kind -> kind.equals("distinct") ? new Distinct() : new Numbers(kind)).toArray(Aggregate[]::new));
            for (int i = 0; i < inputs.length; i++) aggregates[i].add(row[inputs[i]]);
        }
        List<String> columns = new ArrayList<>(List.of(by));
        columns.addAll(what);
        Table result = new Table(columns, new ArrayList<>());
        groups.forEach((key, aggregates) -> {
            List<String> row = new ArrayList<>(key);
            for (Aggregate a : aggregates) row.add(a.result());
            result.rows().add(row.toArray(new String[0]));
        });
        return result;
    }
}
