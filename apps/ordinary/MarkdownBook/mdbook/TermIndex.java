package mdbook;

import java.util.*;
import java.util.stream.*;

/** Index of the most characteristic words per section (tf-idf). */
final class TermIndex {
    private static final Set<String> STOP = Set.of("the", "and", "for", "with", "that", "this", "from", "are", "was");
    private final Map<String, Map<String, Integer>> sections = new LinkedHashMap<>();
    private String current = "front";

    TermIndex(List<Block> doc) {
        doc.forEach(this::collect);
    }

    private void collect(Block b) {
        if (b instanceof Block.Heading h) {
            if (h.level() <= 2) current = h.text();
            count(h.text());
        } else if (b instanceof Block.Paragraph p) {
            count(p.text());
        } else if (b instanceof Block.Quote q) {
            q.children().forEach(this::collect);
        } else if (b instanceof Block.ListBlock l) {
            l.items().forEach(i -> i.forEach(this::collect));
        }
    }

    private void count(String text) {
        Map<String, Integer> counts = sections.computeIfAbsent(current, k -> new TreeMap<>());
        for (String w : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
            if (w.length() > 2 && !STOP.contains(w)) counts.merge(w, 1, Integer::sum);
        }
    }

    String html(int n) {
        Map<String, Long> df = sections.values().stream().flatMap(m -> m.keySet().stream())
                .collect(Collectors.groupingBy(w -> w, Collectors.counting()));
        record Scored(String word, double score) {}
        StringBuilder sb = new StringBuilder("<dl>\n");
        sections.forEach((title, counts) -> {
            String words = counts.entrySet().stream()
                    .map(e -> new Scored(e.getKey(), e.getValue() * Math.log((1.0 + sections.size()) / df.get(e.getKey()))))
                    .sorted(Comparator.comparingDouble(Scored::score).reversed().thenComparing(Scored::word))
                    .limit(n).map(Scored::word).collect(Collectors.joining(", "));
            sb.append("<dt>").append(title).append("</dt><dd>").append(words).append("</dd>\n");
        });
        return sb.append("</dl>\n").toString();
    }
}
