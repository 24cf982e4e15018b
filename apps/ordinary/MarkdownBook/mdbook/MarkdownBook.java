package mdbook;

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;

/**
 * Converts a Markdown manuscript into one HTML page.
 *
 * usage: MarkdownBook [--toc DEPTH] [--glossary FILE] [--index N] [--wrap COLS]
 *                     [--smart] [--highlight] [--stats] [-o FILE] INPUT...
 */
public class MarkdownBook {

    static final class Settings {
        int tocDepth;
        int indexSize;
        int wrap;
        boolean smart;
        boolean highlight;
        boolean stats;
        Path glossary;
        Path output;
        final List<Path> inputs = new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        Settings s = new Settings();
        Iterator<String> it = Arrays.asList(args).iterator();
        try {
            while (it.hasNext()) {
                String a = it.next();
                switch (a) {
                    case "--toc": s.tocDepth = Integer.parseInt(it.next()); break;
                    case "--index": s.indexSize = Integer.parseInt(it.next()); break;
                    case "--wrap": s.wrap = Integer.parseInt(it.next()); break;
                    case "--glossary": s.glossary = Paths.get(it.next()); break;
                    case "-o": s.output = Paths.get(it.next()); break;
                    case "--smart": s.smart = true; break;
                    case "--highlight": s.highlight = true; break;
                    case "--stats": s.stats = true; break;
                    default:
                        if (a.startsWith("--")) {
                            System.err.println("unknown option " + a);
                            System.exit(2);
                        }
                        s.inputs.add(Paths.get(a));
                }
            }
        } catch (NoSuchElementException | NumberFormatException e) {
            System.err.println("bad command line: " + e.getMessage());
            System.exit(2);
        }
        if (s.inputs.isEmpty()) {
            System.err.println("no input");
            System.exit(2);
        }

        Glossary glossary = s.glossary == null ? Glossary.empty() : Glossary.load(s.glossary);
        References refs = new References();
        BlockParser parser = new BlockParser(refs);
        List<Block> doc = new ArrayList<>();
        for (Path p : s.inputs) {
            doc.addAll(parser.parse(Files.readAllLines(p, StandardCharsets.UTF_8)));
        }
        InlineRenderer inline = new InlineRenderer(refs, glossary, s.smart);
        HtmlWriter writer = new HtmlWriter(inline, s.highlight ? new Highlighter() : null);
        String body = writer.render(doc);

        StringBuilder page = new StringBuilder("<!doctype html>\n");
        if (s.tocDepth > 0) {
            page.append(writer.tableOfContents(s.tocDepth));
        }
        page.append(body);
        if (s.indexSize > 0) {
            page.append(new TermIndex(doc).html(s.indexSize));
        }
        String text = s.wrap > 0 ? Wrapper.wrap(page.toString(), s.wrap) : page.toString();
        if (s.stats) {
            text += String.format("<!-- %d blocks, %d refs (%d unresolved), %d glossary hits -->%n",
                    doc.size(), refs.size(), inline.unresolved(), glossary.hits());
        }
        if (s.output != null) {
            Files.writeString(s.output, text);
        } else {
            try (Writer w = new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8))) {
                w.write(text);
            }
        }
    }
}
