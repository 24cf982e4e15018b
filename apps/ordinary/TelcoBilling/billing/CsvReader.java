package billing;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.*;

/** Reads the account and call files (comma separated, optional double quotes). */
final class CsvReader {

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

    private CsvReader() {}

    static Map<String, Account> readAccounts(Path file) throws IOException {
        Map<String, Account> result = new LinkedHashMap<>();
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String line = in.readLine(); // header
            while ((line = in.readLine()) != null) {
                if (line.isBlank()) continue;
                List<String> f = split(line);
                Set<String> friends = f.size() > 4 && !f.get(4).isEmpty()
                        ? new LinkedHashSet<>(Arrays.asList(f.get(4).split(";"))) : Set.of();
                result.put(f.get(0), new Account(f.get(0), f.get(1), f.get(2), f.get(3), friends));
            }
        }
        return result;
    }

    static List<Call> readCalls(Path file, List<String> rejects) throws IOException {
        List<Call> result = new ArrayList<>();
        try (BufferedReader in = Files.newBufferedReader(file)) {
            String line = in.readLine();
            int number = 1;
            while ((line = in.readLine()) != null) {
                number++;
                try {
                    List<String> f = split(line);
                    result.add(new Call(f.get(0), f.get(1), LocalDateTime.parse(f.get(2), STAMP),
                            Integer.parseInt(f.get(3).trim()), Call.Kind.valueOf(f.get(4))));
                } catch (DateTimeParseException | IllegalArgumentException | IndexOutOfBoundsException e) {
                    rejects.add("line " + number + ": " + e.getClass().getSimpleName());
                }
            }
        }
        return result;
    }

    static List<String> split(String line) {
        List<String> fields = new ArrayList<>(8);
        StringBuilder cur = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted) {
                if (c == '"') {
                    if (i + 1 < line.length() && line.charAt(i + 1) == '"') {
                        cur.append('"');
                        i++;
                    } else {
                        quoted = false;
                    }
                } else {
                    cur.append(c);
                }
            } else if (c == '"') {
                quoted = true;
            } else if (c == ',') {
                fields.add(cur.toString());
                cur.setLength(0);
            } else {
                cur.append(c);
            }
        }
        fields.add(cur.toString());
        return fields;
    }
}
