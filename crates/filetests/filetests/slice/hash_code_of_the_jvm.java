// test: slice
// What the JVM makes up as an object's hash code is chance; so is the hash code of a list that has such an
// object.
import java.util.List;

class P {
    public static void main(String[] args) {
        int n = 0;
        for (int i = 0; i < new P().hashCode() % 5; i++) { //@ slice loop iterations
            n++;
        }
        for (int i = 0; i < List.of(new P()).hashCode() % 5; i++) { //@ slice loop iterations
            n++;
        }
        System.out.println(n);
    }
}

/* expected
9 slice loop iterations
  refused: depends on random through P.hashCode at line 9
12 slice loop iterations
  refused: depends on random through P.hashCode at line 12
*/
