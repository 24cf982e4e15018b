// test: slice
// Where a handler of the program catches what the JDK throws, throwing is control flow.
class P {
    public static void main(String[] args) {
        int bad = 0;
        int sum = 0;
        for (String arg : args) {
            try {
                sum += Integer.parseInt(arg);
            } catch (NumberFormatException e) {
                bad++;
            }
        }
        for (int i = 0; i < bad; i++) { //@ slice loop iterations
            System.out.println(sum);
        }
    }
}

/* expected
14 slice loop iterations
  5         int bad = 0;
  7         for (String arg : args) {
  9                 sum += Integer.parseInt(arg);
 11                 bad++;
 14         for (int i = 0; i < bad; i++) {
*/
