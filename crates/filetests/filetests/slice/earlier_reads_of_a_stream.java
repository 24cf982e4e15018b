// test: slice
// The second number is behind the first: reading it needs that the first was read, not what it was.
import java.util.Scanner;

class P {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int first = in.nextInt();
        int second = in.nextInt();
        for (int i = 0; i < second; i++) { //@ slice loop iterations
            System.out.println(first);
        }
    }
}

/* expected
10 slice loop iterations
  7         Scanner in = new Scanner(System.in);
  8         int first = in.nextInt();
  9         int second = in.nextInt();
 10         for (int i = 0; i < second; i++) {
*/
