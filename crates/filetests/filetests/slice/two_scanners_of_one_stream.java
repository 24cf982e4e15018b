// test: slice
// Both read the same input: what the first one takes, the second does not get.
import java.util.Scanner;

class P {
    public static void main(String[] args) {
        int first = new Scanner(System.in).nextInt();
        int second = new Scanner(System.in).nextInt();
        for (int i = 0; i < second; i++) { //@ slice loop iterations
            System.out.println(first);
        }
    }
}

/* expected
9 slice loop iterations
  7         int first = new Scanner(System.in).nextInt();
  8         int second = new Scanner(System.in).nextInt();
  9         for (int i = 0; i < second; i++) {
*/
