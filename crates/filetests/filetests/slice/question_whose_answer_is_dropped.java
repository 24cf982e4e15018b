// test: slice
// What only asks may change what it asks, or nobody would drop the answer: the list of a spliterator that was
// asked for its size may not change any more.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Spliterator;

class P {
    static int seen;

    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of(args));
        Spliterator<String> rest = words.spliterator();
        rest.estimateSize();
        words.add("last");
        try {
            rest.forEachRemaining(w -> seen++);
        } catch (ConcurrentModificationException e) {
            seen = -1;
        }
        for (int i = 0; i < seen; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
22 slice loop iterations
 13         List<String> words = new ArrayList<>(List.of(args));
 14         Spliterator<String> rest = words.spliterator();
 15         rest.estimateSize();
 16         words.add("last");
 18             rest.forEachRemaining(w -> seen++);
 20             seen = -1;
 22         for (int i = 0; i < seen; i++) {
*/
