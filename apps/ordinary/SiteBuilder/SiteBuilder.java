import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes a web site of a folder of Markdown files. Pages link to each other by title, know who links to
 * them, and list pages about the same things.
 *
 * <p>Usage: SiteBuilder SOURCE TARGET
 *
 * <p>The source has {@code page.tpl} (for pages), {@code index.tpl} and any other templates that these
 * include.
 */
public final class SiteBuilder {
    private final Path source;
    private final Path target;
    private final Map<String, Page> pages = new TreeMap<>();
    private final Map<String, Set<String>> backlinks = new TreeMap<>();
    private int broken;
    private long written;

    private SiteBuilder(Path source, Path target) {
        this.source = source;
        this.target = target;
    }

    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            System.err.println("usage: SiteBuilder SOURCE TARGET");
            System.exit(2);
        }
        new SiteBuilder(Path.of(args[0]), Path.of(args[1])).build();
    }

    private void build() throws IOException {
        readPages();
        Map<String, String> bodies = new LinkedHashMap<>();
        for (Page page : pages.values()) bodies.put(page.title(), convert(page));
        Templates templates = new Templates(source);
        Files.createDirectories(target);
        for (Page page : pages.values()) {
            write(page.fileName(), templates.fill("page.tpl", values(page, bodies.get(page.title()))));
        }
        write("index.html", templates.fill("index.tpl", index()));
        long links = backlinks.values().stream().mapToLong(Set::size).sum();
        System.out.println(pages.size() + " pages, " + links + " links, " + broken + " broken, " + written + " characters");
        backlinks.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<String, Set<String>> e) -> -e.getValue().size())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(5)
                .forEach(e -> System.out.println("  " + e.getKey() + " " + e.getValue().size()));
    }

    private void readPages() throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.walk(source)) {
            files = found.filter(p -> p.toString().endsWith(".md")).sorted().collect(Collectors.toList());
        }
        for (Path file : files) {
            Page page = Page.parse(file.getFileName().toString(), Files.readString(file));
            if (pages.putIfAbsent(page.title(), page) != null) {
                System.err.println(file.getFileName() + ": there is a page " + page.title());
            }
        }
    }

    private String convert(Page page) {
        return new Markdown(title -> {
            Page other = pages.get(title);
            if (other == null) {
                broken++;
                return null;
            }
            backlinks.computeIfAbsent(title, t -> new TreeSet<>()).add(page.title());
            return other.fileName();
        }).convert(page.text());
    }

    private Map<String, Object> values(Page page, String body) {
        Map<String, Object> values = entry(page);
        values.put("body", body);
        values.put("words", Integer.toString(page.text().split("\\s+").length));
        List<Map<String, Object>> from = new ArrayList<>();
        for (String title : backlinks.getOrDefault(page.title(), Set.of())) from.add(entry(pages.get(title)));
        values.put("backlinks", from);
        values.put("related", related(page));
        return values;
    }

    /** Pages with the most tags in common. */
    private List<Map<String, Object>> related(Page page) {
        Map<Page, Integer> common = new LinkedHashMap<>();
        for (Page other : pages.values()) {
            if (other == page) continue;
            int n = 0;
            for (String tag : page.tags()) if (other.tags().contains(tag)) n++;
            if (n > 0) common.put(other, n);
        }
        return common.entrySet().stream()
                .sorted(Map.Entry.<Page, Integer>comparingByValue().reversed())
                .limit(6)
                .map(e -> entry(e.getKey()))
                .collect(Collectors.toList());
    }

    private Map<String, Object> index() {
        Map<String, List<Map<String, Object>>> byTag = new TreeMap<>();
        for (Page page : pages.values()) {
            for (String tag : page.tags()) byTag.computeIfAbsent(tag, t -> new ArrayList<>()).add(entry(page));
        }
        List<Map<String, Object>> tags = new ArrayList<>();
        byTag.forEach((tag, entries) -> {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("tag", tag);
            values.put("pages", entries);
            tags.add(values);
        });
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("title", "Index");
        values.put("tags", tags);
        return values;
    }

    private static Map<String, Object> entry(Page page) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("title", page.title());
        values.put("file", page.fileName());
        values.put("author", page.author());
        return values;
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(target.resolve(name), text);
        written += text.length();
    }
}

/** A Markdown file: lines of settings between dashes, then text. */
record Page(String title, String author, List<String> tags, String fileName, String text) {
    static Page parse(String fileName, String content) {
        Map<String, String> settings = new LinkedHashMap<>();
        String text = content;
        if (content.startsWith("---\n")) {
            int end = content.indexOf("\n---\n", 3);
            if (end > 0) {
                for (String line : content.substring(4, end).split("\n")) {
                    int colon = line.indexOf(':');
                    if (colon > 0) settings.put(line.substring(0, colon).trim(), line.substring(colon + 1).trim());
                }
                text = content.substring(end + 5);
            }
        }
        List<String> tags = Stream.of(settings.getOrDefault("tags", "").split("\\s*,\\s*"))
                .filter(t -> !t.isEmpty()).collect(Collectors.toList());
        String base = fileName.replaceFirst("\\.md$", "");
        return new Page(settings.getOrDefault("title", base), settings.getOrDefault("author", ""), tags, base + ".html", text);
    }
}
