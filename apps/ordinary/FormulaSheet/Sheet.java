import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Cells by name; values are calculated when asked for and kept until something they need changes. */
final class Sheet {
    private static final Object CALCULATING = new Object();
    private static final int DEEPEST = 600;

    private final Map<CellName, Object> contents = new TreeMap<>();
    private final Map<CellName, Object> values = new HashMap<>();
    private final Map<CellName, Set<CellName>> dependents = new HashMap<>();
    private int depth;
    private long calculations;

    /** Sets a cell and forgets what depends on it; says how many cells that are. */
    int set(CellName name, String text) {
        contents.put(name, parse(text));
        if (values.isEmpty()) return 0;
        Deque<CellName> todo = new ArrayDeque<>();
        Set<CellName> seen = new HashSet<>();
        todo.add(name);
        seen.add(name);
        while (!todo.isEmpty()) {
            CellName cell = todo.remove();
            values.remove(cell);
            Set<CellName> users = dependents.remove(cell);
            if (users == null) continue;
            for (CellName user : users) if (seen.add(user)) todo.add(user);
        }
        return seen.size() - 1;
    }

    private static Object parse(String text) {
        if (text.startsWith("=")) {
            try {
                return new Parser(text.substring(1)).formula();
            } catch (IllegalArgumentException e) {
                return new SheetError(e.getMessage());
            }
        }
        if (text.startsWith("\"") && text.endsWith("\"") && text.length() > 1) return text.substring(1, text.length() - 1);
        try {
            return Double.valueOf(text);
        } catch (NumberFormatException e) {
            return text;
        }
    }

    Object value(CellName name) {
        Object value = values.get(name);
        if (value == CALCULATING) return new SheetError("cycle at " + name);
        if (value != null) return value;
        Object content = contents.get(name);
        if (content == null) return "";
        if (!(content instanceof Formula formula)) return content;
        if (depth > DEEPEST) return new SheetError("too deep");
        values.put(name, CALCULATING);
        depth++;
        calculations++;
        value = formula.evaluate(new Reader(this, name));
        depth--;
        values.put(name, value);
        return value;
    }

    void depends(CellName user, CellName on) {
        dependents.computeIfAbsent(on, c -> new LinkedHashSet<>()).add(user);
    }

    Collection<CellName> names() {
        return contents.keySet();
    }

    long calculations() {
        return calculations;
    }

    static String text(Object value) {
        if (value instanceof Double number) return String.format(Locale.ROOT, "%.4f", number);
        if (value instanceof SheetError error) return "#" + error.reason();
        return value.toString();
    }

    /** What a formula sees; what it looks at is noted. */
    record Reader(Sheet sheet, CellName cell) {
        Object value(CellName name) {
            sheet.depends(cell, name);
            return sheet.value(name);
        }
    }
}
