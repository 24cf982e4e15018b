// test: slice
import java.util.Random;

class P {
    public static void main(String[] args) {
        Random random = new Random();
        for (int i = 0; i < random.nextInt(10); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
7 slice loop iterations
  refused: depends on random through java.util.Random.<init> at line 6
*/
