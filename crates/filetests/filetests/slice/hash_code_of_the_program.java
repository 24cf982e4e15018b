// test: slice
// A hash code that the program computes is no chance, and the size of a set does not depend on the order
// that hash codes give it.
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class P {
    static class Own {
        public int hashCode() {
            return 7;
        }
    }

    public static void main(String[] args) {
        int n = 0;
        for (int i = 0; i < new Own().hashCode() % 5; i++) { //@ slice loop iterations
            n++;
        }
        Set<Object> set = new HashSet<>(List.of(new P(), new Own()));
        for (int i = 0; i < set.size(); i++) { //@ slice loop iterations
            n++;
        }
        System.out.println(n);
    }
}

/* expected
17 slice loop iterations
  9     static class Own {
 11             return 7;
 17         for (int i = 0; i < new Own().hashCode() % 5; i++) {
21 slice loop iterations
  8 class P {
  9     static class Own {
 11             return 7;
 20         Set<Object> set = new HashSet<>(List.of(new P(), new Own()));
 21         for (int i = 0; i < set.size(); i++) {
*/
