import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Builds a small web site: takes a zip with Markdown pages, templates and site.properties, renders
 * every page to a fragment file, then puts fragments into templates and zips the finished site.
 */
public class SiteBuild {

    // ---------------------------------------------------------------- model

    record Post(String slug, String title, LocalDate date, List<String> tags, boolean draft, Map<String, String> meta, String source) { }

    record Heading(int level, String id, String text) { }

    record Rendered(Post post, Path fragment, List<Heading> toc, Set<String> links, int words) { }

    enum Flag { DRAFTS, TOC, HIGHLIGHT, SEARCH, MINIFY, CHECK }

    static class SiteException extends RuntimeException {
        SiteException(String message) {
            super(message);
        }
    }

    // ---------------------------------------------------------------- front matter

    static Post parsePost(String name, String text) {
        Map<String, String> meta = new LinkedHashMap<>();
        String body = text;
        if (text.startsWith("---\n")) {
            int end = text.indexOf("\n---\n", 3);
            if (end < 0) {
                throw new SiteException(name + ": front matter is not closed");
            }
            for (String line : text.substring(4, end + 1).split("\n")) {
                int colon = line.indexOf(':');
                if (colon > 0) {
                    meta.put(line.substring(0, colon).trim().toLowerCase(Locale.ROOT), line.substring(colon + 1).trim());
                }
            }
            body = text.substring(end + 5);
        }
        String slug = meta.getOrDefault("slug", slug(name.replaceAll("^.*/|\\.md$", "")));
        List<String> tags = Arrays.stream(meta.getOrDefault("tags", "").replaceAll("[\\[\\]]", "").split(","))
            .map(String::trim).filter(t -> !t.isEmpty()).toList();
        LocalDate date = meta.containsKey("date") ? LocalDate.parse(meta.get("date")) : LocalDate.EPOCH;
        return new Post(slug, meta.getOrDefault("title", slug), date, tags, "true".equals(meta.get("draft")), meta, body);
    }

    static String slug(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("<[^>]*>", "").replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    }

    // ---------------------------------------------------------------- markdown

    static final class Markdown {
        private static final Pattern HEADING = Pattern.compile("^(#{1,6})\\s+(.*?)\\s*#*$");
        private static final Pattern BULLET = Pattern.compile("^(\\s*)([-*+]|\\d+\\.)\\s+(.*)$");
        private static final Pattern FENCE = Pattern.compile("^```\\s*(\\w*)\\s*$");
        private static final Pattern RULE = Pattern.compile("^\\s*([-*_])(\\s*\\1){2,}\\s*$");
        private static final Pattern REFERENCE = Pattern.compile("^\\[([^\\]]+)\\]:\\s*(\\S+)\\s*$");
        private static final Pattern TABLE_RULE = Pattern.compile("^\\|?\\s*:?-+:?\\s*(\\|\\s*:?-+:?\\s*)*\\|?\\s*$");

