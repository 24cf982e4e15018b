package mdbook;

import java.util.*;

/** Renders blocks to HTML and collects headings for the table of contents. */
final class HtmlWriter {
    private record Entry(int level, String id, String html) {}

    private final InlineRenderer inline;
    private final Highlighter highlighter;
    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, Integer> slugs = new HashMap<>();

    HtmlWriter(InlineRenderer inline, Highlighter highlighter) {
        this.inline = inline;
        this.highlighter = highlighter;
    }

    String render(List<Block> blocks) {
        StringBuilder sb = new StringBuilder();
        blocks.forEach(b -> render(b, sb, 0));
        return sb.toString();
    }

    private void render(Block b, StringBuilder sb, int depth) {
        String pad = " ".repeat(depth);
        if (b instanceof Block.Heading h) {
            String html = inline.render(h.text());
            String id = slug(h.text());
            entries.add(new Entry(h.level(), id, html));
            sb.append(pad).append(String.format("<h%d id=\"%s\">%s</h%d>%n", h.level(), id, html, h.level()));
        } else if (b instanceof Block.Paragraph p) {
            sb.append(pad).append("<p>").append(inline.render(p.text())).append("</p>\n");
        } else if (b instanceof Block.Code c) {
            sb.append(pad).append("<pre><code class=\"").append(c.language()).append("\">");
            for (String line : c.lines()) {
                String esc = InlineRenderer.escape(line);
                sb.append(highlighter == null ? esc : highlighter.highlight(esc)).append('\n');
            }
            sb.append("</code></pre>\n");
        } else if (b instanceof Block.Quote q) {
            sb.append(pad).append("<blockquote>\n");
            q.children().forEach(c -> render(c, sb, depth + 1));
            sb.append(pad).append("</blockquote>\n");
        } else if (b instanceof Block.ListBlock l) {
            String tag = l.ordered() ? "ol" : "ul";
            sb.append(pad).append('<').append(tag).append(">\n");
            for (List<Block> item : l.items()) {
                sb.append(pad).append("<li>\n");
                item.forEach(c -> render(c, sb, depth + 2));
                sb.append(pad).append("</li>\n");
            }
            sb.append(pad).append("</").append(tag).append(">\n");
        } else if (b instanceof Block.Table t) {
            sb.append(pad).append("<table>\n");
            row(t.header(), "th", t, sb);
            t.rows().forEach(r -> row(r, "td", t, sb));
            sb.append(pad).append("</table>\n");
        } else {
            sb.append(pad).append("<hr>\n");
        }
    }

    private void row(List<String> cells, String tag, Block.Table t, StringBuilder sb) {
        sb.append("<tr>");
        for (int i = 0; i < cells.size(); i++) {
            char a = i < t.align().size() ? t.align().get(i) : 'l';
            sb.append('<').append(tag).append(a == 'r' ? " class=r>" : a == 'c' ? " class=c>" : ">");
            sb.append(inline.render(cells.get(i))).append("</").append(tag).append('>');
        }
        sb.append("</tr>\n");
    }

    private String slug(String text) {
        String base = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        int n = slugs.merge(base, 1, Integer::sum);
        return n == 1 ? base : base + "-" + n;
    }

    String tableOfContents(int depth) {
        StringBuilder sb = new StringBuilder("<nav>\n");
        int[] counters = new int[7];
        for (Entry e : entries) {
            if (e.level() > depth) continue;
            counters[e.level()]++;
            Arrays.fill(counters, e.level() + 1, 7, 0);
            StringJoiner number = new StringJoiner(".");
            for (int l = 1; l <= e.level(); l++) number.add(String.valueOf(counters[l]));
            sb.append(String.format("%s%s <a href=\"#%s\">%s</a>%n", "  ".repeat(e.level()), number, e.id(),
                    e.html().replaceAll("<[^>]+>", "")));
        }
        return sb.append("</nav>\n").toString();
    }
}
