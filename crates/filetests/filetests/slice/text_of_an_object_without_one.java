// test: slice
// known: the text that `Object` gives has the hash code that the JVM makes up, which is another one in a
// slice. Such a slice should be refused as that of the hash code is.
import java.util.Arrays;
import java.util.List;

class P {
    public static void main(String[] args) {
        for (int i = 0; i < new P().toString().charAt(3); i++) {} //@ slice loop iterations
        for (int i = 0; i < ("" + new P()).charAt(3); i++) {} //@ slice loop iterations
        for (int i = 0; i < List.of(new P()).toString().charAt(5); i++) {} //@ slice loop iterations
        for (int i = 0; i < new int[2].toString().charAt(3); i++) {} //@ slice loop iterations
        for (int i = 0; i < Arrays.toString(new P[] {new P()}).charAt(5); i++) {} //@ slice loop iterations
    }
}

/* expected
9 slice loop iterations
  7 class P {
  9         for (int i = 0; i < new P().toString().charAt(3); i++) {}
10 slice loop iterations
  7 class P {
 10         for (int i = 0; i < ("" + new P()).charAt(3); i++) {}
11 slice loop iterations
  7 class P {
 11         for (int i = 0; i < List.of(new P()).toString().charAt(5); i++) {}
12 slice loop iterations
 12         for (int i = 0; i < new int[2].toString().charAt(3); i++) {}
13 slice loop iterations
  7 class P {
 13         for (int i = 0; i < Arrays.toString(new P[] {new P()}).charAt(5); i++) {}
*/
