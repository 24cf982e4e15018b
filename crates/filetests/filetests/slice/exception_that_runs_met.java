// test: slice
// With a profile, statements throw as runs did: the first number threw, the second never.
class P {
    public static void main(String[] args) {
        int bad = 0;
        int sum = 0;
        try {
            sum += Integer.parseInt(args[0]); //@ threw
        } catch (NumberFormatException e) {
            bad = 3;
        }
        try {
            sum += Integer.parseInt(args[1]);
        } catch (NumberFormatException e) {
            bad += 4; //@ never
        }
        for (int i = 0; i < bad; i++) { //@ slice loop iterations
            System.out.println(sum);
        }
    }
}

/* expected
17 slice loop iterations
  5         int bad = 0;
  8             sum += Integer.parseInt(args[0]);
 10             bad = 3;
 13             sum += Integer.parseInt(args[1]);
 17         for (int i = 0; i < bad; i++) {
*/
