// test: slice both
// An abstract method of the JDK that nobody described, which the program implements: what else may be
// behind it must not run.
import java.util.Properties;
import javax.xml.transform.*;
import javax.xml.parsers.DocumentBuilderFactory;

class P implements Templates {
    public Transformer newTransformer() {
        made++;
        return null;
    }

    public Properties getOutputProperties() {
        return new Properties();
    }

    static int made;

    public static void main(String[] args) throws Exception {
        Object other = DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation().getFeature("", "");
        Templates[] all = {new P(), new P(), (Templates) other};
        for (int i = 0; i < args.length; i++) {
            all[args[i].length() % 2].newTransformer();
        }
        for (int i = 0; i < made; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
26 slice loop iterations
  refused: needs javax.xml.transform.Templates.newTransformer at line 24, whose effects nobody described
26 slice loop iterations, optimistic
  8 class P implements Templates {
 10         made++;
 21         Object other = DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation().getFeature("", "");
 22         Templates[] all = {new P(), new P(), (Templates) other};
 23         for (int i = 0; i < args.length; i++) {
 24             all[args[i].length() % 2].newTransformer();
 26         for (int i = 0; i < made; i++) {
  assumes: javax.xml.parsers.DocumentBuilder.getDOMImplementation at line 21, which nobody described, changes no more than it is given
  assumes: org.w3c.dom.DOMImplementation.getFeature at line 21, which nobody described, changes no more than it is given
  assumes: javax.xml.transform.Templates.newTransformer at line 24 enters methods of the program alone
*/
