// test: slice
// The text that `Object` gives has the hash code that the JVM makes up, which is another one in a slice. What
// has a text of its own, or a hash code of its own, is kept, and what may be another object as well.
import java.util.Arrays;
import java.util.List;

class P {
    public static void main(String[] args) {
        for (int i = 0; i < new P().toString().charAt(3); i++) {} //@ slice loop iterations
        for (int i = 0; i < ("" + new P()).charAt(3); i++) {} //@ slice loop iterations
        for (int i = 0; i < List.of(new P()).toString().charAt(5); i++) {} //@ slice loop iterations
        for (int i = 0; i < new int[2].toString().charAt(3); i++) {} //@ slice loop iterations
        for (int i = 0; i < Arrays.toString(new P[] {new P()}).charAt(5); i++) {} //@ slice loop iterations
        for (int i = 0; i < String.format("%d%s", args.length, new P()).charAt(5); i++) {} //@ slice loop iterations
        for (int i = 0; i < ("" + new Above()).charAt(9); i++) {} //@ slice loop iterations
        for (int i = 0; i < ("" + new Coded()).charAt(7); i++) {} //@ slice loop iterations
        Object either = args.length > 0 ? new P() : args;
        for (int i = 0; i < ("" + (args.length > 0 ? "a" : either)).charAt(0); i++) {} //@ slice loop iterations
    }

    static class Above {
        public String toString() {
            return "above " + super.toString();
        }
    }

    static class Coded {
        public int hashCode() {
            return 7;
        }
    }
}

/* expected
9 slice loop iterations
  refused: depends on random through P.toString at line 9
10 slice loop iterations
  refused: depends on random through P.toString at line 10
11 slice loop iterations
  7 class P {
 11         for (int i = 0; i < List.of(new P()).toString().charAt(5); i++) {}
12 slice loop iterations
  refused: depends on random through [I.toString at line 12
13 slice loop iterations
  7 class P {
 13         for (int i = 0; i < Arrays.toString(new P[] {new P()}).charAt(5); i++) {}
14 slice loop iterations
  refused: depends on random through P.toString at line 14
15 slice loop iterations
  refused: depends on random through java.lang.Object.toString at line 23
16 slice loop iterations
 16         for (int i = 0; i < ("" + new Coded()).charAt(7); i++) {}
 27     static class Coded {
 29             return 7;
18 slice loop iterations
  7 class P {
 17         Object either = args.length > 0 ? new P() : args;
 18         for (int i = 0; i < ("" + (args.length > 0 ? "a" : either)).charAt(0); i++) {}
*/
