// test: slice
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class P {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of(args));
        for (Iterator<String> it = list.iterator(); it.hasNext();) {
            if (it.next().isEmpty()) {
                it.remove();
            }
        }
        for (int i = 0; i < list.size(); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
14 slice loop iterations
  8         List<String> list = new ArrayList<>(List.of(args));
  9         for (Iterator<String> it = list.iterator(); it.hasNext();) {
 10             if (it.next().isEmpty()) {
 11                 it.remove();
 14         for (int i = 0; i < list.size(); i++) {
*/
