// test: slice both
class P {
    public static void main(String[] args) {
        int n = System.getProperty("java.class.path").isEmpty() ? 0 : args.length;
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
5 slice loop iterations
  refused: depends on how the program was started through java.lang.System.getProperty at line 4
5 slice loop iterations, optimistic
  4         int n = System.getProperty("java.class.path").isEmpty() ? 0 : args.length;
  5         for (int i = 0; i < n; i++) {
  assumes: no value depends on how the program was started, which java.lang.System.getProperty at line 4 asks for
*/
