package mdbook;

import java.util.*;
import java.util.regex.*;

/** Inline markup: code spans, emphasis, links, images, typography, glossary. */
final class InlineRenderer {
    private static final Pattern CODE = Pattern.compile("(`+)(.+?)\\1");
    private static final Pattern IMAGE = Pattern.compile("!\\[([^\\]]*)\\]\\(([^)\\s]+)(?:\\s+\"([^\"]*)\")?\\)");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)\\s]+)(?:\\s+\"([^\"]*)\")?\\)");
    private static final Pattern REF = Pattern.compile("\\[([^\\]]+)\\]\\[([^\\]]*)\\]");
    private static final Pattern AUTO = Pattern.compile("&lt;(https?://[^\\s&]+)&gt;");
    private static final Pattern STRONG = Pattern.compile("(\\*\\*|__)(?=\\S)(.+?)(?<=\\S)\\1");
    private static final Pattern EM = Pattern.compile("(?<![\\w*_])([*_])(?=\\S)(.+?)(?<=\\S)\\1(?![\\w*_])");
    private static final Pattern STRIKE = Pattern.compile("~~(?=\\S)(.+?)(?<=\\S)~~");
    private static final Pattern STASHED = Pattern.compile("\u0001(\\d+)\u0002");
    private static final Map<Pattern, String> SMART = new LinkedHashMap<>();
    static {
        SMART.put(Pattern.compile("(^|[\\s(\\[])\"(?=\\S)"), "$1\u201c");
        SMART.put(Pattern.compile("\""), "\u201d");
        SMART.put(Pattern.compile("(?<=\\w)'(?=\\w)"), "\u2019");
        SMART.put(Pattern.compile("---"), "\u2014");
        SMART.put(Pattern.compile("(?<=\\d)-(?=\\d)|--"), "\u2013");
        SMART.put(Pattern.compile("\\.\\.\\."), "\u2026");
        SMART.put(Pattern.compile("\\((c|C)\\)"), "\u00a9");
        SMART.put(Pattern.compile("\\b(\\d+)x(\\d+)\\b"), "$1\u00d7$2");
    }

    private final References refs;
    private final Glossary glossary;
    private final boolean smart;
    private int unresolved;

    InlineRenderer(References refs, Glossary glossary, boolean smart) {
        this.refs = refs;
        this.glossary = glossary;
        this.smart = smart;
    }

    String render(String text) {
        List<String> stash = new ArrayList<>();
        String s = replace(CODE, text, m -> keep(stash, "<code>" + escape(m.group(2).strip()) + "</code>"));
        s = escape(s);
        s = replace(IMAGE, s, m -> keep(stash, "<img src=\"" + m.group(2) + "\" alt=\"" + m.group(1) + "\""
                + title(m.group(3)) + ">"));
        s = replace(LINK, s, m -> keep(stash, "<a href=\"" + m.group(2) + "\"" + title(m.group(3)) + ">")
                + m.group(1) + keep(stash, "</a>"));
        s = replace(REF, s, m -> {
            String label = m.group(2).isEmpty() ? m.group(1) : m.group(2);
            return refs.find(label)
                    .map(t -> keep(stash, "<a href=\"" + t.url() + "\"" + title(t.title()) + ">") + m.group(1) + keep(stash, "</a>"))
                    .orElseGet(() -> {
                        unresolved++;
                        return m.group();
                    });
        });
        s = replace(AUTO, s, m -> keep(stash, "<a href=\"" + m.group(1) + "\">" + m.group(1) + "</a>"));
        if (smart) {
            for (Map.Entry<Pattern, String> e : SMART.entrySet()) {
                s = e.getKey().matcher(s).replaceAll(e.getValue());
            }
        }
        s = glossary.annotate(s, html -> keep(stash, html));
        s = STRONG.matcher(s).replaceAll("<strong>$2</strong>");
        s = EM.matcher(s).replaceAll("<em>$2</em>");
        s = STRIKE.matcher(s).replaceAll("<del>$1</del>");
        s = s.replace("\n", "<br>\n");
        while (s.indexOf('\u0001') >= 0) {
            s = replace(STASHED, s, m -> stash.get(Integer.parseInt(m.group(1))));
        }
        return s;
    }

    int unresolved() {
        return unresolved;
    }

    private static String keep(List<String> stash, String html) {
        stash.add(html);
        return "\u0001" + (stash.size() - 1) + "\u0002";
    }

    private static String title(String t) {
        return t == null ? "" : " title=\"" + t + "\"";
    }

    private static String replace(Pattern p, String s, java.util.function.Function<MatchResult, String> f) {
        return p.matcher(s).replaceAll(m -> Matcher.quoteReplacement(f.apply(m)));
    }

    static String escape(String s) {
        return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
