// test: slice
class P {
    public static void main(String[] args) {
        int seen = 0;
        int printed = 0;
        for (String arg : args) { //@ slice loop iterations
            seen += arg.length();
            if (seen > 100) {
                break;
            }
            printed++;
        }
        System.out.println(printed);
    }
}

/* expected
6 slice loop iterations
  4         int seen = 0;
  6         for (String arg : args) {
  7             seen += arg.length();
  8             if (seen > 100) {
*/
