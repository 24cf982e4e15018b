// test: pointsto
import java.util.Objects;

class P {
    static class Part {
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        int hash = Objects.hash(new Part(), "x"); //@ calls hash
    }
}

/* expected
12 calls hash
  hash:
    JDK Objects.hash
    P.Part.hashCode, called back by Objects.hash
*/
