// args: a.xml 2 | b.xml 3 | c.xml 5
// file a.xml: <list><item n="1">one</item><item n="4"/></list>
// file b.xml: <?xml version="1.0"?>\n<list kind="x">\n <!-- c --><item n="3">a <b>bold</b> c</item><group><item n="2">&lt;z&gt;</item></group></list>
// file c.xml: <list><item n="3">unclosed</list>
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Handlers of a SAX parser and walks over a document tree, of good and bad XML. */
public class SaxHandlers {
    static final class Counter extends DefaultHandler {
        final Deque<String> open = new ArrayDeque<>();
        int deepest;
        int sum;
        int text;

        @Override
        public void startElement(String uri, String local, String name, Attributes attributes) {
            open.push(name);
            deepest = Math.max(deepest, open.size());
            String n = attributes.getValue("n");
            if (n != null) {
                sum += Integer.parseInt(n);
            }
        }

        @Override
        public void endElement(String uri, String local, String name) {
            open.pop();
        }

        @Override
        public void characters(char[] ch, int start, int length) {
            for (int i = start; i < start + length; i++) {
                if (ch[i] > ' ') {
                    text++;
                }
            }
        }
    }

    static int walk(Element element) {
        int k = 1;
        NodeList children = element.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            if (children.item(i) instanceof Element) {
                k += walk((Element) children.item(i));
            }
        }
        return k;
    }

    public static void main(String[] args) throws IOException, ParserConfigurationException, SAXException {
        Counter counter = new Counter();
        int failed = 0;
        try {
            SAXParserFactory.newInstance().newSAXParser().parse(Path.of(args[0]).toFile(), counter);
        } catch (SAXParseException e) {
            failed = e.getLineNumber();
        }
        int nodes = 0;
        if (failed == 0) {
            try (var in = Files.newInputStream(Path.of(args[0]))) {
                Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
                nodes = walk(document.getDocumentElement());
            }
        }
        int steps = 0;
        for (int i = 0; i < counter.sum * Integer.parseInt(args[1]) + counter.text; i++) {
            steps += i & 1;
        }
        System.out.println(counter.deepest + " " + nodes + " " + steps);
    }
}
