// test: slice
// Each part of a condition is a branch with features of its own: the second is asked only where the first
// holds.
class P {
    public static void main(String[] args) {
        int n = args.length;
        int m = args[0].length();
        if (n > 1 && m > 2) { //@ slice condition true; slice condition true (2nd)
            System.out.println();
        }
    }
}

/* expected
8 slice condition true
  6         int n = args.length;
  8         if (n > 1 && m > 2) {
8 slice condition true (2nd)
  6         int n = args.length;
  7         int m = args[0].length();
  8         if (n > 1 && m > 2) {
*/
