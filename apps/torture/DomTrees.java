// args: 3 | 10 | 25
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Attr;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.Text;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Trees of documents: parsed and built, walked, edited while they are walked, lists that follow the tree, handlers of the program. */
public class DomTrees {
    static int told;
    static int resolved;
    static int failed;

    /** Counts what the parser says. */
    static final class Complaints implements ErrorHandler, EntityResolver {
        int errors;

        @Override public void warning(SAXParseException e) {
            told++;
        }

        @Override public void error(SAXParseException e) {
            errors++;
            told += e.getLineNumber();
        }

        @Override public void fatalError(SAXParseException e) throws SAXException {
            told += 100;
            throw e;
        }

        @Override public InputSource resolveEntity(String publicId, String systemId) {
            resolved++;
            return new InputSource(new StringReader("<inner/>".repeat(systemId.length() % 7)));
        }
    }

    static String text(int n) {
        StringBuilder sb = new StringBuilder("<!DOCTYPE r:root [<!ATTLIST item id ID #IMPLIED>]><r:root xmlns:r='urn:r' n='" + n + "'>");
        for (int i = 0; i < n; i++) {
            sb.append(i % 3 == 0 ? "<!-- c" + i + " -->" : "").append("<item id='i").append(i).append("'>t").append(i);
            sb.append("<![CDATA[cd]]>").append(i % 2 == 0 ? "<sub r:k='v'/>" : "").append("</item>\n");
        }
        return sb.append("</r:root>").toString();
    }

    static Document parse(String text, boolean coalescing, boolean noComments) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setCoalescing(coalescing);
        factory.setIgnoringComments(noComments);
        factory.setExpandEntityReferences(!factory.isCoalescing());
        factory.setIgnoringElementContentWhitespace(false);
        factory.setXIncludeAware(false);
        if (!factory.isNamespaceAware() || factory.isValidating()) {
            told += 1000;
        }
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Elements, texts and others, by first child and next sibling. */
    static int walk(Node node) {
        int count = node.getNodeType() == Node.ELEMENT_NODE ? 1 : 100;
        for (Node c = node.getFirstChild(); c != null; c = c.getNextSibling()) {
            count += walk(c);
        }
        return count;
    }

    static int backwards(Node node) {
        int count = 0;
        for (Node c = node.getLastChild(); c != null; c = c.getPreviousSibling()) {
            if (c instanceof Text) {
                count += ((Text) c).getData().length();
            } else if (c instanceof Element) {
                count += 10 + ((Element) c).getTagName().length();
            }
        }
        return count;
    }

    static int depth(Document doc, int n) {
        Element at = doc.getDocumentElement();
        for (int i = 0; i < n; i++) {
            at = (Element) at.appendChild(doc.createElement("d" + i));
        }
        int depth = 0;
        for (Node p = at; p != null; p = p.getParentNode()) {
            depth++;
        }
        return depth;
    }

    /** A list that shrinks while it is walked. */
    static int live(Document doc) {
        NodeList items = doc.getElementsByTagName("item");
        int visited = 0;
        for (int i = 0; i < items.getLength(); i++) {
            Node item = items.item(i);
            visited++;
            item.getParentNode().removeChild(item);
        }
        while (items.getLength() > 1) {
            visited += 10;
            doc.getDocumentElement().removeChild(items.item(0));
        }
        return visited + doc.getElementsByTagNameNS("*", "sub").getLength() * 100;
    }

    static int attributes(Document doc, int n) {
        Element e = doc.createElementNS("urn:x", "x:e");
        for (int i = 0; i < n; i++) {
            e.setAttribute("a" + i % 7, "v".repeat(i % 5));
        }
        e.setAttributeNS("urn:y", "y:b", "b" + n);
        e.removeAttribute("a2");
        e.setAttribute("own", "w".repeat(n));
        Attr own = e.getAttributeNode("own");
        if (doc.createAttribute("own").getOwnerElement() != null) {
            told += 5;
        }
        Attr other = doc.createAttributeNS("urn:z", "z:own");
        if (own.getOwnerElement() == e && other.getOwnerElement() == null) {
            told += 3;
        }
        NamedNodeMap map = e.getAttributes();
        int before = map.getLength();
        int s = e.hasAttribute("a2") ? 1000 : e.getAttribute("a3").length() + e.getAttribute("none").length();
        e.getAttributeNode("own").setNodeValue("w".repeat(n / 2));
        for (int i = 0; i < map.getLength(); i++) {
            s += map.item(i).getNodeValue().length();
        }
        if (map.getNamedItem("a6") != null) {
            e.removeAttribute("a6");
        }
        s += before * 10 - e.getAttributes().getLength();
        if (map.getNamedItemNS("urn:y", "b") == null || e.getAttributeNodeNS("urn:y", "none") != null || e.hasAttributeNS("urn:y", "c")) {
            s += 5000;
        }
        return s + e.getAttributeNS("urn:y", "b").length() + e.getLocalName().length() + e.getPrefix().length() + e.getNamespaceURI().length();
    }

