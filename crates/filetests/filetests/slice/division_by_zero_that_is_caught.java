// test: slice
class P {
    public static void main(String[] args) {
        int failed = 0;
        try {
            System.out.println(100 / args.length);
        } catch (ArithmeticException e) {
            failed = 3;
        }
        for (int i = 0; i < failed; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
10 slice loop iterations
  4         int failed = 0;
  6             System.out.println(100 / args.length);
  8             failed = 3;
 10         for (int i = 0; i < failed; i++) {
*/
