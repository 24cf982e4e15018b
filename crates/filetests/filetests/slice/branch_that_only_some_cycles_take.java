// test: slice
// How often a branch goes one way depends on the values of every cycle.
class P {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < args.length; i++) {
            int length = args[i].length();
            sum += length;
            if (length > i) { //@ slice condition true
                System.out.println(sum);
            }
        }
    }
}

/* expected
9 slice condition true
  6         for (int i = 0; i < args.length; i++) {
  7             int length = args[i].length();
  9             if (length > i) {
*/
