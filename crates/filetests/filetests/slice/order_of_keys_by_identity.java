// test: slice
// The order of a set whose elements have the hash codes of the JVM is chance, which is a hazard, but no
// reason to refuse; of texts it is the same each time.
import java.util.HashSet;
import java.util.Set;

class P {
    int n;

    public static void main(String[] args) {
        Set<P> objects = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (String arg : args) {
            P p = new P();
            p.n = arg.length();
            objects.add(p);
            texts.add(arg);
        }
        int first = objects.iterator().next().n;
        for (int i = 0; i < first; i++) { //@ slice loop iterations
            System.out.println(i);
        }
        int length = texts.iterator().next().length();
        for (int i = 0; i < length; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
20 slice loop iterations
  7 class P {
 11         Set<P> objects = new HashSet<>();
 13         for (String arg : args) {
 14             P p = new P();
 15             p.n = arg.length();
 16             objects.add(p);
 19         int first = objects.iterator().next().n;
 20         for (int i = 0; i < first; i++) {
  hazard: line 19 walks a collection in an order that each JVM draws
24 slice loop iterations
 12         Set<String> texts = new HashSet<>();
 13         for (String arg : args) {
 17             texts.add(arg);
 23         int length = texts.iterator().next().length();
 24         for (int i = 0; i < length; i++) {
*/
