// test: slice
import java.util.Arrays;

class P {
    static int comparisons;

    public static void main(String[] args) {
        String[] words = args.clone();
        Arrays.sort(words, (a, b) -> {
            comparisons++;
            return a.length() - b.length();
        });
        for (int i = 0; i < comparisons; i++) { //@ slice loop iterations
            System.out.println(words[0]);
        }
    }
}

/* expected
13 slice loop iterations
  8         String[] words = args.clone();
  9         Arrays.sort(words, (a, b) -> {
 10             comparisons++;
 11             return a.length() - b.length();
 13         for (int i = 0; i < comparisons; i++) {
*/
