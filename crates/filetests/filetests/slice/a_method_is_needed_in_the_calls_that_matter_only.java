// test: slice
class P {
    static int square(int x) {
        return x * x;
    }

    public static void main(String[] args) {
        int a = square(args.length);
        int b = square(args[0].length());
        for (int i = 0; i < a; i++) { //@ slice loop iterations
            System.out.println(i);
        }
        System.out.println(b);
    }
}

/* expected
10 slice loop iterations
  4         return x * x;
  8         int a = square(args.length);
 10         for (int i = 0; i < a; i++) {
*/
