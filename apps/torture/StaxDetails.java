// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.util.NoSuchElementException;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.DefaultHandler2;
import org.xml.sax.helpers.DefaultHandler;

/** Documents pulled piece by piece, and pushed to handlers that know everything. */
public class StaxDetails {
    static int failed;
    static int fed;

    /** A reader that gives few characters at a time and may fail. */
    static final class Drops extends Reader {
        private final String text;
        private final int failAt;
        private int at;

        Drops(String text, int failAt) {
            this.text = text;
            this.failAt = failAt;
        }

        @Override public int read(char[] to, int from, int len) throws IOException {
            fed++;
            if (at >= failAt) {
                throw new IOException("fails");
            }
            int k = Math.min(Math.min(len, 7), text.length() - at);
            if (k <= 0) {
                return -1;
            }
            text.getChars(at, at + k, to, from);
            at += k;
            return k;
        }

        @Override public void close() {
            fed += 1000;
        }
    }

    static String text(int n) {
        StringBuilder sb = new StringBuilder("<?xml version='1.0' encoding='UTF-8' standalone='" + (n % 2 == 0 ? "yes" : "no") + "'?>");
        sb.append("<!DOCTYPE p:a [<!ATTLIST b id ID #IMPLIED d CDATA 'def'><!NOTATION gif SYSTEM 'g'><!ENTITY pic SYSTEM 'pic.gif' NDATA gif>]>");
        sb.append("<?target data ").append(n).append("?>\n<p:a xmlns:p='urn:p' xmlns='urn:d' p:x='").append(n).append("'>");
        for (int i = 0; i < n; i++) {
            sb.append("<b id='i").append(i).append(i % 2 == 0 ? "' d='own'>" : "'>").append("text".repeat(i % 4)).append("</b>").append(i % 3 == 0 ? "\n " : "<!--c-->");
        }
        return sb.append("</p:a>").toString();
    }

    static int pull(XMLStreamReader r) throws XMLStreamException {
        int s = r.isStandalone() ? 5 : r.standaloneSet() ? 7 : 11;
        s += "UTF-8".equals(r.getCharacterEncodingScheme()) ? 1 : 100;
        s += r.getEncoding() == null ? 3 : r.getEncoding().length();
        while (r.hasNext()) {
            r.next();
            switch (r.getEventType()) {
                case XMLStreamConstants.START_ELEMENT:
                    s += r.getLocalName().length() + (r.getPrefix() == null ? 0 : r.getPrefix().length()) + r.getNamespaceCount();
                    for (int i = 0; i < r.getAttributeCount(); i++) {
                        s += r.getAttributeLocalName(i).length() + r.getAttributeValue(i).length() + r.getAttributeType(i).length();
                        s += r.getAttributeNamespace(i) == null ? 0 : r.getAttributeNamespace(i).length();
                        s += r.isAttributeSpecified(i) ? 1 : 50;
                        s += r.getAttributeName(i).getPrefix().length();
                    }
                    for (int i = 0; i < r.getNamespaceCount(); i++) {
                        s += (r.getNamespacePrefix(i) == null ? 17 : 19) + r.getNamespaceURI(i).length();
                    }
                    break;
                case XMLStreamConstants.CHARACTERS:
                    s += r.isWhiteSpace() ? 1 : r.getTextLength();
                    char[] chars = r.getTextCharacters();
                    for (int i = r.getTextStart(); i < r.getTextStart() + r.getTextLength(); i++) {
                        s += chars[i] & 3;
                    }
                    break;
                case XMLStreamConstants.PROCESSING_INSTRUCTION:
                    s += r.getPITarget().length() + r.getPIData().length();
                    break;
                default:
                    s += r.hasText() ? 2 : r.hasName() ? 1 : 0;
            }
        }
        return s;
    }

