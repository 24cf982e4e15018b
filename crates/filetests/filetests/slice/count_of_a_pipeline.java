// test: slice
import java.util.Arrays;

class P {
    public static void main(String[] args) {
        long n = Arrays.stream(args).filter(a -> a.length() > 2).count();
        long other = Arrays.stream(args).map(a -> a + a).count();
        for (long i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(other);
        }
    }
}

/* expected
8 slice loop iterations
  6         long n = Arrays.stream(args).filter(a -> a.length() > 2).count();
  8         for (long i = 0; i < n; i++) {
*/
