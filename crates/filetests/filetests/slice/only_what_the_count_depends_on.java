// test: slice
class P {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        long sum = 0;
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            sum += i * m;
        }
        System.out.println(sum);
    }
}

/* expected
7 slice loop iterations
  4         int n = Integer.parseInt(args[0]);
  7         for (int i = 0; i < n; i++) {
*/
