// test: pointsto
// What a stream does to its elements it does where the stream ends.
import java.util.List;

class P {
    static class Part {
        public int hashCode() {
            return 1; //@ reached
        }

        public boolean equals(Object other) {
            return other == this; //@ pointsto other
        }
    }

    public static void main(String[] args) {
        long n = List.of(new Part(), new Part()).stream().distinct().count();
    }
}

/* expected
8 reached
  yes
12 pointsto other
  P.Part at 17 #1
  P.Part at 17 #2
*/