    static XMLStreamReader reader(String text, boolean coalescing) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.IS_COALESCING, coalescing);
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, true);
        return factory.createXMLStreamReader(new StringReader(text));
    }

    static int walk(String text) throws XMLStreamException {
        XMLStreamReader r = reader(text, true);
        int s = 0;
        while (r.getEventType() != XMLStreamConstants.START_ELEMENT) {
            r.next();
        }
        r.require(XMLStreamConstants.START_ELEMENT, "urn:p", "a");
        try {
            r.getElementText();
        } catch (XMLStreamException e) {
            failed += e.getLocation().getLineNumber();
        }
        try {
            while (true) {
                if (r.nextTag() == XMLStreamConstants.START_ELEMENT) {
                    s += r.getAttributeValue(null, "id").length();
                    s += r.getAttributeValue("urn:none", "id") == null ? 1 : 1000;
                    s += r.getElementText().length();
                    r.require(XMLStreamConstants.END_ELEMENT, null, s % 5 == 0 ? "c" : "b");
                }
            }
        } catch (XMLStreamException | NoSuchElementException e) {
            failed += e instanceof XMLStreamException ? 10 : 20;
        }
        try {
            r.getPITarget();
            s += r.getAttributeCount();
        } catch (IllegalStateException e) {
            failed += 100;
        }
        r.close();
        return s + r.getLocation().getCharacterOffset();
    }

    static int dropped(String text, int failAt) {
        int s = 0;
        try {
            XMLStreamReader r = XMLInputFactory.newFactory().createXMLStreamReader(new Drops(text, failAt));
            while (r.hasNext()) {
                s += r.next() == XMLStreamConstants.START_ELEMENT ? 1 : 0;
            }
            r.close();
        } catch (XMLStreamException e) {
            failed += e.getNestedException() == null ? 1000 : 2000;
        }
        return s;
    }

    /** Counts what it is told; knows where; replaces itself. */
    static final class Teller extends DefaultHandler {
        int elements;
        int entities;
        int lines;
        int fatal;
        boolean lenient;
        Locator locator;

        @Override public void setDocumentLocator(Locator l) {
            locator = l;
        }

        @Override public void startElement(String uri, String local, String qName, Attributes atts) throws SAXException {
            elements++;
            lines += locator.getLineNumber() + atts.getLength() + (atts.getIndex("d") < 0 ? 3 : 0);
            if (elements == 7) {
                throw new SAXException("seven");
            }
        }

        @Override public void notationDecl(String name, String publicId, String systemId) {
            entities += 10;
        }

        @Override public void unparsedEntityDecl(String name, String publicId, String systemId, String notation) {
            entities += name.length();
        }

        @Override public void fatalError(SAXParseException e) throws SAXException {
            fatal += e.getColumnNumber();
            if (!lenient) {
                super.fatalError(e);
            }
        }
    }

    static int push(String text, boolean lenient) throws ParserConfigurationException, IOException, SAXException {
        SAXParserFactory factory = SAXParserFactory.newInstance();
        factory.setNamespaceAware(true);
        SAXParser parser = factory.newSAXParser();
        XMLReader reader = parser.getXMLReader();
        Teller teller = new Teller();
        teller.lenient = lenient;
        reader.setContentHandler(teller);
        reader.setErrorHandler(teller);
        reader.setDTDHandler(teller);
        reader.setEntityResolver(teller);
        reader.setFeature("http://xml.org/sax/features/namespace-prefixes", lenient);
        try {
            parser.getXMLReader().parse(new InputSource(new StringReader(text)));
        } catch (SAXParseException e) {
            failed += 10_000;
        } catch (SAXException e) {
            failed += 20_000;
        }
        if (reader.getContentHandler() != teller || reader.getErrorHandler() == null || reader.getEntityResolver() != teller) {
            failed += 1;
        }
        return teller.elements + teller.entities + teller.lines * 3 + teller.fatal;
    }

    static int inherited(String text) throws ParserConfigurationException, IOException {
        InputStream in = new ByteArrayInputStream(text.getBytes());
        try {
            SAXParserFactory.newInstance().newSAXParser().parse(in, new DefaultHandler());
            return 3;
        } catch (SAXException e) {
            return 5 + in.available();
        }
    }

    /** A handler of comments that the parser has among its properties. */
    static final class Comments extends DefaultHandler2 {
        int seen;

        @Override public void comment(char[] text, int from, int len) throws SAXException {
            seen++;
            if (seen == 2) {
                throw new SAXException("two");
            }
        }
    }

    static int commented(String text) throws ParserConfigurationException, IOException, SAXException {
        SAXParser parser = SAXParserFactory.newInstance().newSAXParser();
        Comments comments = new Comments();
        parser.setProperty("http://xml.org/sax/properties/lexical-handler", comments);
        InputSource in = new InputSource();
        in.setCharacterStream(new StringReader(text));
        try {
            parser.parse(in, new DefaultHandler());
        } catch (SAXException e) {
            failed += 100_000;
        }
        return comments.seen;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String text = text(n);
        String broken = text.substring(0, text.length() - n);
        int[] results = {
            pull(reader(text, n % 2 == 0)), walk(text), dropped(text, n * 30), dropped(broken, 100_000), push(text, false), push(text(n % 6), n > 5),
            push(text(2).replace("</b>", "</c>"), n > 5), commented(text(n - 1)), inherited(n > 5 ? broken : text), failed, fed};
        int sum = 0;
        for (int r : results) {
            for (int i = 0; i < r; i++) {
                sum += i & 1;
            }
            System.out.print(r + " ");
        }
        System.out.println(sum);
    }
}
