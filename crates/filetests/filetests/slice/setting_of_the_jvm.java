// test: slice
// A property that the program sets itself is read as it was set.
class P {
    public static void main(String[] args) {
        System.setProperty("size", args[0]);
        System.setProperty("other", args[1]);
        int n = Integer.getInteger("size");
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
8 slice loop iterations
  5         System.setProperty("size", args[0]);
  6         System.setProperty("other", args[1]);
  7         int n = Integer.getInteger("size");
  8         for (int i = 0; i < n; i++) {
*/
