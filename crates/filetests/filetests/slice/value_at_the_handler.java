// test: slice
// The handler sees the local as it was when the call threw.
class P {
    public static void main(String[] args) {
        int step = 0;
        try {
            step = 1;
            Integer.parseInt(args[0]);
            step = 2;
            Integer.parseInt(args[1]);
            step = 3;
        } catch (NumberFormatException e) {
            step += 10;
        }
        for (int i = 0; i < step; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
15 slice loop iterations
  7             step = 1;
  8             Integer.parseInt(args[0]);
  9             step = 2;
 10             Integer.parseInt(args[1]);
 11             step = 3;
 13             step += 10;
 15         for (int i = 0; i < step; i++) {
*/
