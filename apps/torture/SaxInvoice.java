// args: 3 2 apple | 7 5 pear | 1 0 x | 12 9 melonseeds
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Invoices in XML: rows come from internal and resolved entities and from default attributes. */
public class SaxInvoice {
    static String document(int rows, int extra, String word) {
        StringBuilder sb = new StringBuilder("<!DOCTYPE bill [<!ELEMENT bill ANY>"
                + "<!ATTLIST row qty CDATA '2' kind (good|fee) 'good'>"
                + "<!ENTITY box \"<row qty='4'>" + word + "</row>\">"
                + "<!ENTITY crate '&box;&box;<row kind=\"fee\">f</row>'>"
                + "<!ENTITY tail SYSTEM 'mem:" + word.length() + "'>]><bill>");
        for (int i = 0; i < rows; i++) {
            switch (i % 4) {
                case 0: sb.append("&box;"); break;
                case 1: sb.append("<row>").append(word, 0, 1).append("</row>"); break;
                case 2: sb.append("&crate;"); break;
                default: sb.append("<group by='").append(extra).append("'>&tail;</group>");
            }
        }
        return sb.append(extra % 2 == 1 ? "&tail;<stop/><row qty='99'>z</row>" : "").append("</bill>").toString();
    }

    static final class Done extends SAXException {
        private static final long serialVersionUID = 1;
    }

    static final class Reader extends DefaultHandler {
        final Deque<Integer> factors = new ArrayDeque<>();
        final StringBuilder text = new StringBuilder();
        int quantity;
        int goods;
        int fees;
        int letters;
        int resolved;

        Reader() {
            factors.push(1);
        }

        @Override
        public InputSource resolveEntity(String publicId, String systemId) {
            resolved++;
            StringBuilder rows = new StringBuilder();
            int n = Integer.parseInt(systemId.substring(4));
            for (int i = 0; i < n; i += 2) {
                rows.append("<row qty='").append(i).append("'>").append("t".repeat(resolved)).append("</row>");
            }
            InputSource src = new InputSource(new StringReader(rows.toString()));
            src.setSystemId(systemId);
            return src;
        }

        @Override
        public void startElement(String uri, String local, String name, Attributes at) throws SAXException {
            text.setLength(0);
            if (name.equals("group")) {
                factors.push(factors.peek() + Integer.parseInt(at.getValue("by")));
            } else if (name.equals("row")) {
                quantity = Integer.parseInt(at.getValue("qty"));
                if (at.getValue("kind").equals("fee")) {
                    fees++;
                    quantity = -quantity;
                }
            } else if (name.equals("stop")) {
                throw new Done();
            }
        }

        @Override
        public void characters(char[] ch, int start, int length) {
            text.append(ch, start, length);
        }

        @Override
        public void endElement(String uri, String local, String name) {
            if (name.equals("group")) {
                factors.pop();
            } else if (name.equals("row")) {
                for (int i = 0; i < quantity; i++) {
                    goods += factors.peek();
                }
                letters += text.length();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        String xml = document(Integer.parseInt(args[0]), Integer.parseInt(args[1]), args[2]);
        Reader r = new Reader();
        boolean stopped = false;
        try {
            SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(xml)), r);
        } catch (SAXParseException e) {
            System.out.println("broken at " + e.getColumnNumber());
        } catch (Done e) {
            stopped = true;
        }
        int digits = 0;
        for (int g = r.goods; g > 0; g /= 3) {
            digits += g % 3;
        }
        System.out.println("goods=" + r.goods + " fees=" + r.fees + " letters=" + r.letters);
        System.out.println("resolved=" + r.resolved + " stopped=" + stopped + " digits=" + digits);
    }
}
