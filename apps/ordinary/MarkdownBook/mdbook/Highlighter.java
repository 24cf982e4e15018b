package mdbook;

import java.util.regex.*;

/** Very small syntax highlighter for code blocks. */
final class Highlighter {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<comment>//.*$|#.*$)|(?<string>\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*')"
            + "|(?<number>\\b\\d+(?:\\.\\d+)?\\b)"
            + "|(?<keyword>\\b(?:if|else|for|while|return|class|def|import|new|public|static|void|int|try|catch|in)\\b)"
            + "|(?<call>\\b[a-zA-Z_]\\w*(?=\\())");

    String highlight(String line) {
        Matcher m = TOKEN.matcher(line);
        StringBuilder sb = new StringBuilder();
        while (m.find()) {
            String cls = m.group("comment") != null ? "c" : m.group("string") != null ? "s"
                    : m.group("number") != null ? "n" : m.group("keyword") != null ? "k" : "f";
            m.appendReplacement(sb, "<i class=" + cls + ">" + Matcher.quoteReplacement(m.group()) + "</i>");
        }
        return m.appendTail(sb).toString();
    }
}
