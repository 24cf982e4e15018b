import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Converts the usual subset: headings, paragraphs, lists, quotes, code, tables, emphasis, links. */
final class Markdown {
    private static final Pattern HEADING = Pattern.compile("^(#{1,6})\\s+(.*?)\\s*#*$");
    private static final Pattern ITEM = Pattern.compile("^( *)(?:[-*+]|\\d+\\.)\\s+(.*)$");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)\\s]+)\\)");

    private final UnaryOperator<String> pageOf;
    private final List<String> contents = new ArrayList<>();

    /** @param pageOf the address of the page of a title, or null */
    Markdown(UnaryOperator<String> pageOf) {
        this.pageOf = pageOf;
    }

    String convert(String text) {
        StringBuilder out = new StringBuilder();
        blocks(Arrays.asList(text.split("\n")), out);
        if (contents.size() < 3) return out.toString();
        return "<ul class=\"contents\">\n" + String.join("", contents) + "</ul>\n" + out;
    }

    private void blocks(List<String> lines, StringBuilder out) {
        int at = 0;
        while (at < lines.size()) {
            String line = lines.get(at);
            Matcher heading = HEADING.matcher(line);
            if (line.isBlank()) {
                at++;
            } else if (heading.matches()) {
                heading(heading.group(1).length(), heading.group(2), out);
                at++;
            } else if (line.startsWith("```")) {
                at = code(lines, at + 1, out);
            } else if (line.startsWith(">")) {
                List<String> inner = new ArrayList<>();
                while (at < lines.size() && lines.get(at).startsWith(">")) inner.add(lines.get(at++).replaceFirst("^> ?", ""));
                out.append("<blockquote>\n");
                blocks(inner, out);
                out.append("</blockquote>\n");
            } else if (ITEM.matcher(line).matches()) {
                at = list(lines, at, out);
            } else if (line.startsWith("|")) {
                at = table(lines, at, out);
            } else {
                StringBuilder paragraph = new StringBuilder();
                while (at < lines.size() && !lines.get(at).isBlank() && !"#>|`".contains(lines.get(at).substring(0, 1))) {
                    if (paragraph.length() > 0) paragraph.append(' ');
                    paragraph.append(lines.get(at++).trim());
                }
                if (paragraph.length() == 0) paragraph.append(lines.get(at++));
                out.append("<p>").append(inline(paragraph.toString())).append("</p>\n");
            }
        }
    }

    private void heading(int level, String text, StringBuilder out) {
        String id = text.toLowerCase().replaceAll("[^a-z0-9]+", "-");
        String html = inline(text);
        out.append("<h").append(level).append(" id=\"").append(id).append("\">").append(html)
                .append("</h").append(level).append(">\n");
        contents.add("  ".repeat(level) + "<li><a href=\"#" + id + "\">" + html + "</a></li>\n");
    }

    private static int code(List<String> lines, int from, StringBuilder out) {
        int at = from;
        out.append("<pre>");
        while (at < lines.size() && !lines.get(at).startsWith("```")) out.append(escape(lines.get(at++))).append('\n');
        out.append("</pre>\n");
        return at + 1;
    }

    /** A list at one depth; what is indented more is a list inside the last item. */
    private int list(List<String> lines, int from, StringBuilder out) {
        Matcher first = ITEM.matcher(lines.get(from));
        if (!first.matches()) throw new IllegalStateException(lines.get(from));
        int depth = first.group(1).length();
        int at = from;
        out.append("<ul>\n");
        while (at < lines.size()) {
            Matcher item = ITEM.matcher(lines.get(at));
            if (!item.matches() || item.group(1).length() < depth) break;
            if (item.group(1).length() > depth) {
                at = list(lines, at, out);
            } else {
                out.append("<li>").append(inline(item.group(2))).append("</li>\n");
                at++;
            }
        }
        out.append("</ul>\n");
        return at;
    }

    private int table(List<String> lines, int from, StringBuilder out) {
        List<String[]> rows = new ArrayList<>();
        int at = from;
        for (; at < lines.size() && lines.get(at).startsWith("|"); at++) {
            String line = lines.get(at);
            if (line.matches("[|\\s:-]+")) continue;
            rows.add(line.substring(1).split("\\|"));
        }
        out.append("<table>\n");
        for (int i = 0; i < rows.size(); i++) {
            String cell = i == 0 ? "th" : "td";
            out.append("<tr>");
            for (String text : rows.get(i)) {
                out.append('<').append(cell).append('>').append(inline(text.trim())).append("</").append(cell).append('>');
            }
            out.append("</tr>\n");
        }
        out.append("</table>\n");
        return at;
    }

    private String inline(String text) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int end;
            if (c == '`' && (end = text.indexOf('`', at + 1)) > 0) {
                out.append("<code>").append(escape(text.substring(at + 1, end))).append("</code>");
                at = end + 1;
            } else if (text.startsWith("**", at) && (end = text.indexOf("**", at + 2)) > 0) {
                out.append("<b>").append(inline(text.substring(at + 2, end))).append("</b>");
                at = end + 2;
            } else if (c == '_' && (end = text.indexOf('_', at + 1)) > 0) {
                out.append("<i>").append(inline(text.substring(at + 1, end))).append("</i>");
                at = end + 1;
            } else if (text.startsWith("[[", at) && (end = text.indexOf("]]", at)) > 0) {
                out.append(pageLink(text.substring(at + 2, end)));
                at = end + 2;
            } else if (c == '[') {
                Matcher link = LINK.matcher(text).region(at, text.length());
                if (link.lookingAt()) {
                    out.append("<a href=\"").append(escape(link.group(2))).append("\">")
                            .append(inline(link.group(1))).append("</a>");
                    at = link.end();
                } else {
                    out.append(c);
                    at++;
                }
            } else {
                out.append(escape(text.substring(at, at + 1)));
                at++;
            }
        }
        return out.toString();
    }

    private String pageLink(String text) {
        String[] parts = text.split("\\|", 2);
        String address = pageOf.apply(parts[0].trim());
        String shown = escape(parts.length > 1 ? parts[1].trim() : parts[0].trim());
        return address == null ? "<span class=\"missing\">" + shown + "</span>" : "<a href=\"" + address + "\">" + shown + "</a>";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
