// test: slice
class P {
    public static void main(String[] args) {
        int n = 0;
        outer:
        for (String arg : args) {
            for (int i = 0; i < arg.length(); i++) {
                if (arg.charAt(i) == '#') {
                    continue outer;
                }
            }
            n++;
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
14 slice loop iterations
  4         int n = 0;
  6         for (String arg : args) {
  7             for (int i = 0; i < arg.length(); i++) {
  8                 if (arg.charAt(i) == '#') {
 12             n++;
 14         for (int i = 0; i < n; i++) {
*/
