import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Texts with holes: {@code {{name}}}, {@code {{each list}} ... {{end}}}, {@code {{if name}} ... {{end}}} and
 * {@code {{include file}}}.
 */
final class Templates {
    private final Path folder;
    private final Map<String, String> texts = new HashMap<>();

    Templates(Path folder) {
        this.folder = folder;
    }

    String fill(String name, Map<String, Object> values) {
        StringBuilder out = new StringBuilder();
        fill(text(name), values, out);
        return out.toString();
    }

    private String text(String name) {
        return texts.computeIfAbsent(name, n -> {
            try {
                return Files.readString(folder.resolve(n));
            } catch (IOException e) {
                throw new UncheckedIOException("template " + n, e);
            }
        });
    }

    private void fill(String text, Map<String, Object> values, StringBuilder out) {
        int at = 0;
        for (;;) {
            int open = text.indexOf("{{", at);
            if (open < 0) {
                out.append(text, at, text.length());
                return;
            }
            out.append(text, at, open);
            int close = text.indexOf("}}", open);
            String[] words = text.substring(open + 2, close).trim().split("\\s+");
            at = close + 2;
            switch (words[0]) {
                case "include" -> fill(text(words[1]), values, out);
                case "each", "if" -> {
                    int end = end(text, at);
                    String inner = text.substring(at, end);
                    at = text.indexOf("}}", end) + 2;
                    repeat(words[0], values.get(words[1]), inner, values, out);
                }
                default -> out.append(values.getOrDefault(words[0], ""));
            }
        }
    }

    private void repeat(String kind, Object value, String inner, Map<String, Object> values, StringBuilder out) {
        boolean present = value instanceof List<?> list ? !list.isEmpty() : value != null && !value.equals("");
        if (!present) return;
        if (kind.equals("if")) {
            fill(inner, values, out);
        } else if (value instanceof List<?> list) {
            for (Object element : list) {
                Map<String, Object> scope = new LinkedHashMap<>(values);
                if (element instanceof Map<?, ?> map) map.forEach((k, v) -> scope.put(k.toString(), v));
                fill(inner, scope, out);
            }
        }
    }

    /** Where the end that belongs to what began before a position is. */
    private static int end(String text, int from) {
        int depth = 1;
        int at = from;
        for (;;) {
            int open = text.indexOf("{{", at);
            if (open < 0) throw new IllegalArgumentException("a template has no {{end}}");
            int close = text.indexOf("}}", open);
            String word = text.substring(open + 2, close).trim();
            if (word.startsWith("each ") || word.startsWith("if ")) depth++;
            if (word.equals("end") && --depth == 0) return open;
            at = close + 2;
        }
    }
}
