// args: one.zip a.xml out-1.txt | two.zip b.xml out-2.txt | one.zip b.xml out-3.txt
// file one.zip: PK\x03\x04\x14\x00\x00\x00\x00\x00\x00\x00!P\xc2\x1e\x1f\x83\x05\x00\x00\x00\x05\x00\x00\x00\x06\x00\x00\x00t0.txtword PK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x00\x00!P\xc2\x1e\x1f\x83\x05\x00\x00\x00\x05\x00\x00\x00\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00t0.txtPK\x05\x06\x00\x00\x00\x00\x01\x00\x01\x004\x00\x00\x00)\x00\x00\x00\x00\x00
// file two.zip: PK\x03\x04\x14\x00\x00\x00\x00\x00\x00\x00!P\xc2\x1e\x1f\x83\x05\x00\x00\x00\x05\x00\x00\x00\x06\x00\x00\x00t0.txtword PK\x03\x04\x14\x00\x00\x00\x00\x00\x00\x00!P\x10\xaa\xd8\xa7\n\x00\x00\x00\n\x00\x00\x00\x06\x00\x00\x00t1.txtword word PK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x00\x00!P\xc2\x1e\x1f\x83\x05\x00\x00\x00\x05\x00\x00\x00\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00t0.txtPK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x00\x00!P\x10\xaa\xd8\xa7\n\x00\x00\x00\n\x00\x00\x00\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01)\x00\x00\x00t1.txtPK\x05\x06\x00\x00\x00\x00\x02\x00\x02\x00h\x00\x00\x00W\x00\x00\x00\x00\x00
// file a.xml: <a><b n="3"/><b n="4"/></a>
// file b.xml: <a><b n="5"/><c>text</c><b n="1"/><b n="2"/></a>
import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/** Archives and documents that the JDK opens by their names, beside a file that is written: both are arguments. */
public class NamedInputs {
    static final class Elements extends DefaultHandler {
        int count;
        int sum;

        @Override
        public void startElement(String uri, String local, String name, Attributes attributes) {
            count++;
            String n = attributes.getValue("n");
            if (n != null) {
                sum += Integer.parseInt(n);
            }
        }
    }

    static int words(ZipFile zip) throws Exception {
        int words = 0;
        for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements();) {
            try (InputStream in = zip.getInputStream(entries.nextElement())) {
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                for (int i = 0; i < text.length(); i++) {
                    if (text.charAt(i) == ' ') {
                        words++;
                    }
                }
            }
        }
        return words;
    }

    public static void main(String[] args) throws Exception {
        int words = 0;
        try (ZipFile zip = new ZipFile(Path.of(args[0]).toFile())) {
            words += words(zip);
        }
        try (ZipFile zip = new ZipFile(args[0], StandardCharsets.UTF_8)) {
            words += 10 * words(zip);
        }
        try (JarFile jar = new JarFile(new File(args[0]), false)) {
            words += 100 * words(jar);
        }
        Elements elements = new Elements();
        SAXParserFactory.newInstance().newSAXParser().parse(new File(args[1]), elements);
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new File(args[1]));
        NodeList list = document.getElementsByTagName("b");
        int product = 1;
        for (int i = 0; i < list.getLength(); i++) {
            product *= Integer.parseInt(((Element) list.item(i)).getAttribute("n"));
        }
        try (PrintStream out = new PrintStream(Files.newOutputStream(Path.of(args[2])))) {
            for (int i = 0; i < words % 7 + elements.count; i++) {
                out.println(i + " " + words + " " + product + " " + elements.sum);
            }
        }
        System.out.println(words + product);
    }
}
