// test: slice
import java.io.File;

class P {
    public static void main(String[] args) {
        boolean made = new File(args[0]).mkdir();
        int lines = made ? 3 : args.length;
        for (int i = 0; i < lines; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
8 slice loop iterations
  refused: needs java.io.File.mkdir at line 6, which no predictor may call
*/
