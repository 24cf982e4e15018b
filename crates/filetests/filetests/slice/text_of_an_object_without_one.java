// test: slice
// known: the text that `Object` gives has the hash code that the JVM makes up, which is another one in a
// slice. Such a slice should be refused as that of the hash code is.
class P {
    public static void main(String[] args) {
        int n = new P().toString().charAt(3) % 16;
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
7 slice loop iterations
  4 class P {
  6         int n = new P().toString().charAt(3) % 16;
  7         for (int i = 0; i < n; i++) {
*/
