// test: slice
class P {
    public static void main(String[] args) {
        int work = 0;
        for (int i = 0; i < args.length; i++) {
            int width = args[i].length();
            for (int k = 0; k < width; k++) { //@ slice loop iterations
                work += k;
            }
            work *= 2;
        }
        System.out.println(work);
    }
}

/* expected
7 slice loop iterations
  5         for (int i = 0; i < args.length; i++) {
  6             int width = args[i].length();
  7             for (int k = 0; k < width; k++) {
*/
