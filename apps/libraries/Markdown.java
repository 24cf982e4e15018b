import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Renders a Markdown file with commonmark-java and prints how long the page is. */
public final class Markdown {
    private Markdown() {}

    public static void main(String[] args) throws IOException {
        String text = Files.readString(Path.of(args[0]));
        String html = HtmlRenderer.builder().build().render(Parser.builder().build().parse(text));
        System.out.println(html.length());
    }
}
