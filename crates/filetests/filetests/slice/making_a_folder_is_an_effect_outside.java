// test: slice both
// What makes a folder has an answer in its place in an optimistic slice, which counted runs must confirm.
import java.io.File;

class P {
    public static void main(String[] args) {
        int made = new File(args[0]).mkdir() ? 3 : 1;
        for (int i = 0; i < made; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
8 slice loop iterations
  refused: needs java.io.File.mkdir at line 7, which no predictor may call
8 slice loop iterations, optimistic
  7         int made = new File(args[0]).mkdir() ? 3 : 1;
  8         for (int i = 0; i < made; i++) {
*/
