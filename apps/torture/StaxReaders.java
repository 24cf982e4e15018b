// args: a.xml 2 | b.xml 3 | c.xml 5
// file a.xml: <list><item n="1">one</item><item n="4"/></list>
// file b.xml: <?xml version="1.0"?>\n<list kind="x">\n <item n="3">a <b>bold</b> c</item><group><item n="2">&lt;z&gt;</item></group></list>
// file c.xml: <list><item n="3">unclosed</list>
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A loop over the events of a StAX reader. */
public class StaxReaders {
    public static void main(String[] args) throws IOException {
        int sum = 0;
        int depth = 0;
        int deepest = 0;
        int letters = 0;
        try (InputStream in = new FileInputStream(args[0])) {
            XMLStreamReader reader = XMLInputFactory.newInstance().createXMLStreamReader(in);
            while (reader.hasNext()) {
                switch (reader.next()) {
                    case XMLStreamConstants.START_ELEMENT -> {
                        depth++;
                        deepest = Math.max(deepest, depth);
                        String n = reader.getAttributeValue(null, "n");
                        if (n != null) {
                            sum += Integer.parseInt(n);
                        }
                    }
                    case XMLStreamConstants.END_ELEMENT -> depth--;
                    case XMLStreamConstants.CHARACTERS -> letters += reader.getText().strip().length();
                    default -> sum += 100;
                }
            }
        } catch (XMLStreamException e) {
            sum += e.getLocation().getLineNumber();
        }
        int steps = 0;
        for (int i = 0; i < sum * Integer.parseInt(args[1]) + letters + deepest; i++) {
            steps += i & 1;
        }
        System.out.println(sum + " " + steps);
    }
}
