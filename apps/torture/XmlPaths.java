// args: 3 abc | 8 xyzzy | 14 q
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.ErrorListener;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Paths through documents, with variables and functions of the program, and style sheets. */
public class XmlPaths {
    static int total;
    static int asked;

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        total += odd;
    }

    static Document document(int n, String word) throws Exception {
        StringBuilder text = new StringBuilder("<list>");
        for (int i = 0; i < n; i++) {
            text.append("<item at='").append(i % 3).append("'>").append(word).append("</item>");
        }
        text.append("</list>");
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        return builder.parse(new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)));
    }

    static void paths(int n, String word) throws Exception {
        Document document = document(n, word);
        XPath path = XPathFactory.newInstance().newXPath();
        int items = ((Double) path.evaluate("count(//item)", document, XPathConstants.NUMBER)).intValue();
        count(items);
        NodeList first = (NodeList) path.evaluate("//item[@at='1']", document, XPathConstants.NODESET);
        int found = first.getLength();
        count(found);
        XPathExpression text = path.compile("string(//item[last()])");
        int length = text.evaluate(document).length() + n;
        count(length);
        Element more = document.createElement("item");
        more.setTextContent(word + word);
        document.getDocumentElement().appendChild(more);
        int changed = text.evaluate(document).length();
        count(changed);
        boolean has = (Boolean) path.evaluate("//item[@at='2']", document, XPathConstants.BOOLEAN);
        int yes = has ? n : 2;
        count(yes);
        int wrong = 0;
        try {
            path.compile("//[");
        } catch (XPathExpressionException e) {
            wrong += n;
        }
        count(wrong);
    }

    static void resolvers(int n, String word) throws Exception {
        Document document = document(n, word);
        XPath path = XPathFactory.newInstance().newXPath();
        int[] limit = {n};
        path.setXPathVariableResolver(name -> {
            asked += name.getLocalPart().length();
            return (double) limit[0];
        });
        limit[0] = n / 2;
        int half = ((Double) path.evaluate("$limit + 1", document, XPathConstants.NUMBER)).intValue();
        count(half);
        count(asked);
        path.setNamespaceContext(new NamespaceContext() {
            @Override
            public String getNamespaceURI(String prefix) {
                asked++;
                return prefix.equals("m") ? "mine" : XMLConstants.NULL_NS_URI;
            }

            @Override
            public String getPrefix(String uri) {
                return "m";
            }

            @Override
            public Iterator<String> getPrefixes(String uri) {
                return List.of("m").iterator();
            }
        });
        path.setXPathFunctionResolver((name, arity) -> {
            asked += arity;
            return name.equals(new QName("mine", "twice")) ? args -> ((Double) args.get(0)) * 2 + limit[0] : null;
        });
        int twice = ((Double) path.evaluate("m:twice(count(//item))", document, XPathConstants.NUMBER)).intValue();
        count(twice);
        count(asked);
    }

    static void copies(int n, String word) throws Exception {
        Document document = document(n, word);
        Transformer copy = TransformerFactory.newInstance().newTransformer();
        StringWriter out = new StringWriter();
        copy.transform(new DOMSource(document), new StreamResult(out));
        int full = out.toString().length();
        count(full);
        copy.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        copy.transform(new DOMSource(document), new StreamResult(bytes));
        int bare = bytes.size();
        count(bare);
        DOMResult into = new DOMResult();
        copy.transform(new StreamSource(new StringReader("<a><b/><b/><c>" + word + "</c></a>")), into);
        Node root = into.getNode().getFirstChild();
        int children = root.getChildNodes().getLength() + n;
        count(children);
        int text = root.getTextContent().length();
        count(text);
    }

    static void sheets(int n, String word) throws Exception {
        String sheet = "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'>"
                + "<xsl:output method='text'/><xsl:param name='mark'/>"
                + "<xsl:template match='item'><xsl:value-of select='$mark'/><xsl:value-of select='@at'/></xsl:template>"
                + "</xsl:stylesheet>";
        Transformer made = TransformerFactory.newInstance().newTransformer(new StreamSource(new StringReader(sheet)));
        made.setParameter("mark", word);
        StringWriter out = new StringWriter();
        made.transform(new DOMSource(document(n, word)), new StreamResult(out));
        int marked = out.toString().length();
        count(marked);
        made.clearParameters();
        StringWriter bare = new StringWriter();
        made.transform(new DOMSource(document(n, word)), new StreamResult(bare));
        int unmarked = bare.toString().length();
        count(unmarked);
        TransformerFactory strict = TransformerFactory.newInstance();
        int[] errors = {0};
        strict.setErrorListener(new ErrorListener() {
            @Override
            public void warning(TransformerException e) {
                errors[0] += n;
            }

            @Override
            public void error(TransformerException e) {
                errors[0] += n;
            }

            @Override
            public void fatalError(TransformerException e) {
                errors[0] += n;
            }
        });
        try {
            strict.newTransformer(new StreamSource(new StringReader("<xsl:nothing")));
        } catch (TransformerException e) {
            errors[0]++;
        }
        int reported = errors[0];
        count(reported);
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String word = args[1];
        paths(n, word);
        resolvers(n, word);
        copies(n, word);
        sheets(n, word);
        System.out.println(total);
    }
}
