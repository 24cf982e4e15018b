// test: slice
// What a function throws that the JDK calls back ends the call, too.
import java.util.List;

class P {
    public static void main(String[] args) {
        int seen = 0;
        try {
            List.of(args).forEach(text -> {
                if (text.isEmpty()) {
                    throw new IllegalStateException();
                }
                System.out.println(text);
            });
            seen = 2;
        } catch (IllegalStateException e) {
            seen = 5;
        }
        for (int i = 0; i < seen; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
19 slice loop iterations
  9             List.of(args).forEach(text -> {
 10                 if (text.isEmpty()) {
 11                     throw new IllegalStateException();
 14             });
 15             seen = 2;
 17             seen = 5;
 19         for (int i = 0; i < seen; i++) {
*/
