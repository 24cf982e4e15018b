// test: slice
// The hash code that the JVM makes up comes in many forms.
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

class P {
    enum Side {
        LEFT
    }

    record Pair(Object first, Object second) {}

    public static void main(String[] args) {
        for (int i = 0; i < System.identityHashCode(args) % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < Objects.hashCode(new P()) % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < Objects.hash(args.length, new P()) % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < new Pair(args, new P()).hashCode() % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < Side.LEFT.hashCode() % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < new int[2].hashCode() % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < Arrays.hashCode(new Object[] {new P()}) % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < Optional.of(new P()).hashCode() % 5; i++) {} //@ slice loop iterations
        for (int i = 0; i < P.class.hashCode() % 5; i++) {} //@ slice loop iterations
    }
}

/* expected
15 slice loop iterations
  refused: depends on random through java.lang.System.identityHashCode at line 15
16 slice loop iterations
  refused: depends on random through P.hashCode at line 16
17 slice loop iterations
  refused: depends on random through P.hashCode at line 17
18 slice loop iterations
  refused: depends on random through [Ljava.lang.String;.hashCode at line 12
19 slice loop iterations
  refused: depends on random through P$Side.hashCode at line 19
20 slice loop iterations
  refused: depends on random through [I.hashCode at line 20
21 slice loop iterations
  refused: depends on random through P.hashCode at line 21
22 slice loop iterations
  refused: depends on random through P.hashCode at line 22
23 slice loop iterations
  refused: depends on random through java.lang.Class.hashCode at line 23
*/
