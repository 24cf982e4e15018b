// test: slice
// The text that `Object` gives has the hash code that the JVM makes up, which is another one in a slice. What
// has a text of its own, or a hash code of its own, is kept, and what may be another object as well.
// known: inside a list or an array (lines 12 and 14) it is not refused.
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
10 slice loop iterations
  refused: depends on random through P.toString at line 10
11 slice loop iterations
  refused: depends on random through P.toString at line 11
12 slice loop iterations
  8 class P {
 12         for (int i = 0; i < List.of(new P()).toString().charAt(5); i++) {}
13 slice loop iterations
  refused: depends on random through [I.toString at line 13
14 slice loop iterations
  8 class P {
 14         for (int i = 0; i < Arrays.toString(new P[] {new P()}).charAt(5); i++) {}
15 slice loop iterations
  refused: depends on random through P.toString at line 15
16 slice loop iterations
  refused: depends on random through java.lang.Object.toString at line 24
17 slice loop iterations
 17         for (int i = 0; i < ("" + new Coded()).charAt(7); i++) {}
 28     static class Coded {
 30             return 7;
19 slice loop iterations
  8 class P {
 18         Object either = args.length > 0 ? new P() : args;
 19         for (int i = 0; i < ("" + (args.length > 0 ? "a" : either)).charAt(0); i++) {}
*/
