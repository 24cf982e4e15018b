// args: 2 | 6 skip | 14 dtd
import java.io.*;
import java.util.*;
import javax.xml.parsers.*;
import javax.xml.xpath.*;
import javax.xml.namespace.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.ext.*;

/**
 * SAX calls handler methods in document order (with entity resolution, ignorable warnings and a stop by
 * exception), DOM UserDataHandlers fire on clone and rename, and XPath calls user variable and function
 * resolvers a hidden number of times.
 */
public class XmlHandlers {
    static int resolved, elements, text, vars, funcs, data, errors;

    static String doc(int n, boolean dtd) {
        StringBuilder sb = new StringBuilder();
        if (dtd) sb.append("<!DOCTYPE r [<!ENTITY in 'inner'><!ENTITY ext SYSTEM 'mem:ext'><!ELEMENT r (i|e)*><!ATTLIST i def CDATA 'dflt'>]>");
        sb.append("<r>");
        for (int i = 0; i < n; i++) {
            sb.append("<i v='").append(i * 3).append("'>").append("t".repeat(i % 4)).append(dtd ? "&in;" : "&amp;").append("<![CDATA[<x>]]></i>");
            if (dtd && i % 3 == 0) sb.append("&ext;");
            if (i % 5 == 4) sb.append("<stop/>");
        }
        return sb.append("</r>").toString();
    }

    static class Stop extends SAXException { private static final long serialVersionUID = 1; Stop() { super("stop"); } }

    static class H extends DefaultHandler2 {
        final boolean skip;
        int depth, sum, stops;
        boolean cdata;
        H(boolean skip) { this.skip = skip; }
        @Override public InputSource resolveEntity(String name, String pub, String base, String sys) {
            resolved++;
            return new InputSource(new StringReader("<e>" + resolved + "</e>"));
        }
        @Override public void startElement(String u, String l, String q, Attributes a) throws SAXException {
            elements++;
            depth++;
            for (int i = 0; i < a.getLength(); i++) {
                if (a.getQName(i).equals("def")) sum += 1000;                  // a defaulted attribute
                else sum += Integer.parseInt(a.getValue(i));
            }
            if (q.equals("stop") && (skip || ++stops > 1)) throw new Stop();
        }
        @Override public void endElement(String u, String l, String q) { depth--; }
        @Override public void startCDATA() { cdata = true; }
        @Override public void endCDATA() { cdata = false; }
        @Override public void characters(char[] c, int s, int len) {
            for (int i = s; i < s + len; i++) text += cdata ? 10 : Character.isDigit(c[i]) ? c[i] - '0' : 1;
        }
        @Override public void error(SAXParseException e) { errors++; }
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        String mode = args.length > 1 ? args[1] : "";
        String xml = doc(n, mode.equals("dtd"));
        H h = new H(mode.equals("skip"));
        SAXParserFactory f = SAXParserFactory.newInstance();
        f.setValidating(mode.equals("dtd"));
        SAXParser p = f.newSAXParser();
        p.setProperty("http://xml.org/sax/properties/lexical-handler", h);
        int stopped = 0;
        try {
            p.parse(new InputSource(new StringReader(xml)), h);
        } catch (Stop e) {
            stopped = h.depth;
        }
        DocumentBuilder b = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        b.setEntityResolver((pub, sys) -> { resolved += 100; return new InputSource(new StringReader("<i v='1'/>")); });
        Document d = b.parse(new InputSource(new StringReader(xml)));
        NodeList live = d.getElementsByTagName("i");
        int removed = 0;
        for (int i = 0; i < live.getLength(); i++) {                              // a live list: every second one is skipped
            Node x = live.item(i);
            x.setUserData("k", i, (op, key, val, src, dst) -> { data += op * 10
                    + (Integer) val; if (dst != null && op == UserDataHandler.NODE_CLONED) dst.setUserData(key, (Integer) val + 1, null); });
            if (i % 2 == 1 && x.getParentNode() != null) { x.cloneNode(true); x.getParentNode().removeChild(x); removed++; }
            else if (i % 3 == 0) d.renameNode(x, null, "j");
        }
        XPath xp = XPathFactory.newInstance().newXPath();
        xp.setXPathVariableResolver(q -> { vars++; return (double) (vars % 5); });
        xp.setXPathFunctionResolver((q,
                arity) -> q.getLocalPart().equals("w") && arity == 1 ? a -> { funcs++; return (double) (funcs
                + ((NodeList) a.get(0)).getLength()); } : null);
        xp.setNamespaceContext(new NamespaceContext() {
            @Override public String getNamespaceURI(String pre) { errors += 100; return "urn:" + pre; }
            @Override public String getPrefix(String uri) { return null; }
            @Override public Iterator<String> getPrefixes(String uri) { return Collections.emptyIterator(); }
        });
        NodeList hit = (NodeList) xp.evaluate("//*[@v > $lim and f:w(.) > 1]", d, XPathConstants.NODESET);
        XPathExpression ex = xp.compile("count(//i) + $a * $a");
        double v = (Double) ex.evaluate(d, XPathConstants.NUMBER);
        int acc = 0;
        for (int i = 0; i < hit.getLength() + (int) v + data % 7; i++) acc += elements + i;
        System.out.println(elements + " " + h.sum + " " + text + " " + stopped + " " + resolved + " " + errors + " "
                + live.getLength() + " " + removed + " " + data + " " + vars + " " + funcs
            + " " + hit.getLength() + " " + v + " " + acc);
    }
}
