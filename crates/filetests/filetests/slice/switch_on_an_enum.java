// test: slice
// javac keeps a table of the constants' numbers in a class of its own: it comes with the switch.
enum Side {
    LEFT, RIGHT
}

class P {
    public static void main(String[] args) {
        int n = 0;
        switch (Side.valueOf(args[0])) {
            case LEFT:
                n = 3;
                break;
            case RIGHT:
                n = 4;
                break;
        }
        for (int i = 0; i < n; i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
18 slice loop iterations
  3 enum Side {
  4     LEFT, RIGHT
  9         int n = 0;
 10         switch (Side.valueOf(args[0])) {
 12                 n = 3;
 15                 n = 4;
 18         for (int i = 0; i < n; i++) {
*/
