// test: slice
// Random numbers with a seed are the same each time; earlier ones are before later ones.
import java.util.Random;

class P {
    public static void main(String[] args) {
        Random random = new Random(42);
        int first = random.nextInt(10);
        int second = random.nextInt(10);
        for (int i = 0; i < second; i++) { //@ slice loop iterations
            System.out.println(first);
        }
    }
}

/* expected
10 slice loop iterations
  7         Random random = new Random(42);
  8         int first = random.nextInt(10);
  9         int second = random.nextInt(10);
 10         for (int i = 0; i < second; i++) {
*/
