// args: 3 ab | 9 xyz | 14 q | 6 lengthy
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import javax.xml.namespace.QName;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.stream.XMLEventFactory;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.sax.SAXResult;
import javax.xml.transform.sax.SAXTransformerFactory;
import javax.xml.transform.sax.TransformerHandler;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.AttributesImpl;
import org.xml.sax.helpers.DefaultHandler;

/** Documents that are written and read again: by streams, events, transformations, to writers of the program. */
public class XmlWriters {
    static int total;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    /** Counts what it is given, in parts. */
    static final class Parts extends Writer {
        final StringBuilder text = new StringBuilder();
        int parts;
        @Override public void write(char[] buffer, int from, int length) { text.append(buffer, from, length); parts++; }
        @Override public void flush() { parts += 100; }
        @Override public void close() { }
    }

    static final class Sums extends OutputStream {
        int sum;
        int lines;
        @Override public void write(int b) { sum += b; if (b == '\n') lines++; }
        @Override public void write(byte[] bytes, int from, int length) throws IOException {
            for (int i = 0; i < length; i++) write(bytes[from + i]);
        }
    }

    static String written(Writer to, int n, String word) throws XMLStreamException {
        XMLStreamWriter out = XMLOutputFactory.newInstance().createXMLStreamWriter(to);
        out.writeStartDocument();
        out.writeStartElement("orders");
        for (int i = 0; i < n; i++) {
            if (i % 4 == 3) {
                out.writeEmptyElement("gap");
                out.writeAttribute("at", Integer.toString(i));
                continue;
            }
            out.writeStartElement("order");
            out.writeAttribute("id", word + i);
            out.writeCharacters(word.length() % 2 == 0 ? "<" + word + ">" : word.repeat(i % 3));
            out.writeEndElement();
        }
        out.writeEndElement();
        out.writeEndDocument();
        out.close();
        return to.toString();
    }

    static void events(String text) throws XMLStreamException {
        XMLEventReader in = XMLInputFactory.newInstance().createXMLEventReader(new StringReader(text));
        StringWriter copy = new StringWriter();
        XMLEventWriter out = XMLOutputFactory.newInstance().createXMLEventWriter(copy);
        XMLEventFactory factory = XMLEventFactory.newInstance();
        int ids = 0, letters = 0, gaps = 0;
        while (in.hasNext()) {
            XMLEvent event = in.nextEvent();
            if (event.isStartElement()) {
                StartElement start = event.asStartElement();
                Attribute id = start.getAttributeByName(new QName("id"));
                if (id != null) ids += id.getValue().length();
                for (Iterator<?> all = start.getAttributes(); all.hasNext(); ) {
                    Attribute one = (Attribute) all.next();
                    gaps += one.getName().getLocalPart().equals("at") ? 1 : 0;
                }
                out.add(event);
                out.add(factory.createCharacters("+"));
            } else if (event.isCharacters()) {
                letters += event.asCharacters().getData().length();
            } else if (event.isEndElement()) {
                out.add(event);
            }
        }
        out.close();
        count(ids);
        count(letters);
        count(gaps);
        count(copy.toString().length());
    }

    static void transformed(String text, String word) throws Exception {
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        XPath path = XPathFactory.newInstance().newXPath();
        NodeList orders = (NodeList) path.evaluate("/orders/order", document, XPathConstants.NODESET);
        int ids = 0;
        for (int i = 0; i < orders.getLength(); i++) {
            Element order = (Element) orders.item(i);
            ids += order.getAttribute("id").length();
            order.setAttribute("seen", word);
        }
        count(ids);
        count(path.evaluate("//order[2]/@id", document).length());
        Transformer copy = TransformerFactory.newInstance().newTransformer();
        copy.setOutputProperty(OutputKeys.INDENT, "yes");
        Sums sums = new Sums();
        copy.transform(new DOMSource(document), new StreamResult(sums));
        count(sums.lines);
        count(sums.sum % 200);
        int[] starts = {0, 0};
        copy.transform(new StreamSource(new StringReader(text)), new SAXResult(new DefaultHandler() {
            @Override public void startElement(String uri, String name, String qName, Attributes attributes) {
                starts[0]++;
                starts[1] += attributes.getLength();
            }
        }));
        count(starts[0]);
        count(starts[1]);
        TransformerHandler handler = ((SAXTransformerFactory) TransformerFactory.newInstance()).newTransformerHandler();
        StringWriter told = new StringWriter();
        handler.getTransformer().setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, word.length() > 2 ? "yes" : "no");
        handler.setResult(new StreamResult(told));
        handler.startDocument();
        handler.startElement("", "list", "list", new AttributesImpl());
        for (int i = 0; i < word.length(); i++) {
            AttributesImpl attributes = new AttributesImpl();
            attributes.addAttribute("", "n", "n", "CDATA", String.valueOf(i * starts[0]));
            handler.startElement("", "item", "item", attributes);
            handler.endElement("", "item", "item");
        }
        handler.endElement("", "list", "list");
        handler.endDocument();
        count(told.toString().length());
        Document other = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        Element root = (Element) other.appendChild(other.importNode(document.getDocumentElement(), true));
        root.insertBefore(other.createComment(word), root.getFirstChild());
        root.appendChild(other.createTextNode(word));
        count(root.getChildNodes().getLength());
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Parts parts = new Parts();
        written(parts, n, args[1]);
        count(parts.parts % 1000);
        count(parts.text.length());
        String text = written(new StringWriter(), n, args[1]);
        count(text.length());
        events(text);
        transformed(text, args[1]);
        System.out.println(total);
    }
}
