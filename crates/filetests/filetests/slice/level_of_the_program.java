// test: slice
// A level stays for whoever asks for it later in the same JVM: what needs it is refused.
import java.util.logging.Level;

class P {
    static class Own extends Level {
        Own(String name, int value) {
            super(name, value);
        }
    }

    public static void main(String[] args) {
        new Own("OWN", args.length);
        int n = Level.parse("OWN").intValue();
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
15 slice loop iterations
  refused: needs java.util.logging.Level.<init> at line 8: global-write
*/