        private static final Pattern CODE = Pattern.compile("`([^`]+)`");
        private static final Pattern IMAGE = Pattern.compile("!\\[([^\\]]*)\\]\\(([^)\\s]+)\\)");
        private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)\\s]+)(?:\\s+\"([^\"]*)\")?\\)");
        private static final Pattern REF_LINK = Pattern.compile("\\[([^\\]]+)\\]\\[([^\\]]*)\\]");
        private static final Pattern AUTO = Pattern.compile("(?<![\"'(>=])\\bhttps?://[\\w./?=&#%~+-]+");
        private static final Pattern STRONG = Pattern.compile("(\\*\\*|__)(?=\\S)(.+?)(?<=\\S)\\1");
        private static final Pattern EMPHASIS = Pattern.compile("(?<![\\w*])([*_])(?=\\S)(.+?)(?<=\\S)\\1(?![\\w*])");
        private static final Pattern STRIKE = Pattern.compile("~~(.+?)~~");

        final List<Heading> headings = new ArrayList<>();
        final Set<String> links = new TreeSet<>();
        private final Map<String, String> references = new HashMap<>();
        private final Set<String> usedIds = new HashSet<>();
        private final boolean highlight;

        Markdown(boolean highlight) {
            this.highlight = highlight;
        }

        String render(String source) {
            List<String> lines = new ArrayList<>();
            for (String line : source.split("\n", -1)) {
                Matcher m = REFERENCE.matcher(line);
                if (m.matches()) {
                    references.put(m.group(1).toLowerCase(Locale.ROOT), m.group(2));
                } else {
                    lines.add(line.replace("\t", "    "));
                }
            }
            StringBuilder out = new StringBuilder();
            blocks(lines, out);
            return out.toString();
        }

        private void blocks(List<String> lines, StringBuilder out) {
            List<String> paragraph = new ArrayList<>();
            int i = 0;
            while (i < lines.size()) {
                String line = lines.get(i);
                Matcher heading = HEADING.matcher(line);
                Matcher fence = FENCE.matcher(line);
                if (line.isBlank()) {
                    flush(paragraph, out);
                    i++;
                } else if (heading.matches()) {
                    flush(paragraph, out);
                    int level = heading.group(1).length();
                    String html = inline(heading.group(2));
                    String id = uniqueId(slug(html));
                    headings.add(new Heading(level, id, html));
                    out.append(String.format("<h%d id=\"%s\">%s</h%d>%n", level, id, html, level));
                    i++;
                } else if (fence.matches()) {
                    flush(paragraph, out);
                    int end = i + 1;
                    while (end < lines.size() && !lines.get(end).startsWith("```")) {
                        end++;
                    }
                    String code = String.join("\n", lines.subList(i + 1, Math.min(end, lines.size())));
                    String language = fence.group(1);
                    out.append("<pre><code class=\"").append(language).append("\">")
                        .append(highlight ? Highlighter.forLanguage(language).apply(code) : escape(code)).append("</code></pre>\n");
                    i = end + 1;
                } else if (RULE.matcher(line).matches()) {
                    flush(paragraph, out);
                    out.append("<hr>\n");
                    i++;
                } else if (line.startsWith(">")) {
                    flush(paragraph, out);
                    List<String> quoted = new ArrayList<>();
                    while (i < lines.size() && lines.get(i).startsWith(">")) {
                        quoted.add(lines.get(i).replaceFirst("^> ?", ""));
                        i++;
                    }
                    out.append("<blockquote>\n");
                    blocks(quoted, out);
                    out.append("</blockquote>\n");
                } else if (BULLET.matcher(line).matches() && paragraph.isEmpty()) {
                    i = list(lines, i, out);
                } else if (line.contains("|") && i + 1 < lines.size() && TABLE_RULE.matcher(lines.get(i + 1)).matches()) {
                    flush(paragraph, out);
                    i = table(lines, i, out);
                } else {
                    paragraph.add(line.strip());
                    i++;
                }
            }
            flush(paragraph, out);
        }

        private void flush(List<String> paragraph, StringBuilder out) {
            if (!paragraph.isEmpty()) {
                out.append("<p>").append(inline(String.join("\n", paragraph))).append("</p>\n");
                paragraph.clear();
            }
        }

        private int list(List<String> lines, int start, StringBuilder out) {
            Matcher first = BULLET.matcher(lines.get(start));
            if (!first.matches()) {
                throw new IllegalStateException("no list at line " + start);
            }
            int indent = first.group(1).length();
            String tag = Character.isDigit(first.group(2).charAt(0)) ? "ol" : "ul";
            out.append('<').append(tag).append(">\n");
            int i = start;
            while (i < lines.size()) {
                Matcher item = BULLET.matcher(lines.get(i));
                if (!item.matches() || item.group(1).length() != indent) {
                    break;
                }
                List<String> content = new ArrayList<>(List.of(item.group(3)));
                i++;
                while (i < lines.size() && !lines.get(i).isBlank()) {
                    Matcher next = BULLET.matcher(lines.get(i));
                    int leading = lines.get(i).length() - lines.get(i).stripLeading().length();
                    if (next.matches() && leading <= indent) {
                        break;
                    }
                    if (next.matches() && content.size() == 1) {
                        content.add("");
                    }
                    content.add(lines.get(i).substring(Math.min(leading, indent + 2)));
                    i++;
                }
                out.append("<li>");
                if (content.size() == 1) {
                    out.append(inline(content.get(0)));
                } else {
                    blocks(content, out);
                }
                out.append("</li>\n");
            }
            out.append("</").append(tag).append(">\n");
            return i;
        }

        private int table(List<String> lines, int start, StringBuilder out) {
            List<String> align = cells(lines.get(start + 1)).stream()
                .map(c -> c.startsWith(":") && c.endsWith(":") ? "center" : c.endsWith(":") ? "right" : "left").toList();
            out.append("<table>\n<tr>");
            cells(lines.get(start)).forEach(c -> out.append("<th>").append(inline(c)).append("</th>"));
            out.append("</tr>\n");
            int i = start + 2;
            for (; i < lines.size() && lines.get(i).contains("|"); i++) {
                List<String> row = cells(lines.get(i));
                out.append("<tr>");
                for (int c = 0; c < row.size(); c++) {
                    out.append(String.format("<td align=\"%s\">%s</td>", c < align.size() ? align.get(c) : "left", inline(row.get(c))));
                }
                out.append("</tr>\n");
            }
            out.append("</table>\n");
            return i;
        }

        private static List<String> cells(String line) {
            String s = line.strip().replaceAll("^\\||\\|$", "");
            return Arrays.stream(s.split("\\|")).map(String::strip).toList();
        }

        private String uniqueId(String base) {
            String id = base;
            for (int n = 2; !usedIds.add(id); n++) {
                id = base + "-" + n;
            }
            return id;
        }

        String inline(String text) {
            List<String> codes = new ArrayList<>();
            String s = CODE.matcher(text).replaceAll(m -> {
                codes.add("<code>" + escape(m.group(1)) + "</code>");
                return "\u0001" + (codes.size() - 1) + "\u0002";
            });
            s = escape(s);
            s = IMAGE.matcher(s).replaceAll(m -> {
                links.add(m.group(2));
                return Matcher.quoteReplacement("<img src=\"" + m.group(2) + "\" alt=\"" + m.group(1) + "\">");
            });
            s = LINK.matcher(s).replaceAll(m -> Matcher.quoteReplacement(anchor(m.group(2), m.group(1))));
            s = REF_LINK.matcher(s).replaceAll(m -> {
                String key = m.group(2).isEmpty() ? m.group(1) : m.group(2);
                String target = references.get(key.toLowerCase(Locale.ROOT));
                return Matcher.quoteReplacement(target == null ? m.group() : anchor(target, m.group(1)));
            });
            s = AUTO.matcher(s).replaceAll(m -> Matcher.quoteReplacement(anchor(m.group(), m.group())));
            s = STRONG.matcher(s).replaceAll("<strong>$2</strong>");
            s = EMPHASIS.matcher(s).replaceAll("<em>$2</em>");
            s = STRIKE.matcher(s).replaceAll("<del>$1</del>");
            for (int i = 0; i < codes.size(); i++) {
                s = s.replace("\u0001" + i + "\u0002", codes.get(i));
            }
            return s;
        }

        private String anchor(String target, String text) {
            links.add(target);
            return "<a href=\"" + target + "\">" + text + "</a>";
        }
    }

    static String escape(String s) {
        return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    // ---------------------------------------------------------------- source highlighting

    interface Highlighter {
        String apply(String code);

        static Highlighter forLanguage(String language) {
            return switch (language) {
                case "java", "js", "c" -> new Tokens("//[^\n]*|/\\*(?s:.*?)\\*/", "\"(?:[^\"\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\n]|\\\\.)*'",
                    "public class static void int return new if else for while final var let const function import");
                case "python" -> new Tokens("#[^\n]*", "\"\"\"(?s:.*?)\"\"\"|\"[^\"\n]*\"|'[^'\n]*'",
                    "def class return if elif else for while in import from as with lambda None True False");
                case "sql" -> new Tokens("--[^\n]*", "'(?:[^']|'')*'", "select from where group by order join on insert into values update set");
                default -> SiteBuild::escape;
            };
        }
    }

    record Tokens(Pattern pattern) implements Highlighter {
        Tokens(String comment, String string, String keywords) {
            this(Pattern.compile("(?<comment>" + comment + ")|(?<string>" + string + ")|(?<number>\\b\\d+(?:\\.\\d+)?\\b)"
                + "|(?<keyword>\\b(?:" + keywords.replace(' ', '|') + ")\\b)|(?<call>\\b\\w+(?=\\())"));
        }

        @Override
        public String apply(String code) {
            StringBuilder out = new StringBuilder();
            int last = 0;
            Matcher m = pattern.matcher(code);
            while (m.find()) {
                out.append(escape(code.substring(last, m.start())));
                for (String group : List.of("comment", "string", "number", "keyword", "call")) {
                    if (m.group(group) != null) {
                        out.append("<span class=\"").append(group).append("\">").append(escape(m.group())).append("</span>");
                        break;
                    }
                }
                last = m.end();
            }
            return out.append(escape(code.substring(last))).toString();
        }
    }

    // ---------------------------------------------------------------- templates

    /** {{name}}, {{#each list}}..{{/each}}, {{#if name}}..{{else}}..{{/if}}, {{> partial}} */
    static final class Templates {
        private static final Pattern TAG = Pattern.compile("\\{\\{(#each|#if|/each|/if|else|>)?\\s*([\\w.]*)\\s*\\}\\}");
        private final Map<String, String> sources;

        Templates(Map<String, String> sources) {
            this.sources = sources;
        }

        String render(String name, Map<String, ?> model) {
            String source = sources.get(name);
            if (source == null) {
                throw new SiteException("no template " + name);
            }
            StringBuilder out = new StringBuilder();
            List<MatchResult> tags = TAG.matcher(source).results().toList();
            run(source, tags, 0, 0, new ArrayList<>(List.of(model)), out, true);
            return out.toString();
        }

        private record Stop(int tag, int position, String kind) { }

        private Stop run(String s, List<MatchResult> tags, int tag, int from, List<Map<String, ?>> scope, StringBuilder out, boolean live) {
            int position = from;
            int t = tag;
            while (t < tags.size()) {
                MatchResult m = tags.get(t);
                if (live) {
                    out.append(s, position, m.start());
                }
                position = m.end();
                String kind = m.group(1) == null ? "" : m.group(1);
                switch (kind) {
                    case "" -> {
                        if (m.group(2).isEmpty()) {
                            break;
                        }
                        if (live) {
                            Object value = lookup(m.group(2), scope);
                            out.append(value == null ? "" : value);
                        }
                    }
                    case ">" -> {
                        if (live) {
                            Map<String, Object> flat = new HashMap<>();
                            scope.forEach(flat::putAll);
                            out.append(render(m.group(2), flat));
                        }
                    }
                    case "#if" -> {
                        boolean yes = live && truth(lookup(m.group(2), scope));
                        Stop stop = run(s, tags, t + 1, position, scope, out, yes);
                        if (stop.kind().equals("else")) {
                            stop = run(s, tags, stop.tag() + 1, stop.position(), scope, out, live && !yes);
                        }
                        t = stop.tag();
                        position = stop.position();
                    }
                    case "#each" -> {
                        Object value = live ? lookup(m.group(2), scope) : null;
                        List<?> items = value instanceof List<?> list ? list : List.of();
                        Stop stop = run(s, tags, t + 1, position, scope, out, false);
                        for (Object item : items) {
                            Map<String, ?> inner = item instanceof Map<?, ?> map
                                ? map.entrySet().stream().collect(Collectors.toMap(e -> e.getKey().toString(), Map.Entry::getValue))
                                : Map.of("this", item);
                            scope.add(inner);
                            stop = run(s, tags, t + 1, position, scope, out, true);
                            scope.remove(scope.size() - 1);
                        }
                        t = stop.tag();
                        position = stop.position();
                    }
                    default -> {
                        return new Stop(t, position, kind);
                    }
                }
                t++;
            }
            if (live) {
                out.append(s.substring(position));
            }
            return new Stop(t, s.length(), "end");
        }

        private static Object lookup(String name, List<Map<String, ?>> scope) {
            for (int i = scope.size() - 1; i >= 0; i--) {
                if (scope.get(i).containsKey(name)) {
                    return scope.get(i).get(name);
                }
            }
            return null;
        }

        private static boolean truth(Object value) {
            return value != null && !Boolean.FALSE.equals(value) && !"".equals(value) && !(value instanceof List<?> l && l.isEmpty());
        }
    }

    // ---------------------------------------------------------------- building

    private final Path work;
    private final Set<Flag> flags;
    private final int related;
    private final Map<String, String> files = new TreeMap<>();
    private final Properties config = new Properties();

    SiteBuild(Path work, Set<Flag> flags, int related) {
        this.work = work;
        this.flags = flags;
        this.related = related;
    }

    void unpack(Path zip) throws IOException {
        try (InputStream in = Files.newInputStream(zip); ZipInputStream z = new ZipInputStream(in)) {
            for (ZipEntry e = z.getNextEntry(); e != null; e = z.getNextEntry()) {
                if (!e.isDirectory()) {
                    files.put(e.getName(), new String(z.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
                }
            }
        }
        config.load(new java.io.StringReader(files.getOrDefault("site.properties", "")));
    }

    List<Rendered> renderAll() throws IOException {
        List<Post> posts = files.entrySet().stream()
            .filter(e -> e.getKey().endsWith(".md"))
            .map(e -> parsePost(e.getKey(), e.getValue()))
            .filter(p -> flags.contains(Flag.DRAFTS) || !p.draft())
            .sorted(Comparator.comparing(Post::date).reversed().thenComparing(Post::slug))
            .toList();
        Path dir = Files.createDirectories(work.resolve("fragments"));
        List<Rendered> result = new ArrayList<>();
        for (Post p : posts) {
            Markdown md = new Markdown(flags.contains(Flag.HIGHLIGHT));
            String html = md.render(p.source());
            Path fragment = dir.resolve(p.slug() + ".html");
            Files.writeString(fragment, html);
            int words = p.source().isBlank() ? 0 : p.source().trim().split("\\s+").length;
            result.add(new Rendered(p, fragment, List.copyOf(md.headings), md.links, words));
        }
        return result;
    }

    /** Word weights per page (tf-idf), from the fragments on disk. */
    Map<String, Map<String, Double>> weights(List<Rendered> pages) throws IOException {
        Pattern word = Pattern.compile("\\p{L}{3,}");
        Map<String, Map<String, Integer>> counts = new LinkedHashMap<>();
        Map<String, Integer> documents = new HashMap<>();
        for (Rendered r : pages) {
            String text = Files.readString(r.fragment()).replaceAll("<[^>]+>", " ").toLowerCase(Locale.ROOT);
            Map<String, Integer> c = new HashMap<>();
            Matcher m = word.matcher(text);
            while (m.find()) {
                c.merge(m.group(), 1, Integer::sum);
            }
            c.keySet().forEach(w -> documents.merge(w, 1, Integer::sum));
            counts.put(r.post().slug(), c);
        }
        Map<String, Map<String, Double>> result = new LinkedHashMap<>();
        counts.forEach((slug, c) -> {
            Map<String, Double> v = new HashMap<>();
            c.forEach((w, n) -> v.put(w, (1 + Math.log(n)) * Math.log((1.0 + pages.size()) / documents.get(w))));
            double length = Math.sqrt(v.values().stream().mapToDouble(x -> x * x).sum());
            v.replaceAll((w, x) -> length == 0 ? 0 : x / length);
            result.put(slug, v);
        });
        return result;
    }

    static double cosine(Map<String, Double> a, Map<String, Double> b) {
        Map<String, Double> small = a.size() < b.size() ? a : b;
        Map<String, Double> large = small == a ? b : a;
        double sum = 0;
        for (Map.Entry<String, Double> e : small.entrySet()) {
            sum += e.getValue() * large.getOrDefault(e.getKey(), 0.0);
        }
        return sum;
    }

    String searchIndex(Map<String, Map<String, Double>> weights) {
        Map<String, List<String>> index = new TreeMap<>();
        weights.forEach((slug, v) -> v.entrySet().stream()
            .sorted(Map.Entry.<String, Double>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
            .limit(60)
            .forEach(e -> index.computeIfAbsent(e.getKey(), k -> new ArrayList<>()).add(String.format(Locale.ROOT, "[\"%s\",%.3f]", slug, e.getValue()))));
        return index.entrySet().stream().map(e -> "\"" + e.getKey() + "\":[" + String.join(",", e.getValue()) + "]")
            .collect(Collectors.joining(",\n", "{", "}"));
    }

    static String toc(List<Heading> headings) {
        StringBuilder out = new StringBuilder("<nav>");
        int level = 0;
        for (Heading h : headings) {
            for (; level < h.level(); level++) {
                out.append("<ul>");
            }
            for (; level > h.level(); level--) {
                out.append("</ul>");
            }
            out.append("<li><a href=\"#").append(h.id()).append("\">").append(h.text().replaceAll("</?a[^>]*>", "")).append("</a></li>");
        }
        return out.append("</ul>".repeat(level)).append("</nav>").toString();
    }

    static String minify(String html) {
        List<String> kept = new ArrayList<>();
        String s = Pattern.compile("(?s)<pre>.*?</pre>").matcher(html).replaceAll(m -> {
            kept.add(m.group());
            return "\u0003" + (kept.size() - 1) + "\u0004";
        });
        s = s.replaceAll("(?s)<!--.*?-->", "").replaceAll("\\s+", " ").replaceAll("> <", "><");
        Matcher m = Pattern.compile("\u0003(\\d+)\u0004").matcher(s);
        return m.replaceAll(r -> Matcher.quoteReplacement(kept.get(Integer.parseInt(r.group(1)))));
    }

    Map<String, String> assemble(List<Rendered> pages) throws IOException {
        Templates templates = new Templates(files.entrySet().stream()
            .filter(e -> e.getKey().startsWith("templates/"))
            .collect(Collectors.toMap(e -> e.getKey().replaceAll("^templates/|\\.html$", ""), Map.Entry::getValue)));
        Map<String, Map<String, Double>> weights = related > 0 || flags.contains(Flag.SEARCH) ? weights(pages) : Map.of();
        DateTimeFormatter pretty = DateTimeFormatter.ofPattern(config.getProperty("dateFormat", "d MMM yyyy"), Locale.ENGLISH);
        Map<String, Object> site = new HashMap<>();
        config.forEach((k, v) -> site.put("site." + k, v));
        Map<String, String> output = new LinkedHashMap<>();
        for (int i = 0; i < pages.size(); i++) {
            Rendered r = pages.get(i);
            Map<String, Object> model = new HashMap<>(site);
            model.putAll(summary(r, pretty));
            model.putAll(r.post().meta().entrySet().stream().collect(Collectors.toMap(e -> "meta." + e.getKey(), Map.Entry::getValue)));
            model.put("content", Files.readString(r.fragment()));
            model.put("toc", flags.contains(Flag.TOC) ? toc(r.toc()) : "");
            model.put("newer", i > 0 ? pages.get(i - 1).post().slug() : "");
            model.put("older", i + 1 < pages.size() ? pages.get(i + 1).post().slug() : "");
            if (related > 0) {
                Map<String, Double> mine = weights.get(r.post().slug());
                model.put("related", pages.stream().filter(o -> o != r)
                    .map(o -> Map.entry(o, cosine(mine, weights.get(o.post().slug()))))
                    .sorted(Map.Entry.<Rendered, Double>comparingByValue().reversed())
                    .limit(related).map(e -> summary(e.getKey(), pretty)).toList());
            }
            output.put(r.post().slug() + ".html", templates.render("page", model));
        }
        Map<String, List<Rendered>> byTag = new TreeMap<>();
        pages.forEach(r -> r.post().tags().forEach(t -> byTag.computeIfAbsent(t, k -> new ArrayList<>()).add(r)));
        byTag.forEach((tag, list) -> output.put("tag/" + slug(tag) + ".html", listPage(templates, site, "Tag " + tag, list, pretty)));
        int perPage = Integer.parseInt(config.getProperty("perPage", "20"));
        for (int n = 0; n * perPage < pages.size(); n++) {
            List<Rendered> part = pages.subList(n * perPage, Math.min(pages.size(), (n + 1) * perPage));
            output.put(n == 0 ? "index.html" : "index-" + (n + 1) + ".html", listPage(templates, site, "Page " + (n + 1), part, pretty));
        }
        if (flags.contains(Flag.MINIFY)) {
            output.replaceAll((name, html) -> minify(html));
        }
        if (flags.contains(Flag.SEARCH)) {
            output.put("search.json", searchIndex(weights));
        }
        output.put("sitemap.xml", output.keySet().stream().filter(n -> n.endsWith(".html"))
            .map(n -> "  <url><loc>" + config.getProperty("url", "http://localhost") + "/" + n + "</loc></url>")
            .collect(Collectors.joining("\n", "<urlset>\n", "\n</urlset>\n")));
        return output;
    }

    private static String listPage(Templates templates, Map<String, Object> site, String title, List<Rendered> list, DateTimeFormatter pretty) {
        Map<String, Object> model = new HashMap<>(site);
        model.put("title", title);
        model.put("posts", list.stream().map(r -> summary(r, pretty)).toList());
        return templates.render("list", model);
    }

    static Map<String, Object> summary(Rendered r, DateTimeFormatter pretty) {
        Map<String, Object> map = new HashMap<>();
        map.put("title", escape(r.post().title()));
        map.put("slug", r.post().slug());
        map.put("date", pretty.format(r.post().date()));
        map.put("tags", r.post().tags());
        map.put("minutes", Math.max(1, r.words() / 200));
        return map;
    }

    List<String> check(List<Rendered> pages, Map<String, String> output) {
        Map<String, Set<String>> ids = new HashMap<>();
        pages.forEach(r -> ids.put(r.post().slug() + ".html", r.toc().stream().map(Heading::id).collect(Collectors.toSet())));
        List<String> problems = new ArrayList<>();
        for (Rendered r : pages) {
            for (String link : r.links()) {
                if (link.matches("^[a-z]+:.*")) {
                    continue;
                }
                String[] parts = (link.startsWith("#") ? r.post().slug() + ".html" + link : link).split("#", 2);
                if (!output.containsKey(parts[0])) {
                    problems.add(r.post().slug() + ": no page " + link);
                } else if (parts.length == 2 && !ids.getOrDefault(parts[0], Set.of()).contains(parts[1])) {
                    problems.add(r.post().slug() + ": no heading " + link);
                }
            }
        }
        Collections.sort(problems);
        return problems;
    }

    void pack(Map<String, String> output, Path zip) throws IOException {
        try (OutputStream raw = new BufferedOutputStream(Files.newOutputStream(zip)); ZipOutputStream z = new ZipOutputStream(raw)) {
            for (Map.Entry<String, String> e : output.entrySet()) {
                ZipEntry entry = new ZipEntry(e.getKey());
                entry.setTimeLocal(LocalDateTime.of(2024, 1, 1, 0, 0));
                z.putNextEntry(entry);
                z.write(e.getValue().getBytes(StandardCharsets.UTF_8));
                z.closeEntry();
            }
        }
    }

    public static void main(String[] args) {
        try {
            List<String> plain = new ArrayList<>();
            Set<Flag> flags = java.util.EnumSet.noneOf(Flag.class);
            int related = 0;
            for (int i = 0; i < args.length; i++) {
                if (args[i].equals("--related")) {
                    related = Integer.parseInt(args[++i]);
                } else if (args[i].startsWith("--")) {
                    flags.add(Flag.valueOf(args[i].substring(2).toUpperCase(Locale.ROOT)));
                } else {
                    plain.add(args[i]);
                }
            }
            if (plain.size() != 2) {
                throw new SiteException("usage: SiteBuild SOURCE.zip WORKDIR [--drafts] [--toc] [--highlight] [--search] [--minify] [--check] [--related N]");
            }
            SiteBuild site = new SiteBuild(Path.of(plain.get(1)), flags, related);
            site.unpack(Path.of(plain.get(0)));
            List<Rendered> pages = site.renderAll();
            Map<String, String> output = site.assemble(pages);
            site.pack(output, site.work.resolve("site.zip"));
            CRC32 crc = new CRC32();
            output.values().forEach(s -> crc.update(s.getBytes(StandardCharsets.UTF_8)));
            System.out.printf("%d pages, %d files, %d words, checksum %08x%n", pages.size(), output.size(),
                pages.stream().mapToInt(Rendered::words).sum(), crc.getValue());
            if (flags.contains(Flag.CHECK)) {
                site.check(pages, output).forEach(System.out::println);
            }
        } catch (SiteException | IllegalArgumentException e) {
            System.err.println("SiteBuild: " + e.getMessage());
            System.exit(2);
        } catch (IOException | UncheckedIOException e) {
            System.err.println("SiteBuild: " + e);
            System.exit(1);
        }
    }
}
