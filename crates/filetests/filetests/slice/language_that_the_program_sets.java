// test: slice
// A format that depends on the default language depends on what sets it.
import java.util.Locale;

class P {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        String text = String.format("%,d", args.length * 1000);
        for (int i = 0; i < text.indexOf('.'); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
9 slice loop iterations
  7         Locale.setDefault(Locale.GERMANY);
  8         String text = String.format("%,d", args.length * 1000);
  9         for (int i = 0; i < text.indexOf('.'); i++) {
*/
