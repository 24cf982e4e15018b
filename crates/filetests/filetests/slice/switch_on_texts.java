// test: slice
class P {
    public static void main(String[] args) {
        int n = 0;
        int m = 0;
        for (String arg : args) {
            switch (arg) {
                case "more":
                    n++;
                    break;
                case "less":
                    n--;
                    break;
                default:
                    m++;
            }
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(m);
        }
    }
}

/* expected
18 slice loop iterations
  4         int n = 0;
  6         for (String arg : args) {
  7             switch (arg) {
  9                     n++;
 12                     n--;
 18         for (int i = 0; i < n; i++) {
*/
