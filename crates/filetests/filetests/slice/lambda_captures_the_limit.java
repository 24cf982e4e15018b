// test: slice
import java.util.function.IntSupplier;

class P {
    public static void main(String[] args) {
        int n = args.length;
        int m = args[0].length();
        IntSupplier limit = () -> n + 1;
        IntSupplier other = () -> m + 1;
        for (int i = 0; i < limit.getAsInt(); i++) { //@ slice loop iterations
            System.out.println(other.getAsInt());
        }
    }
}

/* expected
10 slice loop iterations
  6         int n = args.length;
  8         IntSupplier limit = () -> n + 1;
 10         for (int i = 0; i < limit.getAsInt(); i++) {
*/
