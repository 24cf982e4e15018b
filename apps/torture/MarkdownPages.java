// args: 1 a.md | 3 b.md | 9 a.md
// file a.md: # Title *one*\n\nSome **bold** text with `code *not*` and [a link](http://x.y/z).\n- item 1\n- item _2_\n  - inner **3**\n  - inner\n- last\n\n```\n# no title <tag>\n```\nend & done\n
// file b.md: ## Second\n1. first\n2. second [self](#second)\n\n> quoted\n> **more\n> lines**\n\n# Second\n\ntext*\n```\nopen
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.*;

/** A renderer of marked text: a machine over lines with a stack of open blocks, expressions with callbacks for what is inside, anchors that are numbered. */
public class MarkdownPages {
    private enum Block {
        TEXT("p"), ITEMS("ul"), NUMBERS("ol"), QUOTE("blockquote"), CODE("pre");

        final String tag;
        int opened;

        Block(String tag) {
            this.tag = tag;
        }
    }

    private record Open(Block block, int indent) {
    }

    private static final Map<Pattern, BiFunction<MarkdownPages, MatchResult, String>> INLINE = new LinkedHashMap<>();

    static {
        INLINE.put(Pattern.compile("`([^`]*)`"), (p, m) -> p.keep("<code>" + m.group(1) + "</code>"));
        INLINE.put(Pattern.compile("\\[([^\\]]+)\\]\\((#?)([^)]+)\\)"), (p, m) -> {
            p.links += m.group(2).isEmpty() ? 1 : p.anchors.containsKey(m.group(3)) ? 10 : 100;
            return "<a href=\"" + p.keep(m.group(2) + m.group(3)) + "\">" + m.group(1) + "</a>";
        });
        INLINE.put(Pattern.compile("\\*\\*(.+?)\\*\\*"), (p, m) -> "<b>" + p.inline(m.group(1)) + "</b>");
        INLINE.put(Pattern.compile("([*_])(.+?)\\1"), (p, m) -> "<i>" + m.group(2) + "</i>");
    }

    private final StringBuilder out = new StringBuilder();
    private final Deque<Open> open = new ArrayDeque<>();
    private final Map<String, Integer> anchors = new HashMap<>();
    private final List<String> kept = new ArrayList<>();
    int links;
    int replaced;

    private String keep(String s) {
        kept.add(s);
        return "\0" + (char) ('0' + kept.size() - 1) + "\0";
    }

    private String inline(String s) {
        for (Map.Entry<Pattern, BiFunction<MarkdownPages, MatchResult, String>> e : INLINE.entrySet()) {
            Matcher m = e.getKey().matcher(s);
            StringBuilder b = new StringBuilder();
            while (m.find()) {
                replaced++;
                m.appendReplacement(b, Matcher.quoteReplacement(e.getValue().apply(this, m.toMatchResult())));
            }
            s = m.appendTail(b).toString();
        }
        return s;
    }

    private String finish(String s) {
        s = inline(s.replace("&", "&amp;").replace("<", "&lt;"));
        for (int i = kept.size() - 1; i >= 0; i--) {
            s = s.replace("\0" + (char) ('0' + i) + "\0", kept.get(i));
        }
        kept.clear();
        return s;
    }

    private void close(int indent) {
        while (!open.isEmpty() && open.peek().indent() >= indent) {
            out.append("</").append(open.pop().block().tag).append('>');
        }
    }

    private void ensure(Block b, int indent) {
        close(indent + 1);
        if (open.isEmpty() || open.peek().block() != b || open.peek().indent() != indent) {
            if (!open.isEmpty() && open.peek().indent() == indent) {
                close(indent);
            }
            b.opened++;
            open.push(new Open(b, indent));
            out.append('<').append(b.tag).append('>');
        }
    }

    void line(String s) {
        if (!open.isEmpty() && open.peek().block() == Block.CODE && !s.startsWith("```")) {
            out.append(s.replace("<", "&lt;")).append('\n');
            return;
        }
        int indent = s.length() - s.stripLeading().length();
        String t = s.strip();
        String first = t.isEmpty() ? "" : t.substring(0, 1);
        switch (first) {
            case "":
                close(0);
                break;
            case "#":
                close(0);
                int level = t.indexOf(' ');
                String title = t.substring(level + 1);
                String id = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
                int same = anchors.merge(id, 1, Integer::sum);
                out.append(String.format("<h%d id=%s%s>%s</h%1$d>", level, id, same > 1 ? "-" + same : "", finish(title)));
                break;
            case "`":
                if (t.startsWith("```")) {
                    if (!open.isEmpty() && open.peek().block() == Block.CODE) {
                        close(0);
                    } else {
                        ensure(Block.CODE, 0);
                    }
                    break;
                }
            default:
                ensure(Block.TEXT, 0);
                out.append(finish(t));
                break;
            case "-":
                ensure(Block.ITEMS, indent);
                out.append("<li>").append(finish(t.substring(2)));
                break;
            case ">":
                ensure(Block.QUOTE, indent);
                out.append(finish(t.substring(1)));
                break;
            case "1": case "2": case "3":
                ensure(Block.NUMBERS, indent);
                out.append("<li>").append(finish(t.substring(t.indexOf('.') + 1)));
        }
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(args[0]);
        MarkdownPages page = new MarkdownPages();
        for (int i = 0; i < n; i++) {
            Files.lines(Path.of(args[1])).forEach(page::line);
        }
        page.close(0);
        int tags = 0;
        int deep = 0;
        int depth = 0;
        Matcher m = Pattern.compile("<(/?)([a-z]+\\d?)[^>]*>").matcher(page.out);
        while (m.find()) {
            tags++;
            if (!m.group(2).equals("li")) {
                depth += m.group(1).isEmpty() ? 1 : -1;
                deep = Math.max(deep, depth);
            }
        }
        int opened = 0;
        for (Block b : Block.values()) {
            opened = opened * 5 % 1000 + b.opened;
        }
        System.out.println(tags + " " + deep + " " + depth + " " + opened + " " + page.links + " " + page.replaced + " " + page.out.length() / 10);
    }
}
