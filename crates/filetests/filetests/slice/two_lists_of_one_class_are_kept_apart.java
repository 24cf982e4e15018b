// test: slice
import java.util.ArrayList;
import java.util.List;

class P {
    public static void main(String[] args) {
        List<String> wanted = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (String arg : args) {
            if (arg.startsWith("w")) {
                wanted.add(arg);
            } else {
                others.add(arg);
            }
        }
        for (String s : wanted) { //@ slice loop iterations
            System.out.println(s);
        }
        System.out.println(others);
    }
}

/* expected
16 slice loop iterations
  7         List<String> wanted = new ArrayList<>();
  9         for (String arg : args) {
 10             if (arg.startsWith("w")) {
 11                 wanted.add(arg);
 16         for (String s : wanted) {
*/
