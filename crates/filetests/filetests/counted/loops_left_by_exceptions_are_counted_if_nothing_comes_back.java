// test: counted
// What the first cycle has shown is of no use where an exception ends the loop and control comes back;
// elsewhere handlers do not matter.
class P {
    public static void main(String[] args) {
        int[][] rows = {null, new int[args.length], null};
        int n = args.length, work = 0;
        for (int[] row : rows) {
            try {
                for (int y = 0; y < n; y++) {
                    for (int x = 0; x < row.length; x++) { //@ counted loop iterations
                        work += x;
                    }
                }
            } catch (NullPointerException e) {
                work--;
            }
        }
        try {
            for (int y = 0; y < n; y++) {
                for (int x = 0; x < rows[1].length; x++) { //@ counted loop iterations
                    work += x;
                }
            }
        } catch (NullPointerException e) {
            work--;
        }
        for (int k = 0; k < 3; k++) {
            try {
                for (int y = 0; y < n; y++) {
                    for (int x = 0; x < k; x++) { //@ counted loop iterations
                        work += x;
                    }
                }
            } catch (NullPointerException e) {
                work--;
            }
        }
    }
}

/* expected
11 counted loop iterations
  11: adds 1, ends at local arraylength
21 counted loop iterations
  20: adds 1, ends at local, around others
  21: adds 1, ends at local 1 arrayload(ref) arraylength
31 counted loop iterations
  30: adds 1, ends at local, around others
  31: adds 1, ends at local
*/
