// test: pointsto
import java.util.Objects;

class P {
    public static void main(String[] args) {
        Object x = Objects.requireNonNull(new int[1]); //@ pointsto x
        Object y = Objects.requireNonNullElse(args.length > 3 ? null : new int[2], new int[3]); //@ pointsto y
    }
}

/* expected
6 pointsto x
  int[] at 6
7 pointsto y
  int[] at 7 #1
  int[] at 7 #2
*/
