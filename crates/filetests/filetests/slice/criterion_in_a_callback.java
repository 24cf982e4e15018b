// test: slice
// A branch of a function that the JDK calls: all calls that may call it are kept.
import java.util.Arrays;

class P {
    public static void main(String[] args) {
        int n = args.length;
        Arrays.asList(args).forEach(text -> {
            if (text.length() > 3) { //@ slice condition true
                System.out.println(text + n);
            }
        });
    }
}

/* expected
9 slice condition true
  7         int n = args.length;
  8         Arrays.asList(args).forEach(text -> {
  9             if (text.length() > 3) {
 12         });
*/