    static int texts(Document doc, int n) {
        Element e = doc.createElement("texts");
        Text t = doc.createTextNode("one");
        e.appendChild(t);
        for (int i = 0; i < n; i++) {
            t.appendData("-" + i);
        }
        t.deleteData(0, n % 4);
        e.appendChild(doc.createCDATASection("cdata" + n));
        int s = e.getTextContent().length();
        try {
            t.deleteData(1000 * (n % 3), 1);
        } catch (DOMException x) {
            failed += x.code;
        }
        t.setData(t.getData().replace("-1", n % 2 == 0 ? "" : "two"));
        s += t.getLength() * 7 + e.getChildNodes().getLength();
        e.appendChild(doc.createTextNode("")).getOwnerDocument();
        e.appendChild(doc.createTextNode("tail"));
        e.normalize();
        s += e.getChildNodes().getLength();
        e.setTextContent("t".repeat(n));
        if (t.getParentNode() == null) {
            s += 1000;
        }
        for (int i = 0; i < e.getFirstChild().getNodeValue().length(); i++) {
            s++;
        }
        return s;
    }

    static int edits(Document doc, int n) {
        Element e = doc.createElement("edits");
        Node last = null;
        for (int i = 0; i < n; i++) {
            last = e.insertBefore(doc.createElement("k" + i), i % 2 == 0 ? last : e.getFirstChild());
        }
        Node old = e.replaceChild(doc.createElement("new"), last);
        Node copy = e.cloneNode(n % 2 == 0);
        e.removeChild(e.getLastChild());
        int s = copy.getChildNodes().getLength() * 10 + e.getChildNodes().getLength();
        if (old == last && old.getParentNode() == null && copy.getOwnerDocument() == doc) {
            s += 100;
        }
        try {
            e.removeChild(old);
        } catch (DOMException x) {
            failed += x.code;
        }
        try {
            (n > 5 ? e : doc.getDocumentElement()).appendChild(e).appendChild(doc);
        } catch (DOMException x) {
            failed += x.code * 10;
        }
        return s + e.getFirstChild().getNodeName().length();
    }

    static int ids(Document doc, int n) {
        int found = 0;
        ((Element) doc.getElementsByTagName("item").item(n / 2)).setAttribute("id", "other");
        for (int i = 0; i < n + 2; i++) {
            if (doc.getElementById("i" + i) != null) {
                found++;
            }
        }
        return found;
    }

    static int handlers(int n) throws ParserConfigurationException, IOException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setValidating(n % 2 == 0);
        DocumentBuilder builder = factory.newDocumentBuilder();
        Complaints complaints = new Complaints();
        builder.setErrorHandler(complaints);
        builder.setEntityResolver(complaints);
        String head = "<!DOCTYPE r [<!ELEMENT r ANY><!ENTITY e SYSTEM '" + "e".repeat(n) + "'>]>\n<r>&e;";
        int s = 0;
        for (String end : new String[] {"</r>", "<bad/></r>", "</s>"}) {
            try {
                Document doc = builder.parse(new InputSource(new StringReader(head + end)));
                s += doc.getElementsByTagName("inner").getLength();
            } catch (SAXException x) {
                failed += 1000;
            }
        }
        return s + complaints.errors * 10;
    }

    /** Of which kind a node is, and whether it is the same one. */
    static int kinds(int n) throws Exception {
        Document doc = parse(text(n), false, n % 2 == 0);
        Element root = doc.getDocumentElement();
        Node last = root.getLastChild();
        if (n > 5) {
            root.appendChild(doc.createElement("e"));
        }
        int s = root.getLastChild() == last ? 1 : 2;
        s += root.getFirstChild() instanceof Element ? 10 : 20;
        s += root.getElementsByTagName("item").item(n % 5) == null ? 100 : 200;
        InputSource in = new InputSource();
        in.setByteStream(new ByteArrayInputStream(("<a>" + "x".repeat(n) + "</a>").getBytes()));
        Document other = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        return s + other.getDocumentElement().getTextContent().length();
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Document doc = parse(text(n), n % 2 == 0, n % 3 == 0);
        Document empty = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        empty.appendChild(empty.createElement("top"));
        int[] results = {
            walk(doc), backwards(doc.getDocumentElement()), ids(doc, n), attributes(empty, n), texts(empty, n), edits(doc, n), depth(empty, n), live(doc),
            kinds(n), walk(empty), handlers(n), told, resolved, failed};
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
