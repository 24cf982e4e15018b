package mdbook;

import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.function.UnaryOperator;
import java.util.regex.*;
import java.util.stream.Collectors;

/** Terms explained in a glossary file ("term = explanation"); first hits per text become abbr elements. */
final class Glossary {
    private final Map<String, String> terms;
    private final Pattern pattern;
    private int hits;

    private Glossary(Map<String, String> terms) {
        this.terms = terms;
        this.pattern = terms.isEmpty() ? null : Pattern.compile(
                "\\b(?:" + terms.keySet().stream()
                        .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
                        .map(Pattern::quote).collect(Collectors.joining("|")) + ")\\b",
                Pattern.CASE_INSENSITIVE);
    }

    static Glossary empty() {
        return new Glossary(Map.of());
    }

    static Glossary load(Path file) throws IOException {
        Map<String, String> terms = new HashMap<>();
        for (String line : Files.readAllLines(file)) {
            int eq = line.indexOf('=');
            if (eq > 0) terms.put(line.substring(0, eq).strip().toLowerCase(Locale.ROOT), line.substring(eq + 1).strip());
        }
        return new Glossary(terms);
    }

    String annotate(String text, UnaryOperator<String> stash) {
        if (pattern == null) return text;
        Set<String> seen = new HashSet<>();
        return pattern.matcher(text).replaceAll(m -> {
            String key = m.group().toLowerCase(Locale.ROOT);
            if (!seen.add(key)) return Matcher.quoteReplacement(m.group());
            hits++;
            return Matcher.quoteReplacement(stash.apply("<abbr title=\"" + InlineRenderer.escape(terms.get(key)) + "\">"
                    + m.group() + "</abbr>"));
        });
    }

    int hits() {
        return hits;
    }
}
