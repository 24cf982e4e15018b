// test: pointsto
// The text of a list has those of its elements.
import java.util.ArrayList;
import java.util.List;

class P {
    static class Element {
        public String toString() {
            return "element";
        }
    }

    public static void main(String[] args) {
        List<Object> list = new ArrayList<>();
        list.add(new Element());
        String text = list.toString(); //@ calls toString
        String formatted = String.format("%s", new Element()); //@ calls format
    }
}

/* expected
16 calls toString
  toString:
    JDK ArrayList.toString
    P.Element.toString, called back by ArrayList.toString
17 calls format
  format:
    JDK P.Element.hashCode within it
    JDK String.format
    P.Element.toString, called back by String.format
*/
