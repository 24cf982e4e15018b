// test: slice
// Whether assertions are checked is asked of the class when it is initialised: the slice asks the same,
// and has the answer of its own start.
class P {
    static int checked;

    static boolean check() {
        checked++;
        return true;
    }

    public static void main(String[] args) {
        assert check();
        for (int i = 0; i < checked; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
14 slice loop iterations
  4 class P {
  8         checked++;
  9         return true;
 13         assert check();
 14         for (int i = 0; i < checked; i++) {
*/
