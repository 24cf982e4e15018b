// test: slice
// Texts that are interned are one object exactly if they are equal. Whether others are depends on which
// texts the JVM knows already.
class P {
    public static void main(String[] args) {
        int n = args[0].intern() == args[1].intern() ? 3 : 4;
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
        int m = args[0] == args[1] ? 3 : 4;
        for (int i = 0; i < m; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
7 slice loop iterations
  6         int n = args[0].intern() == args[1].intern() ? 3 : 4;
  7         for (int i = 0; i < n; i++) {
11 slice loop iterations
  refused: depends on which texts the JVM knows already at line 10
*/
