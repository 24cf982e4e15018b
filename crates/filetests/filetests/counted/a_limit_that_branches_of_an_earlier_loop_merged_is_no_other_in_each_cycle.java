// test: counted
// One value for the analyses as well as for the program: what an earlier loop left in a local is no new
// value in each test of a later one.
class P {
    public static void main(String[] args) {
        int most = 0;
        for (String a : args) {
            if (a.isEmpty()) {
                most += most;
            } else {
                most = 7 * most + a.length();
            }
        }
        for (int i = 0; i < most; i++) { //@ counted loop iterations
            System.out.println(i);
        }
    }
}

/* expected
14 counted loop iterations
  14: adds 1, ends at local
*/
